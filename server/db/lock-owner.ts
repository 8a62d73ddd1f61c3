import type { Db } from './schema.ts'

/** Holds other writers of this owner back until the transaction ends; SQLite's transactions do so anyway. */
export const lockOwner = (db: Db, ownerId: string) =>
  db.updateTable('users').set({ id: ownerId }).where('id', '=', ownerId).execute()
