import type { User } from '#contract/accounts/accounts.ts'
import { entitledPlan } from '#domain/billing/subscription.ts'
import { type Checkout, PaymentError } from '../../adapters/payments/port.ts'
import { AppError } from '../../errors/app-error.ts'
import { byOwner } from '../../owners/audit-trail.ts'
import { readSubscriptionOf, toSubscription } from '../../owners/subscriptions.ts'
import { type BillingServices, converge } from './converge.ts'
import { insertCustomer } from './queries.ts'

/**
 * The invoice that makes this person Professional. The provider answers the same one to two checkouts
 * at once and to the next one after a browser was closed, so nothing can be paid twice.
 * @throws {AppError} `already_professional` when nothing is to be paid
 */
export async function openCheckout(services: BillingServices, user: User): Promise<Checkout> {
  const customerId = await customerOf(services, user)
  const { checkout, payingId } = await openFor(services, user, customerId)
  // What is stored follows the provider, now too: the invoice waits, or the news had not come yet.
  await converge(services, payingId, { actor: byOwner(user.house.id) })
  if (!checkout) throw new AppError('already_professional')
  return checkout
}

async function openFor(services: BillingServices, user: User, customerId: string) {
  const { payments } = services
  try {
    await dropLapsed(services, user, customerId)
    return { checkout: await payments.openCheckout(customerId), payingId: customerId }
  } catch (error) {
    if (!(error instanceof PaymentError) || error.code !== 'customer_missing') throw error
    // The customer was deleted at the provider: this person becomes a new one there.
    const payingId = await createCustomer(services, user, customerId)
    return { checkout: await payments.openCheckout(payingId), payingId }
  }
}

/** A renewal asked for after the grace is dropped, so that the new payment buys a whole period. */
async function dropLapsed(services: BillingServices, user: User, customerId: string): Promise<void> {
  const { db, payments, clock } = services
  await converge(services, customerId)
  const subscription = toSubscription(await readSubscriptionOf(db, payments.name, user.house.id))
  if (subscription?.status !== 'past_due') return
  if (entitledPlan(subscription, clock()) === 'basic') await payments.endSubscription(subscription.id)
}

async function customerOf(services: BillingServices, user: User): Promise<string> {
  const stored = await readSubscriptionOf(services.db, services.payments.name, user.house.id)
  return stored?.customerId ?? createCustomer(services, user)
}

async function createCustomer(
  { db, payments }: BillingServices,
  user: User,
  replaces?: string,
): Promise<string> {
  const customerId = await payments.createCustomer(user, replaces)
  await insertCustomer(db, user.house.id, payments.name, customerId)
  return customerId
}
