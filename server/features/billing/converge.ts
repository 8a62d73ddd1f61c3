import { countingSubscription } from '#domain/billing/subscription.ts'
import { subscriptionChange } from '#domain/billing/subscription-change.ts'
import type { Payments } from '../../adapters/payments/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import { type Actor, byProvider, recordChange } from '../../owners/audit-trail.ts'
import { toSubscription } from '../../owners/subscriptions.ts'
import { claimSubscription, takeTicket, writeSubscription } from './queries.ts'

export type BillingServices = Database & Payments & Clock

interface LookOptions {
  /** Looks only if the last look is older than this. */
  readonly minimumAgeMs?: number | undefined
  /** Who caused the provider's change, where it was a user of ours. */
  readonly actor?: Actor
}

/**
 * Brings what we store of a customer to what the provider says now. Each caller (an event,
 * a page, a timer) says no more than whose state to look at, so it may come twice, late, out of order
 * or never alone: the look that began last is the one that stays. It began after the last change that
 * was announced, so it has seen it; a slower look that began before finds its ticket outdated.
 * A change leaves a line in the audit trail.
 * @returns false when there was nothing to look at, or it was looked at too lately
 * @throws {PaymentError}
 */
export async function converge(
  { db, payments, clock }: BillingServices,
  customerId: string,
  { minimumAgeMs, actor = byProvider }: LookOptions = {},
): Promise<boolean> {
  const now = clock()
  const notCheckedSince =
    minimumAgeMs === undefined ? undefined : new Date(now.getTime() - minimumAgeMs).toISOString()
  const ticket = await takeTicket(db, payments.name, customerId, now.toISOString(), notCheckedSince)
  if (ticket === undefined) return false
  const subscriptions = await payments.readSubscriptions(customerId)
  await db.transaction().execute(async (transaction) => {
    const row = await claimSubscription(transaction, payments.name, customerId, ticket)
    if (!row) return
    const subscription = countingSubscription(subscriptions)
    const at = clock()
    const change = subscriptionChange(toSubscription(row), subscription, at)
    if (!change) return
    await writeSubscription(transaction, payments.name, customerId, subscription)
    const subjectId = subscription?.id ?? row.subscriptionId ?? undefined
    await recordChange(transaction, { at, actor, ownerId: row.ownerId, subjectId, ...change })
  })
  return true
}
