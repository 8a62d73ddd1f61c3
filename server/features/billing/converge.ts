import { countingSubscription } from '#domain/billing/subscription.ts'
import type { Services } from '../../services.ts'
import { takeTicket, writeSubscription } from './queries.ts'

export type BillingServices = Pick<Services, 'db' | 'payments' | 'clock'>

/**
 * Brings what we store of a customer to what the provider says now. Whatever calls for it (an event,
 * a page, a timer) says no more than whose state to look at, so it may come twice, late, out of order
 * or never alone: the look that began last is the one that stays. It began after the last change that
 * anybody told of, so it has seen it; a slower look that began before finds its ticket outdated.
 * @param minimumAgeMs looks only if nobody looked within this time
 * @returns false when there was nothing to look at, or it was looked at too lately
 * @throws {PaymentError}
 */
export async function converge(
  { db, payments, clock }: BillingServices,
  customerId: string,
  minimumAgeMs?: number,
): Promise<boolean> {
  const now = clock()
  const notCheckedSince =
    minimumAgeMs === undefined ? undefined : new Date(now.getTime() - minimumAgeMs).toISOString()
  const ticket = await takeTicket(db, payments.name, customerId, now.toISOString(), notCheckedSince)
  if (ticket === undefined) return false
  const subscriptions = await payments.readSubscriptions(customerId)
  await writeSubscription(db, payments.name, customerId, ticket, countingSubscription(subscriptions))
  return true
}
