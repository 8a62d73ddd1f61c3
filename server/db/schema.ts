import type { Kysely } from 'kysely'
import type { AccountTables } from './tables/accounts.ts'
import type { BillingTables } from './tables/billing.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { LivingMenuTables } from './tables/living-menus.ts'
import type { MenuTables } from './tables/menus.ts'
import type { RestaurantTables } from './tables/restaurants.ts'
import type { UploadTables } from './tables/uploads.ts'
import type { WebhookTables } from './tables/webhooks.ts'

/** Times are ISO-8601 UTC texts; JSON is text; counters fit 32 bits: the subset both engines share. */
export interface Schema
  extends AccountTables,
    BillingTables,
    CatalogueTables,
    InstallationTables,
    LivingMenuTables,
    MenuTables,
    RestaurantTables,
    UploadTables,
    WebhookTables {}

export type Db = Kysely<Schema>
export type Engine = 'sqlite' | 'postgres'
