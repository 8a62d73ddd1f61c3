import type { Db } from './schema.ts'

/** Saved menus of an owner that are in no bin. */
export const menusOf = (db: Db, ownerId: string) =>
  db
    .selectFrom('savedMenus')
    .where('savedMenus.ownerId', '=', ownerId)
    .where('savedMenus.deletedAt', 'is', null)

export async function hasRestaurant(db: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row !== undefined
}
