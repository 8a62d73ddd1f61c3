import type { User } from '#contract/accounts/accounts.ts'
import {
  type KnownAccount,
  listAccounts,
  lockAccount,
  makeResetLink,
  removeAccount,
  signAccountOut,
  unlockAccount,
} from '#contract/accounts/administration.ts'
import { canLookAfterAccounts } from '#domain/access/accounts.ts'
import type { Payments } from '../../../adapters/payments/port.ts'
import type { Storage } from '../../../adapters/storage/port.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { ownOrigin } from '../../../http/addresses/own-origin.ts'
import { askedPage, shownPage } from '../../../http/answers/pages.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { byOwner } from '../../../owners/audit-trail.ts'
import type { Mails, Plans } from '../../../owners/owners.ts'
import type { Settings } from '../../../settings/settings.ts'
import { deletionMail } from '../mails/mails.ts'
import { deleteAccount } from '../own-account/delete-account.ts'
import type { Accounts } from '../signing-in/auth.ts'
import { type Act, knownAccount, lock, resetLink, signOut, unlock } from './look-after.ts'
import { accountsAfter } from './queries.ts'

export function mountAdministration(
  api: Api,
  services: Accounts & Clock & Database & Settings & Payments & Plans & Mails & Storage,
): void {
  const { administrators, clock, db, env, mailQueue } = services

  mount(api, listAccounts, async ({ c, user, query }) => {
    if (!canLookAfterAccounts(user))
      throw new AppError('not_administrator', { message: 'Only an administrator can look after accounts.' })
    const { after, limit } = askedPage(listAccounts, query)
    const read = await accountsAfter(db, query.q, after?.[0] ?? '', limit)
    const { rows, nextCursor } = shownPage(c, listAccounts, query, read, ({ username }) => [username, ''])
    return {
      accounts: rows.map(
        (row): KnownAccount => ({
          id: row.id,
          username: row.displayUsername,
          email: row.email,
          role: row.role === 'administrator' || administrators.includes(row) ? 'administrator' : 'owner',
          isVerified: Boolean(row.emailVerified),
          createdAt: new Date(row.createdAt).toISOString(),
          lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
          menus: Number(row.menus ?? 0),
          lockedAt: row.lockedAt,
        }),
      ),
      nextCursor,
    }
  })

  mount(api, lockAccount, async ({ user, params: { id } }) => {
    await lock(db, id, actOn(user, id))
  })

  mount(api, unlockAccount, async ({ user, params: { id } }) => {
    await unlock(db, id, act(user))
  })

  mount(api, signAccountOut, async ({ user, params: { id } }) => {
    await signOut(db, id, act(user))
  })

  mount(api, makeResetLink, ({ c, user, params: { id } }) =>
    resetLink(db, id, ownOrigin(c, env.publicUrl), act(user)),
  )

  mount(api, removeAccount, async ({ user, params: { id }, body: { username } }) => {
    actOn(user, id)
    const stored = await knownAccount(db, id)
    const name = stored.displayUsername
    if (username !== name) throw new AppError('wrong_account')
    const { endedSubscription } = await deleteAccount(services, { id }, undefined)
    mailQueue.post(deletionMail(env.brand, { email: stored.email, name }, endedSubscription))
  })

  /** @throws {AppError} `account_not_found`: for all others there are no accounts but their own */
  function act(user: User): Act {
    if (!canLookAfterAccounts(user)) throw new AppError('account_not_found')
    return { at: clock(), actor: byOwner(user.id) }
  }

  /** An administrator goes by Account Settings, where a successor is asked for. */
  function actOn(user: User, id: string): Act {
    const allowed = act(user)
    if (user.id === id) throw new AppError('own_account')
    return allowed
  }
}
