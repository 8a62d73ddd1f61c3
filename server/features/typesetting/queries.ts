import type { Db } from '../../db/schema.ts'

/** The token of the link of a menu of this owner; undefined while it is not shared. */
export async function sharedLinkOf(db: Db, ownerId: string, menuId: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('savedMenus')
    .innerJoin('menuLinks', 'menuLinks.menuId', 'savedMenus.id')
    .select('menuLinks.token')
    .where('savedMenus.id', '=', menuId)
    .where('savedMenus.ownerId', '=', ownerId)
    .where('savedMenus.sharedAt', 'is not', null)
    .executeTakeFirst()
  return link?.token
}
