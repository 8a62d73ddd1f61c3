import type { Kysely } from 'kysely'
import { usernameLook } from '#domain/accounts/user-name.ts'

interface Users {
  users: { id: string; displayUsername: string | null; usernameLook: string | null }
}

/** What a user name looks like, so that no second one can be registered that reads as the first. */
export async function keepUsernameLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('usernameLook', 'text').execute()
  const users = db as Kysely<Users>
  for (const { id, displayUsername } of await users
    .selectFrom('users')
    .select(['id', 'displayUsername'])
    .execute())
    if (displayUsername !== null)
      await users
        .updateTable('users')
        .set({ usernameLook: usernameLook(displayUsername) })
        .where('id', '=', id)
        .execute()
  await db.schema.createIndex('usersByLook').on('users').column('usernameLook').execute()
}
