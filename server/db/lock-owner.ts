import type { Db } from './schema.ts'

/**
 * Holds other writers of this owner back until the transaction ends; SQLite's transactions do so anyway.
 * It writes a column that nothing refers to: to write the key, SQLite would read all that is the owner's.
 */
export const lockOwner = (db: Db, ownerId: string) =>
  db
    .updateTable('users')
    .set((update) => ({ emailVerified: update.ref('emailVerified') }))
    .where('id', '=', ownerId)
    .execute()
