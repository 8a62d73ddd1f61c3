import type { Db } from '../../db/schema.ts'

/** Whether this is a menu of this owner that everybody may read. */
export async function isSharedMenuOf(db: Db, ownerId: string, menuId: string): Promise<boolean> {
  const menu = await db
    .selectFrom('savedMenus')
    .select('sharedAt')
    .where('id', '=', menuId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return typeof menu?.sharedAt === 'string'
}
