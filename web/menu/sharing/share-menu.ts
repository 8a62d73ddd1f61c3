import { shareSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  type ListedPage,
  makeRestaurantPage,
  openRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { knowPage, pagesQuery } from '../restaurant-page/page-queries.ts'
import { browserTimeZone } from '../restaurant-page/use-make-page.ts'
import { savedMenusQuery } from '../saved-menus-query.ts'
import { type Delivery, deliverLink } from './deliver-link.ts'

/** A menu that guests can read. */
export interface SharedMenu {
  readonly menuId: string
  /** Its own link. */
  readonly url: string
  /** It was put on the restaurant's page just now. */
  readonly isNewOnPage: boolean
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
  if (wasShared) return { menu: { menuId, url, isNewOnPage: false }, delivery: 'shown' }
  const put = pages && !known ? await putOnPage(menuId, pages) : null
  const page = known ?? put
  return {
    menu: { menuId, url, isNewOnPage: put !== null },
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
async function putOnPage(menuId: string, pages: readonly ListedPage[]) {
  try {
    const placed = await call(makeRestaurantPage, { body: { menuId, timeZone: browserTimeZone() } })
    const { restaurantId } = placed
    const isNew = !pages.some((page) => page.restaurantId === restaurantId)
    const page = isNew
      ? await call(openRestaurantPage, { params: { restaurantId }, body: { isOpen: true } })
      : placed
    knowPage(page)
    return page
  } catch {
    return null
  }
}
