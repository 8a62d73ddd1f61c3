import { lockOwner } from '../../db/lock-owner.ts'
import type { Db } from '../../db/schema.ts'
import { publish } from './publish.ts'

/** In the table of what an installation knows of itself. */
const BEGUN = 'recordBegun'

/** Menus that are looked at in one statement. */
const AT_ONCE = 200

/** Begins the record of the menus that guests saw before there was one. It is done once. */
export async function beginRecord(db: Db, at: Date): Promise<void> {
  const begun = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', BEGUN)
    .executeTakeFirst()
  if (begun) return
  for (let after = ''; ; ) {
    const menus = await db
      .selectFrom('savedMenus')
      .select(['id', 'ownerId'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, ownerId } of menus)
      await db.transaction().execute(async (transaction) => {
        await lockOwner(transaction, ownerId)
        await publish(transaction, [id], { at, by: null })
      })
    if (menus.length < AT_ONCE) break
    after = menus.at(-1)?.id ?? after
  }
  await db
    .insertInto('installation')
    .values({ key: BEGUN, value: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
