import { menusOf } from '../../db/own-menus.ts'
import type { Db } from '../../db/schema.ts'

/** The menus of this owner that are on a page and are not in the bin. */
export const menusNamed = async (db: Db, ownerId: string, menuIds: readonly string[]) =>
  menuIds.length === 0
    ? []
    : menusOf(db, ownerId).select(['id', 'name', 'title', 'document']).where('id', 'in', menuIds).execute()

/** The planned prices of menus with their ids, in the order in which they were made. */
export const plansNamed = async (db: Db, ownerId: string, menuIds: readonly string[]) =>
  menuIds.length === 0
    ? []
    : db
        .selectFrom('plannedPrices')
        .select(['id', 'menuId', 'document'])
        .where('menuId', 'in', menuIds)
        .where('ownerId', '=', ownerId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()

export const specialsNamed = async (db: Db, ownerId: string, menuIds: readonly string[]) =>
  menuIds.length === 0
    ? []
    : db
        .selectFrom('specials')
        .select(['id', 'menuId', 'document'])
        .where('menuId', 'in', menuIds)
        .where('ownerId', '=', ownerId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()

/** The versions of menus that open on a date, the next one first. */
export const versionsNamed = async (db: Db, ownerId: string, menuIds: readonly string[]) =>
  menuIds.length === 0
    ? []
    : db
        .selectFrom('changes')
        .innerJoin('changeMenus', 'changeMenus.changeId', 'changes.id')
        .select(['changes.id', 'menuId', 'title', 'opensAt', 'asks'])
        .where('menuId', 'in', menuIds)
        .where('changes.ownerId', '=', ownerId)
        .where('state', '=', 'open')
        .where('opensAt', 'is not', null)
        .orderBy('opensAt')
        .execute()
