import type { Context } from 'hono'
import {
  type ListedPage,
  listRestaurantPages,
  makeRestaurantPage,
  type NamedMenu,
  type OwnPage,
  openRestaurantPage,
  readRestaurantPage,
  renameRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { pageLink } from '../../../http/addresses/page-link.ts'
import { askedPage, shownPage } from '../../../http/answers/pages.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { ownPage, type PageRow } from '../../../live/own-page.ts'
import type { Settings } from '../../../settings/settings.ts'
import { nameOfRestaurant } from '../profiles/profile-name.ts'
import { readRestaurantOf } from '../profiles/queries.ts'
import { openPage, renamePage, savePage } from './change-page.ts'
import { makePage } from './make-page.ts'
import { listPageMenusOf, listPagesOf, listSlugs, menusAmong } from './queries.ts'

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

/** Where an answer goes, for the addresses in it. */
interface Answered {
  readonly c: Context
  readonly publicUrl: URL | undefined
}

/**
 * A page as its owner sees it.
 * @throws {UnreadableDocumentError}
 */
async function presentPage(
  db: Db,
  { c, publicUrl }: Answered,
  { restaurantId, ownerId, slug, isOpen, isIndexed, document, version, updatedAt }: PageRow,
): Promise<OwnPage> {
  const page = readStoredText(restaurantPageForm, document)
  const slugs = (await listSlugs(db, restaurantId)).map((one) => one.slug)
  const menuIds = page.menus.map(({ menuId }) => menuId)
  const found = new Map((await menusAmong(db, ownerId, menuIds)).map((menu) => [menu.id, menu]))
  const menus = menuIds.map((menuId): NamedMenu => {
    const menu = found.get(menuId)
    if (!menu) return { menuId, title: '', name: '', state: 'gone' }
    const { title, name, deletedAt } = menu
    return { menuId, title, name, state: deletedAt === null ? 'saved' : 'binned' }
  })
  const restaurant = await readRestaurantOf(db, ownerId, restaurantId)
  return {
    restaurantId,
    restaurantName: nameOfRestaurant(restaurant?.profile ?? '') ?? '',
    slug,
    url: pageLink(c, publicUrl, slug),
    isOpen: isOpen === 1,
    isIndexed: isIndexed === 1,
    isSlugChosen: slug !== slugs[0],
    formerSlugs: slugs.filter((former) => former !== slug),
    page,
    version,
    updatedAt,
    menus,
  }
}
