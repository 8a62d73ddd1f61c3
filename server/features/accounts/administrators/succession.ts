import type { SelectQueryBuilder } from 'kysely'
import type { User } from '#contract/accounts/accounts.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { byOwner, recordChange } from '../../../owners/audit-trail.ts'
import type { Env } from '../../../settings/env.ts'
import { usernameKey } from '../store/username-key.ts'
import { lockAdministrators } from './first-administrator.ts'
import type { NamedAdministrators } from './named-administrators.ts'

export interface SuccessionServices {
  readonly env: Pick<Env, 'requiresVerifiedEmail'>
  readonly administrators: NamedAdministrators
}

/**
 * Is this the last administrator of an installation that has other accounts? Then it needs a successor
 * before it may be deleted: no later registration makes an administrator.
 */
export async function needsSuccessor(
  db: Db,
  { env, administrators }: SuccessionServices,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<boolean> {
  if (role !== 'administrator') return false
  const others = () => whoCanFollow(db.selectFrom('users'), id, env)
  const { ids, names } = administrators
  const candidates = await others()
    .select(['id', 'username', 'email', 'emailVerified', 'role'])
    .where((where) =>
      where.or([
        where('role', '=', 'administrator'),
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
        ...(names.length > 0 ? [where('username', 'in', names)] : []),
      ]),
    )
    .execute()
  if (candidates.some((other) => other.role === 'administrator' || administrators.includes(other)))
    return false
  return (await others().select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Hands the role over where that is asked for, and sees to it that an administrator is left.
 * @param transaction that of the deletion, before the account is locked
 * @throws {AppError} `successor_needed`, `successor_unknown`, `not_administrator`
 */
export async function handOver(
  transaction: Db,
  services: SuccessionServices,
  { id }: Pick<User, 'id'>,
  { successor, at }: { readonly successor: string | undefined; readonly at: Date },
): Promise<void> {
  await lockAdministrators(transaction)
  // Since the request was authenticated, this account may have been given the role.
  const user = { id, role: await roleNow(transaction, services, id) }
  if (successor === undefined) {
    if (await needsSuccessor(transaction, services, user)) throw new AppError('successor_needed')
    return
  }
  if (user.role !== 'administrator') throw new AppError('not_administrator')
  const found = await whoCanFollow(transaction.selectFrom('users'), user.id, services.env)
    .select(['id', 'role'])
    .where('username', '=', usernameKey(successor))
    .executeTakeFirst()
  if (!found) throw new AppError('successor_unknown')
  if (found.role === 'administrator') return
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('id', '=', found.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('successor_unknown')
  await recordChange(transaction, {
    at,
    actor: byOwner(user.id),
    ownerId: found.id,
    action: 'role.changed',
    details: { role: { from: 'owner', to: 'administrator' } },
  })
}

async function roleNow(
  db: Db,
  { administrators }: Pick<SuccessionServices, 'administrators'>,
  id: string,
): Promise<User['role']> {
  const stored = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'emailVerified', 'role'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored) throw new AppError('not_signed_in')
  return stored.role === 'administrator' || administrators.includes(stored) ? 'administrator' : 'owner'
}

/** All other accounts that can sign in. The two halves are found by the key; `!=` would read the whole table. */
const whoCanFollow = (
  users: SelectQueryBuilder<Schema, 'users', object>,
  id: string,
  { requiresVerifiedEmail }: Pick<Env, 'requiresVerifiedEmail'>,
) => {
  const others = users.where((where) => where.or([where('id', '<', id), where('id', '>', id)]))
  return requiresVerifiedEmail ? others.where('emailVerified', '=', true) : others
}
