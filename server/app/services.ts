import type { Models } from '../adapters/ai/ports/models.ts'
import type { Payments } from '../adapters/payments/port.ts'
import type { PublicFiles } from '../adapters/public-files/public-file.ts'
import type { Recognizing } from '../adapters/recognition/port.ts'
import type { Storage } from '../adapters/storage/port.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import type { GuestCounting } from '../counting/guest-counts.ts'
import type { Clock, Database, Replica } from '../db/database.ts'
import type { Accounts } from '../features/accounts/signing-in/auth.ts'
import type { Assistants } from '../features/connections/clients.ts'
import type { Reporting } from '../features/insights/reports/reports.ts'
import type { Operation } from '../features/operation/operation.ts'
import type { JudgingBodies } from '../http/bodies/large-bodies.ts'
import type { Limiters } from '../limits/limiters.ts'
import type { HavingKeys } from '../owners/keys/keys.ts'
import type { Mails, Plans } from '../owners/owners.ts'
import type { RepeatingCalls } from '../owners/repeating/repeatable-calls.ts'
import type { Printing } from '../printing/printing.ts'
import type { Overridable, Settings } from '../settings/settings.ts'
import type { Sites } from '../site/site.ts'
import type { Watching } from '../watching/watching.ts'

/**
 * What all routes together work with; made once at the start, and by tests with their own parts. A feature
 * names only the parts that it takes.
 */
export type Services = Settings &
  Watching &
  Database &
  Replica &
  Clock &
  Limiters &
  JudgingBodies &
  Plans &
  Mails &
  Payments &
  Storage &
  PublicFiles &
  Recognizing &
  Models &
  Catalogue &
  Printing &
  Sites &
  Accounts &
  HavingKeys &
  RepeatingCalls &
  Assistants &
  Reporting &
  Operation &
  GuestCounting &
  Overridable

/** Those that are there before the server answers. */
export type OpenServices = Omit<Services, 'isDraining'>
