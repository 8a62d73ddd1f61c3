import { type PaymentAnswer, paymentReceipt, type SubscriptionAnswer } from '#contract/accounts/billing.ts'
import type { Payment } from '#domain/billing/payment.ts'
import { entitlementOf, type Subscription } from '#domain/billing/subscription.ts'
import type { PaymentProvider } from '../../adapters/payments/port.ts'

export function presentSubscription(
  subscription: Subscription | null,
  now: Date,
  { name: provider, isTest }: PaymentProvider,
): SubscriptionAnswer {
  const { plan, state, professionalUntil } = entitlementOf(subscription, now)
  return {
    plan,
    status: state,
    currentPeriodEnd: subscription?.paidUntil ?? null,
    cancelAtPeriodEnd: plan === 'professional' && (subscription?.cancelAtPeriodEnd ?? false),
    graceEndsAt: state === 'past_due' ? professionalUntil : null,
    provider,
    isTest,
  }
}

export const presentPayment = (payment: Payment): PaymentAnswer => ({
  id: payment.id,
  createdAt: payment.createdAt,
  amountCents: payment.amountCents,
  currency: payment.currency,
  status: payment.status,
  periodStart: payment.periodStart,
  periodEnd: payment.periodEnd,
  receiptUrl: payment.status === 'paid' ? (payment.receiptUrl ?? ownReceipt(payment)) : null,
})

const ownReceipt = ({ id }: Payment): string => paymentReceipt.path.replace('{id}', encodeURIComponent(id))

export const presentProvider = ({ name: provider, isTest, publishableKey }: PaymentProvider) => ({
  provider,
  isTest,
  publishableKey,
})
