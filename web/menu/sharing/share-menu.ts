import { shareSavedMenu, withdrawSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  type ListedPage,
  makeRestaurantPage,
  type OwnPage,
  openRestaurantPage,
  readRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { knowPage, pagesQuery } from '../restaurant-page/page-queries.ts'
import { browserTimeZone } from '../restaurant-page/use-make-page.ts'
import { savedMenusQuery } from '../saved-menus-query.ts'
import { type Delivery, deliverLink } from './deliver-link.ts'

export interface SharedMenu {
  readonly menuId: string
  /** Its own link. */
  readonly url: string
  /** How it came to a page just now; null where its owner had put it before, or nothing could be done. */
  readonly placed: Placed | null
}

interface Placed {
  readonly page: OwnPage
  /** The page was opened for this menu. */
  readonly isNew: boolean
}

interface Shared {
  readonly menu: SharedMenu
  readonly delivery: Delivery
}

/**
 * Shares a saved menu. The first time it is also put on the restaurant's page, and the address of the page is sent or
 * copied; a menu that has a link already stays where its owner put it.
 * @throws {ApiError}
 */
export async function shareMenu(menuId: string, name: string): Promise<Shared> {
  const [pages, wasShared] = await Promise.all([
    queryClient.fetchQuery(pagesQuery).catch(() => null),
    isShared(menuId),
  ])
  const params = { id: menuId }
  // After a broken connection the call is retried once before the person is asked to.
  const { url } = await call(shareSavedMenu, { params }).catch(() => call(shareSavedMenu, { params }))
  const known = pages?.find(({ menuIds }) => menuIds.includes(menuId))
  if (wasShared) return { menu: { menuId, url, placed: null }, delivery: 'shown' }
  const put = pages && !known ? await putOnPage(menuId, pages) : null
  const page = known ?? put?.page
  return {
    menu: { menuId, url, placed: put },
    delivery: await deliverLink(page?.isOpen ? page.url : url, name),
  }
}

const isShared = async (menuId: string): Promise<boolean> => {
  const menus = await queryClient.fetchQuery(savedMenusQuery).catch(() => [])
  return menus.some(({ id, sharedAt }) => id === menuId && sharedAt !== null)
}

/**
 * Puts a menu on the page of the restaurant that it names, which is made and opened where there is none; one that its owner
 * closed stays closed. Null where that fails: the menu has its link.
 */
async function putOnPage(menuId: string, pages: readonly ListedPage[]): Promise<Placed | null> {
  try {
    const placed = await call(makeRestaurantPage, { body: { menuId, timeZone: browserTimeZone() } })
    const { restaurantId } = placed
    const isNew = !pages.some((page) => page.restaurantId === restaurantId)
    const page = isNew
      ? await call(openRestaurantPage, { params: { restaurantId }, body: { isOpen: true } })
      : placed
    knowPage(page)
    return { page, isNew }
  } catch {
    return null
  }
}

/**
 * Takes a menu from guests: off the pages that it is on, and its link for good. A page that was opened for it just now is
 * closed again.
 * @throws {ApiError}
 */
export async function stopSharing({ menuId, placed }: SharedMenu): Promise<void> {
  const pages = await queryClient.fetchQuery(pagesQuery)
  for (const { restaurantId } of pages.filter(({ menuIds }) => menuIds.includes(menuId))) {
    const params = { restaurantId }
    const { page, version } = await call(readRestaurantPage, { params })
    const menus = page.menus.filter((one) => one.menuId !== menuId)
    knowPage(await call(updateRestaurantPage, { params, body: { version, page: { ...page, menus } } }))
    if (placed?.isNew) knowPage(await call(openRestaurantPage, { params, body: { isOpen: false } }))
  }
  await call(withdrawSavedMenu, { params: { id: menuId } })
}
