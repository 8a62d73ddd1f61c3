import type { Db } from '../../../db/schema.ts'
import { usernameKey } from '../store/username-key.ts'

/** Accounts by username, after one of them; `begins`: how a username or an address begins. */
export const accountsAfter = (db: Db, begins: string, after: string, limit: number) =>
  db
    .selectFrom('users')
    .selectAll()
    .select((query) => [
      query
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('updatedAt').as('at'))
        .whereRef('sessions.userId', '=', 'users.id')
        .as('lastSeenAt'),
      query
        .selectFrom('savedMenus')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('savedMenus.ownerId', '=', 'users.id')
        .as('menus'),
    ])
    .where('username', '>', after)
    .$if(begins !== '', (query) =>
      query.where((where) =>
        where.or([
          where('username', 'like', `${literally(usernameKey(begins))}%`),
          where('email', 'like', `${literally(begins.toLowerCase())}%`),
        ]),
      ),
    )
    .orderBy('username')
    .limit(limit)
    .execute()

export const setLock = (db: Db, id: string, lockedAt: string | null) =>
  db.updateTable('users').set({ lockedAt }).where('id', '=', id).execute()

/** @returns how many there were */
export async function endSessionsOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('userId', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Without the letters that mean any text in a pattern. */
const literally = (text: string): string => text.replaceAll(/[%_\\]/g, '')
