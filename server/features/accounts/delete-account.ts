import type { User } from '#contract/accounts.ts'
import { PaymentError } from '../../adapters/payments/port.ts'
import { byOwner, recordChange } from '../../audit-trail.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { readSubscriptionOf } from '../../subscriptions.ts'
import { voidLinksOf } from './mail-links.ts'
import { deleteUser, listUploadsOf } from './queries.ts'

/**
 * Deletes an account and everything it has. The subscription ends first, because a deleted account
 * must never be charged again; then the pictures, then the rows. Whatever fails on the way can be
 * asked for again.
 * @returns whether a subscription was running until now
 * @throws {AppError} `payment_unavailable`, and nothing is deleted
 */
export async function deleteAccount(
  { db, payments, storage, clock }: Pick<Services, 'db' | 'payments' | 'storage' | 'clock'>,
  { id }: User,
): Promise<{ readonly endedSubscription: boolean }> {
  const subscription = await readSubscriptionOf(db, payments.name, id)
  if (subscription) {
    await payments.forgetCustomer(subscription.customerId).catch((cause) => {
      throw cause instanceof PaymentError ? new AppError('payment_unavailable', { cause }) : cause
    })
  }
  for (const { name } of await listUploadsOf(db, id)) await storage.delete(name)
  const late = await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, id)
    const uploads = await listUploadsOf(transaction, id)
    await voidLinksOf(transaction, id)
    await deleteUser(transaction, id)
    await recordChange(transaction, {
      at: clock(),
      actor: byOwner(id),
      ownerId: id,
      action: 'account.deleted',
    })
    return uploads
  })
  // A picture that came in while the others went.
  for (const { name } of late) await storage.delete(name)
  const status = subscription?.status ?? 'ended'
  return { endedSubscription: status === 'active' || status === 'past_due' }
}
