import { type RawBuilder, sql } from 'kysely'
import type { RestaurantLimit } from '../../watching/within-restaurants.ts'
import type { Schema } from '../schema.ts'

/** Which rows of a table somebody sees who is limited to some restaurants. */
type TableRule =
  /** Those whose column names one of the restaurants; nothing is written for another one. */
  | { readonly restaurant: 'id' | 'restaurantId' }
  | ((limit: RestaurantLimit) => RawBuilder<unknown>)
  /** All: they say nothing of a restaurant, or are reached by a row that is seen. */
  | 'all'

const ofRestaurant = { restaurant: 'restaurantId' } as const

const ofMenu = (limit: RestaurantLimit) => sql`"menuId" in ${menusOf(limit)}`

/** A table without a line isn't compiled: a new one says here whose it is. */
export const tableRules: Readonly<Record<keyof Schema, TableRule>> = {
  restaurants: { restaurant: 'id' },
  savedMenus: ofRestaurant,
  restaurantPages: ofRestaurant,
  pageMenus: ofRestaurant,
  boards: ofRestaurant,
  webhooks: ofRestaurant,
  passLinks: ofRestaurant,
  guestCounts: ofRestaurant,
  guestDays: ofRestaurant,
  menuStates: ofMenu,
  lastImports: ofMenu,
  signOffs: ofMenu,
  menuClaims: ofMenu,
  menuLinks: ofMenu,
  menuWords: ofMenu,
  soldOut: ofMenu,
  plannedPrices: ofMenu,
  specials: ofMenu,
  changeMenus: ofMenu,
  publications: ofMenu,
  // One that goes over menus of other restaurants too is for who sees them all.
  changes: (limit) =>
    sql`"id" in (select "changeId" from "changeMenus" where ${ofMenu(limit)}) and "id" not in (select "changeId" from "changeMenus" where "ownerId" = ${limit.houseId} and not (${ofMenu(limit)}))`,
  drafts: (limit) => ofDraft(limit),
  uploads: (limit) => sql`"madeBy" = ${limit.accountId} or "name" in (
    select "uploadName" from "uploadUses" where "ownerId" = ${limit.houseId} and (${usesOf(limit)}))`,
  // Of a menu that isn't saved: what the member gave.
  givenCommands: (limit) => sql`${ofMenu(limit)} or ("menuId" is null and "accountId" = ${limit.accountId})`,
  apiKeys: ({ accountId }) => sql`"madeBy" = ${accountId}`,
  auditTrail: (limit) =>
    sql`"actorId" = ${limit.accountId} or "subjectId" in ${listOf(limit)} or "subjectId" in ${menusOf(limit)}
      or "actorId" in (select "id" from "apiKeys" where "madeBy" = ${limit.accountId})`,

  accounts: 'all',
  attempts: 'all',
  catalogueChanges: 'all',
  catalogueItems: 'all',
  connectionCodes: 'all',
  dishDecisions: 'all',
  formerSlugs: 'all',
  houseInvitations: 'all',
  houseSettings: 'all',
  houses: 'all',
  installation: 'all',
  invitations: 'all',
  jobs: 'all',
  keptDocuments: 'all',
  liveMenus: 'all',
  members: 'all',
  modelUsage: 'all',
  namedAdministrators: 'all',
  pageSlugs: 'all',
  palettes: 'all',
  passkeys: 'all',
  repeatableCalls: 'all',
  retiredDishes: 'all',
  // Calls about them are for who sees the whole house.
  rolloutMenus: 'all',
  rolloutSources: 'all',
  rollouts: 'all',
  sandboxCustomers: 'all',
  sandboxInvoices: 'all',
  sandboxSubscriptions: 'all',
  secondFactors: 'all',
  sessions: 'all',
  subscriptions: 'all',
  uploadUses: 'all',
  users: 'all',
  verifications: 'all',
  webhookDeliveries: 'all',
}

/** A list in parentheses; an empty one where there isn't a restaurant. */
const listOf = ({ restaurants }: RestaurantLimit) =>
  sql`(${sql.join(restaurants.length > 0 ? restaurants : [null])})`

/** By the index of the menus of a house. */
const menusOf = (limit: RestaurantLimit) =>
  sql`(select "id" from "savedMenus" where "ownerId" = ${limit.houseId} and "restaurantId" in ${listOf(limit)})`

/** Drafts of menus, and of what has not been saved what the member wrote. */
const ofDraft = (limit: RestaurantLimit) =>
  sql`"workId" in ${menusOf(limit)} or ("writtenBy" = ${limit.accountId}
    and not exists (select 1 from "savedMenus" as "saved" where "saved"."id" = "workId"))`

/** Rows of `uploadUses`, by their place. */
const usesOf = (limit: RestaurantLimit) =>
  sql`"placeId" in ${listOf(limit)} or "placeId" in ${menusOf(limit)}
    or "placeId" in (select "id" from "specials" where ${ofMenu(limit)})
    or "placeId" in (select "menuId" || '/' || "version" from "menuStates" where ${ofMenu(limit)})
    or ("kind" = 'draft' and "placeId" in (
      select "workId" from "drafts" where "ownerId" = ${limit.houseId} and (${ofDraft(limit)})))`

/** Which rows of a table are seen, as a condition; null for all of them. */
export function seenRows(table: string, limit: RestaurantLimit): RawBuilder<unknown> | null {
  const rule = ruleOf(table)
  if (rule === 'all') return null
  return typeof rule === 'function' ? rule(limit) : sql`${sql.id(rule.restaurant)} in ${listOf(limit)}`
}

/** The column that names the restaurant of a row that is written; undefined where none does. */
export function restaurantColumn(table: string): string | undefined {
  const rule = ruleOf(table)
  return typeof rule === 'object' ? rule.restaurant : undefined
}

/** What isn't a table, as the name of a query, is made of tables. */
const ruleOf = (table: string): TableRule => (table in tableRules ? tableRules[table as keyof Schema] : 'all')
