import {
  changePassword,
  deleteAccount,
  exportAccount,
  listSessions,
  readAccount,
  revokeOtherSessions,
  revokeSession,
  type Session,
  type User,
} from '#contract/accounts/accounts.ts'
import type { TrailAction } from '#contract/accounts/audit-trail.ts'
import { mayDo } from '#domain/access/roles.ts'
import type { Payments } from '../../../adapters/payments/port.ts'
import type { Storage } from '../../../adapters/storage/port.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { zipStream } from '../../../http/answers/zip-stream.ts'
import type { Api, HttpContext } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import type { Limiters } from '../../../limits/limiters.ts'
import { type Change, recordChange } from '../../../owners/audit-trail.ts'
import type { Mails } from '../../../owners/owners.ts'
import { readSubscriptionOf } from '../../../owners/subscriptions.ts'
import type { Settings } from '../../../settings/settings.ts'
import { needsSuccessor } from '../administrators/succession.ts'
import { voidLinksOf } from '../mails/mail-links.ts'
import { deletionMail } from '../mails/mails.ts'
import type { Accounts } from '../signing-in/auth.ts'
import { refuseGuessedPassword } from '../signing-in/refuse-password.ts'
import { forwardCookies, requestOf } from '../signing-in/request.ts'
import { deleteOtherSessionsOf, deleteSessionOf, listSessionsOf, readUser } from '../store/queries.ts'
import { deleteAccount as deleteEverything } from './delete-account.ts'
import { exportAccount as exportEverything } from './export-account.ts'

export function mountOwnAccount(
  api: Api,
  services: Accounts & Pick<Limiters, 'attempts'> & Clock & Database & Settings & Payments & Mails & Storage,
): void {
  const { auth, attempts, clock, db, env, payments, mailQueue } = services

  mount(api, readAccount, async ({ user }) => {
    const stored = await readStored(user)
    return {
      ...user,
      emailVerified: Boolean(stored.emailVerified),
      createdAt: new Date(stored.createdAt).toISOString(),
      needsSuccessor: await needsSuccessor(db, services, user),
    }
  })

  mount(api, changePassword, async ({ c, user, body }) => {
    refuseGuessedPassword(body.newPassword, user, 'newPassword')
    await attempts.take(['password of account', user.id])
    const response = await auth.change(
      'changePassword',
      requestOf(c, env),
      { ...body, revokeOtherSessions: true },
      async (transaction) => {
        await voidLinksOf(transaction, user.id)
        await record(transaction, user, 'password.changed')
      },
    )
    if (!response.ok) throw new AppError('wrong_password', { cause: await response.json() })
    await attempts.forgive(['password of account', user.id])
    forwardCookies(c, response)
  })

  mount(api, listSessions, async ({ c, user }) => {
    const currentId = await auth.findSessionId(c.req.raw.headers)
    // The library's sessions run out by the machine's own clock.
    const rows = await listSessionsOf(db, user.id, new Date())
    return rows.map(
      (row): Session => ({
        id: row.id,
        createdAt: new Date(row.createdAt).toISOString(),
        lastSeenAt: new Date(row.updatedAt).toISOString(),
        userAgent: row.userAgent || null,
        address: row.ipAddress || null,
        isCurrent: row.id === currentId,
      }),
    )
  })

  mount(api, revokeSession, async ({ user, params }) => {
    await db.transaction().execute(async (transaction) => {
      if (!(await deleteSessionOf(transaction, user.id, params.id))) throw new AppError('session_not_found')
      await record(transaction, user, 'session.ended', { subjectId: params.id })
    })
  })

  mount(api, revokeOtherSessions, async ({ c, user }) => {
    const currentId = await auth.findSessionId(c.req.raw.headers)
    if (!currentId) throw new AppError('not_signed_in')
    await db.transaction().execute(async (transaction) => {
      const count = await deleteOtherSessionsOf(transaction, user.id, currentId)
      if (count > 0) await record(transaction, user, 'sessions.ended', { details: { count } })
    })
  })

  mount(api, exportAccount, async ({ user }) => {
    const entries = exportEverything(
      services,
      { accountId: user.id, houseId: user.house.role === 'owner' ? user.house.id : null },
      await paymentsOf(user),
    )
    return { bytes: zipStream(entries), fileName: `${user.username}.zip` }
  })

  mount(api, deleteAccount, async ({ c, user, body }) => {
    await confirmPassword(c, user, body.password)
    const { email, displayUsername: name } = await readStored(user)
    const { endedSubscription } = await deleteEverything(services, user, body.successor)
    await mailQueue.post(deletionMail(env.brand, { email, name }, endedSubscription))
    forwardCookies(c, await auth.call('signOut', requestOf(c, env), {}))
  })

  const record = (
    transaction: Db,
    { id }: User,
    action: TrailAction,
    more: Pick<Change, 'subjectId' | 'details'> = {},
  ) => recordChange(transaction, { at: clock(), ownerId: id, action, ...more })

  async function readStored({ id }: User) {
    const stored = await readUser(db, id)
    // Deleted by another request, since this one was authenticated.
    if (!stored) throw new AppError('not_signed_in')
    return stored
  }

  async function confirmPassword(c: HttpContext, { id }: User, password: string): Promise<void> {
    await attempts.take(['password of account', id])
    if (!(await auth.isOwnPassword(c.req.raw.headers, password))) throw new AppError('wrong_password')
    await attempts.forgive(['password of account', id])
  }

  async function paymentsOf({ house }: User) {
    const subscription = await readSubscriptionOf(db, payments.name, house.id)
    return subscription && mayDo(house.role, 'see money') && !house.restaurants
      ? payments.listPayments(subscription.customerId)
      : []
  }
}
