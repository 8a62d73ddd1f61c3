import type { User } from '#contract/accounts/accounts.ts'
import type { Payments } from '../../../adapters/payments/port.ts'
import type { Storage } from '../../../adapters/storage/port.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { keepFormerSlugs } from '../../../owners/former-slugs.ts'
import { readSubscriptionOf } from '../../../owners/subscriptions.ts'
import type { Settings } from '../../../settings/settings.ts'
import { handOver } from '../administrators/succession.ts'
import { voidLinksOf } from '../mails/mail-links.ts'
import type { Accounts } from '../signing-in/auth.ts'
import { deleteUser, listUploadsOf } from '../store/queries.ts'

/**
 * Deletes an account and everything it has. The subscription ends first, because a deleted account
 * must never be charged again; then the pictures, then the rows. A step that fails can be
 * repeated.
 * @param successor user name of who is to be administrator, where the last one goes
 * @returns whether a subscription was running until now
 * @throws {PaymentError | AppError} `successor_needed`, `successor_unknown`; nothing is deleted then
 */
export async function deleteAccount(
  services: Database & Payments & Storage & Clock & Settings & Pick<Accounts, 'administrators'>,
  user: User,
  successor: string | undefined,
): Promise<{ readonly endedSubscription: boolean }> {
  const { db, payments, storage, clock } = services
  const { id } = user
  const handOverIn = (transaction: Db) => handOver(transaction, services, user, { successor, at: clock() })
  await refuseEarly(db, handOverIn)
  const subscription = await readSubscriptionOf(db, payments.name, id)
  if (subscription) await payments.forgetCustomer(subscription.customerId)
  for (const { name } of await listUploadsOf(db, id)) await storage.delete(name)
  const late = await db.transaction().execute(async (transaction) => {
    await handOverIn(transaction)
    await lockOwner(transaction, id)
    const uploads = await listUploadsOf(transaction, id)
    await voidLinksOf(transaction, id)
    await keepFormerSlugs(transaction, id, clock())
    await deleteUser(transaction, id)
    await recordChange(transaction, { at: clock(), ownerId: id, action: 'account.deleted' })
    return uploads
  })
  // A picture that came in while the others went.
  for (const { name } of late) await storage.delete(name)
  const status = subscription?.status ?? 'ended'
  return { endedSubscription: status === 'active' || status === 'past_due' }
}

/** Nothing may be deleted when a successor turns out to be needed: this tries, and rolls back. */
async function refuseEarly(db: Db, handOverIn: (transaction: Db) => Promise<void>): Promise<void> {
  const trial = new Error('The trial of a succession ends')
  await db
    .transaction()
    .execute(async (transaction) => {
      await handOverIn(transaction)
      throw trial
    })
    .catch((error) => {
      if (error !== trial) throw error
    })
}
