import {
  type ListedPage,
  listRestaurantPages,
  makeRestaurantPage,
  openRestaurantPage,
  readRestaurantPage,
  renameRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { pageLink } from '../../../http/addresses/page-link.ts'
import { askedPage, shownPage } from '../../../http/answers/pages.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { ownPage } from '../../../live/own-page.ts'
import type { Settings } from '../../../settings/settings.ts'
import { nameOfRestaurant } from '../profiles/profile-name.ts'
import { openPage, renamePage, savePage } from './change-page.ts'
import { makePage } from './make-page.ts'
import { presentPage } from './present-page.ts'
import { listPageMenusOf, listPagesOf } from './queries.ts'

export function mountRestaurantPages(api: Api, services: Database & Clock & Settings): void {
  const { db, env } = services
  const { publicUrl } = env

  mount(api, listRestaurantPages, async ({ c, user, query }) => {
    const read = await listPagesOf(db, user.house.id, askedPage(listRestaurantPages, query))
    const { rows: pages } = shownPage(c, listRestaurantPages, query, read, (page) => [
      page.createdAt,
      page.restaurantId,
    ])
    const ids = pages.map(({ restaurantId }) => restaurantId)
    const placed = Map.groupBy(
      ids.length > 0 ? await listPageMenusOf(db, ids) : [],
      ({ restaurantId }) => restaurantId,
    )
    return pages.map(
      ({ restaurantId, profile, slug, isOpen }): ListedPage => ({
        restaurantId,
        restaurantName: nameOfRestaurant(profile) ?? '',
        slug,
        url: pageLink(c, publicUrl, slug),
        isOpen: isOpen === 1,
        menuIds: (placed.get(restaurantId) ?? []).map(({ menuId }) => menuId),
      }),
    )
  })

  mount(api, makeRestaurantPage, async ({ c, user, body }) =>
    presentPage(db, { c, publicUrl }, await makePage(services, user, body)),
  )

  mount(api, readRestaurantPage, async ({ c, user, params }) =>
    presentPage(db, { c, publicUrl }, await ownPage(db, user.house.id, params.restaurantId)),
  )

  mount(api, updateRestaurantPage, async ({ c, user, params, body }) =>
    presentPage(db, { c, publicUrl }, await savePage(services, user, params.restaurantId, body)),
  )

  mount(api, openRestaurantPage, async ({ c, user, params, body }) =>
    presentPage(db, { c, publicUrl }, await openPage(services, user, params.restaurantId, body)),
  )

  mount(api, renameRestaurantPage, async ({ c, user, params, body }) =>
    presentPage(db, { c, publicUrl }, await renamePage(services, user, params.restaurantId, body.slug)),
  )
}
