import type { Selectable } from 'kysely'
import { DECISIONS_KEPT } from '#contract/menus/dishes.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'

export interface Decision extends Pick<Selectable<Schema['dishDecisions']>, 'dishId' | 'part'> {
  readonly isEverywhere: boolean
}

export async function decisionsOn(db: Db, ownerId: string, dishIds: readonly string[]): Promise<Decision[]> {
  if (dishIds.length === 0) return []
  const rows = await db
    .selectFrom('dishDecisions')
    .select(['dishId', 'part', 'isEverywhere'])
    .where('ownerId', '=', ownerId)
    .where('dishId', 'in', [...new Set(dishIds)])
    .execute()
  return rows.map(({ isEverywhere, ...row }) => ({ ...row, isEverywhere: isEverywhere === 1 }))
}

/**
 * In a transaction that began with `lockOwner`.
 * @throws {AppError} `dish_not_found`, `too_many_decisions`
 */
export async function writeDecision(
  transaction: Db,
  ownerId: string,
  { isEverywhere: isSo, ...of }: Decision,
): Promise<void> {
  if (!(await isOnAMenu(transaction, ownerId, of.dishId))) throw new AppError('dish_not_found')
  await makeRoom(transaction, ownerId)
  const isEverywhere = isSo ? 1 : 0
  await transaction
    .insertInto('dishDecisions')
    .values({ ownerId, ...of, isEverywhere })
    .onConflict((conflict) => conflict.columns(['ownerId', 'dishId', 'part']).doUpdateSet({ isEverywhere }))
    .execute()
}

/** By the text of the documents: nothing else needs to be known of them. */
async function isOnAMenu(db: Db, ownerId: string, dishId: string): Promise<boolean> {
  const menu = await db
    .selectFrom('savedMenus')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('document', 'like', `%"dishId":"${dishId}"%`)
    .executeTakeFirst()
  return menu !== undefined
}

/** Forgets what was decided about dishes that are gone, where there is no room for more. */
async function makeRoom(db: Db, ownerId: string): Promise<void> {
  if ((await countOf(db, ownerId)) < DECISIONS_KEPT) return
  const rows = await db
    .selectFrom('dishDecisions')
    .select('dishId')
    .distinct()
    .where('ownerId', '=', ownerId)
    .execute()
  for (const { dishId } of rows) {
    if (await isOnAMenu(db, ownerId, dishId)) continue
    await db.deleteFrom('dishDecisions').where('ownerId', '=', ownerId).where('dishId', '=', dishId).execute()
  }
  if ((await countOf(db, ownerId)) >= DECISIONS_KEPT) throw new AppError('too_many_decisions')
}

async function countOf(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('dishDecisions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
