import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { paperOfCountry } from '#domain/money/countries.ts'
import { newDesign } from '#domain/plans/new-design.ts'
import { type Plan, planAllows } from '#domain/plans/plans.ts'
import { makeRoom } from '../../menu/starting/make-room.ts'
import { beginDesignsWith, useOpenMenu } from '../../menu/store/open-menu.ts'

/** The three ways to begin: from the owner's own menu, from dishes of the catalogue, with nothing. */
export type Way = 'import' | 'dishes' | 'empty'

/** The editor, which goes on with a way. */
export const addressOfWay = (way: Way): string => `/menu-builder?start=${way}`

/**
 * Prepares a new menu of this restaurant. The menu that is open stays as a draft unless it is saved.
 * @throws {ApiError} when it cannot be kept: then the menu stays open
 */
export async function prepareMenu(restaurant: Restaurant | null, plan: Plan): Promise<void> {
  await makeRoom()
  if (restaurant) useOpenMenu.getState().setRestaurant(restaurant)
  const country = restaurant?.market?.country
  beginDesignsWith({
    ...newDesign(plan),
    ...(country && planAllows(plan, 'feature:advancedLayout') && { pageSize: paperOfCountry(country) }),
  })
}
