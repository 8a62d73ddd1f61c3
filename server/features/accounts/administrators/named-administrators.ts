import { usernameLook } from '#domain/accounts/user-name.ts'
import type { Db } from '../../../db/schema.ts'
import type { Env } from '../../../settings/env.ts'
import type { Logger } from '../../../watching/log.ts'
import { usernameKey } from '../store/username-key.ts'

/** As the authentication library has an account. */
export interface NamedAccount {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly emailVerified: boolean | number
}

export interface NamedAdministrators {
  includes(account: NamedAccount): boolean
  /** Returns whether this name, or its look, is kept for an administrator with another address. */
  isReserved(username: string, email: string): boolean
  /** Accounts that may be among them: their ids and their names. */
  readonly ids: readonly string[]
  readonly names: readonly string[]
}

interface Needs {
  readonly db: Db
  readonly env: Pick<Env, 'administrators'>
  readonly clock: () => Date
  readonly log: Logger
}

/**
 * Reads the names of the settings. One without an address means the account that had the name when the
 * server first started with it, which `namedAdministrators` remembers: an account that takes the name later,
 * or after that account is deleted, is not meant. One with an address means the account that has confirmed
 * this address.
 */
export async function openNamedAdministrators({ db, env, clock, log }: Needs): Promise<NamedAdministrators> {
  const settings = env.administrators.map(({ name, ...rest }) => ({ ...rest, name: usernameKey(name) }))
  const bare = settings.filter(({ address }) => address === undefined).map(({ name }) => name)
  const ids = await rememberNames(db, bare, clock().toISOString())
  const named: NamedAdministrators = {
    ids,
    names: settings.filter(({ address }) => address !== undefined).map(({ name }) => name),
    includes: ({ id, username, email, emailVerified }) =>
      ids.includes(id) ||
      (Boolean(emailVerified) &&
        settings.some(({ name, address }) => name === username && address === email.toLowerCase())),
    isReserved: (username, email) => {
      const look = usernameLook(username)
      const entries = settings.filter(({ name }) => usernameLook(name) === look)
      const isTheirs = ({ name, address }: (typeof settings)[number]) =>
        name === usernameKey(username) && address === email.toLowerCase()
      return entries.length > 0 && !entries.some(isTheirs)
    },
  }
  await tellOfNames(db, log, named, [...new Set(settings.map(({ name }) => name))])
  return named
}

/** @returns the accounts that the names meant when they were first given */
const rememberNames = async (db: Db, names: readonly string[], now: string): Promise<string[]> =>
  db.transaction().execute(async (transaction) => {
    // A name that is removed from the settings and given again means the account that has it then.
    const forgotten = transaction.deleteFrom('namedAdministrators')
    await (names.length > 0 ? forgotten.where('name', 'not in', names) : forgotten).execute()
    if (names.length === 0) return []
    const accounts = await transaction
      .selectFrom('users')
      .select(['id', 'username'])
      .where('username', 'in', names)
      .execute()
    const idOf = new Map(accounts.map(({ id, username }) => [username, id]))
    await transaction
      .insertInto('namedAdministrators')
      .values(names.map((name) => ({ name, userId: idOf.get(name) ?? null, namedAt: now })))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const rows = await transaction.selectFrom('namedAdministrators').select('userId').execute()
    return rows.flatMap(({ userId }) => userId ?? [])
  })

async function tellOfNames(
  db: Db,
  log: Logger,
  named: NamedAdministrators,
  names: readonly string[],
): Promise<void> {
  const accounts =
    names.length > 0
      ? await db
          .selectFrom('users')
          .select(['id', 'username', 'email', 'emailVerified'])
          .where('username', 'in', names)
          .execute()
      : []
  const effective = new Set(accounts.filter(named.includes).map(({ username }) => username))
  const reserved = names.filter((name) => !effective.has(name))
  if (reserved.length > 0)
    log.warn(
      { names: reserved },
      'CARTE_ADMINS names nobody who is an administrator by it: these user names are reserved. Write name:address to make one of whoever confirms that address, or name accounts that exist',
    )
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const administrator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()
  if (someone && !administrator && effective.size === 0)
    log.warn('there is no administrator: name an account in CARTE_ADMINS')
}
