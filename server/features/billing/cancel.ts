import { entitlementOf } from '#domain/billing/subscription.ts'
import { AppError } from '../../errors/app-error.ts'
import { currentActor } from '../../owners/audit-trail.ts'
import { readSubscriptionOf, toSubscription } from '../../owners/subscriptions.ts'
import { type BillingServices, converge } from './converge.ts'

/**
 * Cancels a subscription or takes its cancellation back. What is paid for stays until its end; a
 * subscription that is past due has nothing left that is paid for, and ends at once with its debt.
 * @throws {AppError} `no_subscription` when there is none that this could change
 */
export async function changeCancellation(
  services: BillingServices,
  ownerId: string,
  isCancelled: boolean,
): Promise<void> {
  const { db, payments, clock } = services
  const stored = await readSubscriptionOf(db, payments.name, ownerId)
  if (!stored) throw new AppError('no_subscription')
  await converge(services, stored.customerId)
  const subscription = toSubscription(await readSubscriptionOf(db, payments.name, ownerId))
  const { state } = entitlementOf(subscription, clock())
  const isLive = subscription?.status === 'active' || subscription?.status === 'past_due'
  if (!subscription || !isLive || state === 'expired') throw new AppError('no_subscription')
  if (subscription.status === 'active') await payments.setCancelAtPeriodEnd(subscription.id, isCancelled)
  else if (isCancelled) await payments.endSubscription(subscription.id)
  else throw new AppError('no_subscription')
  await converge(services, stored.customerId, { actor: currentActor(ownerId) })
}
