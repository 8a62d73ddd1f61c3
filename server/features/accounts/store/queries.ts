import { SESSIONS_LISTED } from '#contract/accounts/accounts.ts'
import { usernameLook } from '#domain/accounts/user-name.ts'
import type { Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { wasThere } from '../../../db/was-there.ts'
import { usernameKey } from './username-key.ts'

export const readUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const readUserNamed = (db: Db, username: string) =>
  db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst()

/** Returns whether there is an account whose name a person takes for this one. */
export async function isLookTaken(db: Db, username: string): Promise<boolean> {
  const look = usernameLook(username)
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('usernameLook', '=', look)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const keepLook = (db: Db, id: string, username: string) =>
  db
    .updateTable('users')
    .set({ usernameLook: usernameLook(username) })
    .where('id', '=', id)
    .execute()

/** Addresses are kept in lower case. */
export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

/**
 * The username of the account that a person means who signs in with an address or a username; undefined for
 * none. An address goes before a username that is written like one: names of this kind are no longer given, and
 * whose name is another's address signs in with the own one.
 */
export async function findSignInName(db: Db, typed: string): Promise<string | undefined> {
  const named = await db
    .selectFrom('users')
    .select(['username', 'email'])
    .where((where) =>
      where.or([where('email', '=', typed.toLowerCase()), where('username', '=', usernameKey(typed))]),
    )
    .execute()
  const byAddress = named.find(({ email }) => email === typed.toLowerCase())
  return (byAddress ?? named[0])?.username
}

export const markEmailVerified = (db: Db, id: string) =>
  db.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute()

/** The sessions of an account that have not run out, the last seen first. */
export const listSessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_LISTED)
    .execute()

export const deleteSessionOf = (db: Db, userId: string, id: string): Promise<boolean> =>
  wasThere(db.deleteFrom('sessions').where('id', '=', id).where('userId', '=', userId))

/** Tells how many there were. */
export async function deleteOtherSessionsOf(db: Db, userId: string, keptId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', keptId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Sessions and links of mails that have run out. @param now by the clock of sweeps */
export async function sweepExpired({ db }: Database, now: Date): Promise<void> {
  for (const table of ['sessions', 'verifications'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now.toISOString()).execute()
}

/** With everything that hangs on it. */
export const deleteUser = (db: Db, id: string) => db.deleteFrom('users').where('id', '=', id).execute()
