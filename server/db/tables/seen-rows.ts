import { type RawBuilder, sql } from 'kysely'
import type { RestaurantLimit } from '../../watching/within-restaurants.ts'

/** Which rows of a table a member sees who is limited to some restaurants. */
export type SeenRows =
  /** Those whose column names one of the restaurants; nothing is written for another one. */
  | { readonly restaurant: 'id' | 'restaurantId' }
  | ((limit: RestaurantLimit) => RawBuilder<unknown>)
  /** All: they say nothing of a restaurant, or are reached by a row that is seen. */
  | 'all'

export const ofRestaurant = { restaurant: 'restaurantId' } as const

export const ofMenu = (limit: RestaurantLimit) => sql`"menuId" in ${menusOf(limit)}`

/** A list in parentheses; an empty one where there isn't a restaurant. */
export const listOf = ({ restaurants }: RestaurantLimit) =>
  sql`(${sql.join(restaurants.length > 0 ? restaurants : [null])})`

/** By the index of the menus of a house. */
export const menusOf = (limit: RestaurantLimit) =>
  sql`(select "id" from "savedMenus" where "ownerId" = ${limit.houseId} and "restaurantId" in ${listOf(limit)})`

/** Drafts of menus, and of what has not been saved what the member wrote. */
export const ofDraft = (limit: RestaurantLimit) =>
  sql`"workId" in ${menusOf(limit)} or ("writtenBy" = ${limit.accountId}
    and not exists (select 1 from "savedMenus" as "saved" where "saved"."id" = "workId"))`

/** Rows of `uploadUses`, by their place. */
export const usesOf = (limit: RestaurantLimit) =>
  sql`"placeId" in ${listOf(limit)} or "placeId" in ${menusOf(limit)}
    or "placeId" in (select "id" from "specials" where ${ofMenu(limit)})
    or "placeId" in (select "menuId" || '/' || "version" from "menuStates" where ${ofMenu(limit)})
    or ("kind" = 'draft' and "placeId" in (
      select "workId" from "drafts" where "ownerId" = ${limit.houseId} and (${ofDraft(limit)})))`
