import type { Context } from 'hono'
import type { NamedMenu, OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'
import { pageLink } from '../../../http/addresses/page-link.ts'
import type { PageRow } from '../../../live/own-page.ts'
import { nameOfRestaurant } from '../profiles/profile-name.ts'
import { readRestaurantOf } from '../profiles/queries.ts'
import { listSlugs, menusAmong } from './queries.ts'

/** Where an answer goes, for the addresses in it. */
export interface Answered {
  readonly c: Context
  readonly publicUrl: URL | undefined
}

/**
 * A page as its owner sees it.
 * @throws {UnreadableDocumentError}
 */
export async function presentPage(
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
