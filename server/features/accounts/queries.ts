import type { Db } from '../../db/schema.ts'

export const readUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Makes the first account of an installation its administrator: who sets it up looks after it. Two
 * first registrations at the same moment still leave exactly one.
 */
export async function appointFirstAdministrator(db: Db): Promise<void> {
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()
  if (administrator) return
  await db
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('id', '=', (query) =>
      query.selectFrom('users').select('id').orderBy('createdAt').orderBy('id').limit(1),
    )
    .execute()
}
