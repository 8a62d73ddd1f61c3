import type { Typesetter } from '#typeset/typesetter.ts'
import type { DescriptionWriter } from '../adapters/ai/ports/description-writer.ts'
import type { DishProposer } from '../adapters/ai/ports/dish-proposer.ts'
import type { FoodImageProvider } from '../adapters/ai/ports/food-images.ts'
import type { MenuGenerator } from '../adapters/ai/ports/menu-generator.ts'
import type { PaymentProvider } from '../adapters/payments/port.ts'
import type { PublicFileFetcher } from '../adapters/public-files/public-file.ts'
import type { FileStorage } from '../adapters/storage/port.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import type { OpenDatabase } from '../db/connection/open.ts'
import type { Db } from '../db/schema.ts'
import type { NamedAdministrators } from '../features/accounts/administrators/named-administrators.ts'
import type { Auth } from '../features/accounts/signing-in/auth.ts'
import type { Reports } from '../features/insights/reports/reports.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { Rates } from '../limits/rates.ts'
import type { PostOffice } from '../owners/mail-queue.ts'
import type { PlanOf } from '../owners/subscriptions.ts'
import type { PrintPictures } from '../printing/print-pictures.ts'
import type { Env } from '../settings/env.ts'
import type { Site } from '../site/site.ts'
import type { Logger } from '../watching/log.ts'
import type { Metrics } from '../watching/metrics.ts'

/** What the routes work with; made once at the start, and by tests with their own parts. */
export interface Services {
  readonly env: Env
  readonly log: Logger
  readonly metrics: Metrics
  readonly database: OpenDatabase
  readonly db: Db
  readonly auth: Auth
  readonly administrators: NamedAdministrators
  readonly attempts: Attempts
  readonly rates: Rates
  readonly postOffice: PostOffice
  readonly catalogue: LiveCatalogue
  readonly payments: PaymentProvider
  /** The plan that an owner has at this moment. */
  readonly planOf: PlanOf
  readonly menuGenerator: MenuGenerator
  /** Of the image model where there is one. */
  readonly foodImages: FoodImageProvider
  readonly dishProposer: DishProposer
  readonly descriptionWriter: DescriptionWriter
  readonly reports: Reports
  /** Uploads and generated pictures. */
  readonly storage: FileStorage
  /** Rejects where the storage is away; absent where it is a folder of this machine. */
  readonly checkStorage?: () => Promise<unknown>
  /** Of the public web; never of a private network. */
  readonly fetchPublicFile: PublicFileFetcher
  readonly typesetter: Typesetter
  readonly printPictures: PrintPictures
  readonly site: Site
  readonly clock: () => Date
  readonly version: string
  /** True from the signal to stop until the process ends. */
  readonly isDraining: () => boolean
}
