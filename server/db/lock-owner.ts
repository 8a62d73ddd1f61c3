import { AppError } from '../errors/app-error.ts'
import { currentTrace } from '../watching/trace.ts'
import type { Db } from './schema.ts'

/**
 * Holds other writers of this house back until the transaction ends; SQLite's transactions do so anyway.
 * It writes columns that nothing refers to: to write the key, SQLite would read all that is the house's.
 * @throws {AppError} `not_signed_in`: the house was deleted since the request was authenticated; `role_refused`: so was
 * what its sender is in the house
 */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('houses')
    .set((update) => ({ name: update.ref('name') }))
    .where('id', '=', ownerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_signed_in')
  // Servers of the version before hold the account of the same id, for as long as an upgrade takes.
  await db
    .updateTable('users')
    .set((update) => ({ emailVerified: update.ref('emailVerified') }))
    .where('id', '=', ownerId)
    .execute()
  const sender = currentTrace()?.member
  if (sender?.houseId !== ownerId) return
  const member = await db
    .selectFrom('members')
    .select(['role', 'restaurants'])
    .where('houseId', '=', ownerId)
    .where('accountId', '=', sender.accountId)
    .executeTakeFirst()
  const restaurants = sender.restaurants ? JSON.stringify(sender.restaurants) : null
  if (member?.role !== sender.role || member.restaurants !== restaurants)
    throw new AppError('role_refused', {
      message: 'What you may do in this house has just changed. Nothing was saved: please reload the page.',
    })
}
