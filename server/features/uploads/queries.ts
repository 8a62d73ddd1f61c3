import type { Insertable } from 'kysely'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Db, Schema } from '../../db/schema.ts'

/** How many pictures an account has, and their bytes together. */
export async function countUploadsOf(db: Db, ownerId: string): Promise<{ count: number; bytes: number }> {
  const sums = await db
    .selectFrom('uploads')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('bytes').as('bytes')])
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  // PostgreSQL answers sums as text, and the sum of nothing is null.
  return { count: Number(sums.count), bytes: Number(sums.bytes ?? 0) }
}

/** @throws {AppError} `not_signed_in` where the account was deleted while its picture was read */
export const insertUpload = (db: Db, row: Insertable<Schema['uploads']>) =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, row.ownerId)
    await transaction.insertInto('uploads').values(row).execute()
  })
