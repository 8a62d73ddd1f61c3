import type { SignOff } from '#domain/menu/sign-off/sign-offs.ts'
import type { Db } from '../../db/schema.ts'

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

/** The address of the page that this menu of the owner is on, an open one before others; undefined where it is on none. */
export async function pageOf(db: Db, ownerId: string, menuId: string): Promise<string | undefined> {
  const page = await db
    .selectFrom('pageMenus')
    .innerJoin('restaurantPages', 'restaurantPages.restaurantId', 'pageMenus.restaurantId')
    .select('restaurantPages.slug')
    .where('pageMenus.menuId', '=', menuId)
    .where('pageMenus.ownerId', '=', ownerId)
    .orderBy('restaurantPages.isOpen', 'desc')
    .orderBy('restaurantPages.createdAt')
    .executeTakeFirst()
  return page?.slug
}

export async function isOwnMenu(db: Db, ownerId: string, menuId: string): Promise<boolean> {
  const menu = await db
    .selectFrom('savedMenus')
    .select('id')
    .where('id', '=', menuId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return menu !== undefined
}

export async function signOffsIn(db: Db, ownerId: string, menuId: string): Promise<SignOff[]> {
  const rows = await db
    .selectFrom('signOffs')
    .innerJoin('savedMenus', 'savedMenus.id', 'signOffs.menuId')
    .select([
      'signOffs.itemId',
      'signOffs.name',
      'signOffs.accountId',
      'signOffs.accountName',
      'signOffs.at',
      'signOffs.text',
    ])
    .where('savedMenus.id', '=', menuId)
    .where('savedMenus.ownerId', '=', ownerId)
    .orderBy('signOffs.at')
    .execute()
  return rows.map(({ itemId, accountId, accountName, ...row }) => ({
    ...row,
    itemId: Number(itemId),
    account: accountId === null ? null : accountName,
  }))
}
