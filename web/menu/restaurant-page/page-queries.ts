import {
  type ListedPage,
  listRestaurantPages,
  type OwnPage,
  readRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryOf } from '../../lib/query-of.ts'

export const pagesQuery = queryOf(listRestaurantPages)

/** One of them, whole. */
export const pageQuery = (restaurantId: string) =>
  // Another device may have changed it since it was looked at last.
  queryOf(readRestaurantPage, { params: { restaurantId } }, { staleTime: 0 })

export function knowPage(page: OwnPage): void {
  const { restaurantId, restaurantName, slug, url, isOpen, menus } = page
  const menuIds = menus.filter(({ state }) => state !== 'gone').map(({ menuId }) => menuId)
  const listed: ListedPage = { restaurantId, restaurantName, slug, url, isOpen, menuIds }
  queryClient.setQueryData(pageQuery(restaurantId).queryKey, page)
  queryClient.setQueryData(pagesQuery.queryKey, (known) => {
    if (known === undefined) return undefined
    const isKnown = known.some((one) => one.restaurantId === restaurantId)
    return isKnown
      ? known.map((one) => (one.restaurantId === restaurantId ? listed : one))
      : [...known, listed]
  })
}
