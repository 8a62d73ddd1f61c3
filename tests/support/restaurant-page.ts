import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  makeRestaurantPage,
  type OwnPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from './test-client.ts'

export interface OpenPage {
  readonly restaurantId: string
  readonly menuIds: readonly string[]
  readonly slug: string
}

/** A restaurant of this owner, in Rome, whose open page shows saved menus of these contents. */
export async function openPage(client: TestClient, contents: readonly MenuContent[]): Promise<OpenPage> {
  const { id: restaurantId } = await client.call(createRestaurant, { body: { name: 'Trattoria' } })
  const body = { restaurantId, timeZone: 'Europe/Rome', isOpen: true }
  let page = await client.call(makeRestaurantPage, { body })
  for (const content of contents) {
    const { id: menuId } = await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    page = await client.call(makeRestaurantPage, { body: { ...body, menuId } })
  }
  return { restaurantId, menuIds: page.page.menus.map(({ menuId }) => menuId), slug: page.slug }
}

/** Says something else of a restaurant's page. */
export async function changePage(
  client: TestClient,
  { page, version, restaurantId }: Pick<OwnPage, 'page' | 'version' | 'restaurantId'>,
  changes: Partial<RestaurantPage>,
): Promise<OwnPage> {
  const body = { version, page: { ...page, ...changes } }
  return client.call(updateRestaurantPage, { params: { restaurantId }, body })
}
