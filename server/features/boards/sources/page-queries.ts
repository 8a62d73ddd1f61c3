import type { Db } from '../../../db/schema.ts'

export interface BoardOwner {
  readonly restaurantId: string
  readonly ownerId: string
}

/** The documents of a restaurant's page, of its profile, and of the page's menus that are not in the bin. */
export async function readPageDocuments(db: Db, { restaurantId, ownerId }: BoardOwner) {
  const [page, profile, menus] = await Promise.all([
    db
      .selectFrom('restaurantPages')
      .select('document')
      .where('restaurantId', '=', restaurantId)
      .where('ownerId', '=', ownerId)
      .executeTakeFirst(),
    db
      .selectFrom('restaurants')
      .select('profile')
      .where('id', '=', restaurantId)
      .where('ownerId', '=', ownerId)
      .executeTakeFirst(),
    db
      .selectFrom('pageMenus')
      .innerJoin('savedMenus', 'savedMenus.id', 'pageMenus.menuId')
      .select(['savedMenus.id', 'savedMenus.document', 'savedMenus.templateId'])
      .where('pageMenus.restaurantId', '=', restaurantId)
      .where('savedMenus.ownerId', '=', ownerId)
      .where('savedMenus.deletedAt', 'is', null)
      .execute(),
  ])
  return page && profile && { page, profile, menus }
}
