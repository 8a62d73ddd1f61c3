import { AppError } from '../errors/app-error.ts'
import type { Db } from './schema.ts'

/**
 * Holds other writers of this owner back until the transaction ends; SQLite's transactions do so anyway.
 * It writes a column that nothing refers to: to write the key, SQLite would read all that is the owner's.
 * @throws {AppError} `not_signed_in`: the account was deleted since the request was authenticated
 */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set((update) => ({ emailVerified: update.ref('emailVerified') }))
    .where('id', '=', ownerId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('not_signed_in')
}
