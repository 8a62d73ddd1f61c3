import type { Db } from '../../../db/schema.ts'

interface Own {
  readonly userId: string
  readonly id: string
}

/** The oldest first. */
export const listPasskeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** @returns whether there was one of that id */
export async function namePasskey(db: Db, { userId, id }: Own, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns whether there was one of that id */
export async function deletePasskey(db: Db, { userId, id }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
