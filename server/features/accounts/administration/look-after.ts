import { randomBytes, randomUUID } from 'node:crypto'
import { accountPages } from '#contract/accounts/accounts.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Actor, recordChange } from '../../../owners/audit-trail.ts'
import { hashOfLink, voidLinksOf } from '../mails/mail-links.ts'
import { RESET_LINK_MINUTES } from '../mails/mails.ts'
import { readUser } from '../store/queries.ts'
import { endSessionsOf, setLock } from './queries.ts'

/** Who does it, and when; a command of the operator is the system. */
export interface Act {
  readonly at: Date
  readonly actor: Actor
}

/** @throws {AppError} `account_not_found` */
export async function knownAccount(db: Db, id: string) {
  const user = await readUser(db, id)
  if (!user) throw new AppError('account_not_found')
  return user
}

/** Nobody is signed in or can sign in from then on; one that is locked stays as it is. */
export const lock = (db: Db, id: string, { at, actor }: Act): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { lockedAt } = await knownAccount(transaction, id)
    if (lockedAt !== null) return
    await setLock(transaction, id, at.toISOString())
    await endSessionsOf(transaction, id)
    await voidLinksOf(transaction, id)
    await recordChange(transaction, { at, actor, ownerId: id, action: 'account.locked' })
  })

export const unlock = (db: Db, id: string, { at, actor }: Act): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { lockedAt } = await knownAccount(transaction, id)
    if (lockedAt === null) return
    await setLock(transaction, id, null)
    await recordChange(transaction, { at, actor, ownerId: id, action: 'account.unlocked' })
  })

export const signOut = (db: Db, id: string, { at, actor }: Act): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await knownAccount(transaction, id)
    const count = await endSessionsOf(transaction, id)
    if (count > 0)
      await recordChange(transaction, {
        at,
        actor,
        ownerId: id,
        action: 'sessions.ended',
        details: { count },
      })
  })

/** A link as the library's mail has it: anyone who opens it chooses a new password. */
export async function resetLink(
  db: Db,
  id: string,
  origin: string,
  { at, actor }: Act,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  const token = randomBytes(24).toString('base64url')
  // By the library's clock, which ends it.
  const now = new Date()
  const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * 60_000)
  await db.transaction().execute(async (transaction) => {
    await knownAccount(transaction, id)
    await transaction
      .insertInto('verifications')
      .values({
        id: randomUUID(),
        identifier: hashOfLink(`reset-password:${token}`),
        value: id,
        createdAt: now,
        updatedAt: now,
        expiresAt,
      })
      .execute()
    await recordChange(transaction, { at, actor, ownerId: id, action: 'reset-link.made' })
  })
  const query = new URLSearchParams({ token })
  return { url: `${origin}${accountPages.resetPassword}?${query}`, expiresAt: expiresAt.toISOString() }
}
