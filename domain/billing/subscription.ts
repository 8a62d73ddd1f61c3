import { BILLING_PERIOD_DAYS, type Plan } from '../plans/plans.ts'

/**
 * A subscription as the payment provider says that it is at present.
 * - `incomplete`: asked for, its first payment has not come yet
 * - `active`: paid, and renews unless it is cancelled
 * - `past_due`: a renewal could not be charged; the provider tries again
 * - `ended`: over, for any reason
 */
export interface Subscription {
  /** The provider's id. */
  readonly id: string
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended'
  /** ISO-8601 UTC: the end of the last period that was paid for; null before the first payment. */
  readonly paidUntil: string | null
  readonly cancelAtPeriodEnd: boolean
  /** ISO-8601 UTC */
  readonly createdAt: string
}

export type SubscriptionState = 'none' | 'incomplete' | 'active' | 'past_due' | 'expired'

export interface Entitlement {
  readonly plan: Plan
  readonly state: SubscriptionState
  /** ISO-8601 UTC, exclusive: when Professional ends unless a payment comes; null on Basic. */
  readonly professionalUntil: string | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days after a renewal failed in which Professional stays and the provider tries again. */
export const GRACE_DAYS = 7

export const addDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * DAY_MS).toISOString()

export const periodEnd = (start: string): string => addDays(start, BILLING_PERIOD_DAYS)

const BASIC = { plan: 'basic', professionalUntil: null } as const

/**
 * What a subscription is worth now. A paid period is half-open: it holds its first moment and not its
 * last, so at the very `paidUntil` a cancelled subscription is Basic. One that is to renew keeps
 * Professional for `GRACE_DAYS` more (half-open too), because the payment or the news of it may be late.
 */
export function entitlementOf(subscription: Subscription | null, now: Date): Entitlement {
  if (!subscription) return { ...BASIC, state: 'none' }
  const { status, paidUntil, cancelAtPeriodEnd } = subscription
  if (status === 'incomplete') return { ...BASIC, state: 'incomplete' }
  if (paidUntil === null) return { ...BASIC, state: status === 'ended' ? 'expired' : 'incomplete' }
  const renews = status !== 'ended' && !cancelAtPeriodEnd
  const professionalUntil = renews ? addDays(paidUntil, GRACE_DAYS) : paidUntil
  if (now.getTime() >= Date.parse(professionalUntil)) return { ...BASIC, state: 'expired' }
  return { plan: 'professional', state: status === 'past_due' ? 'past_due' : 'active', professionalUntil }
}

export const entitledPlan = (subscription: Subscription | null, now: Date): Plan =>
  entitlementOf(subscription, now).plan

const WEIGHT: Readonly<Record<Subscription['status'], number>> = {
  active: 3,
  past_due: 2,
  incomplete: 1,
  ended: 0,
}

/**
 * The one that counts of all that a customer ever had: the most alive, then the one that is paid for
 * longest, then the youngest. A late event of an old subscription cannot outweigh a new one.
 */
export function countingSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  const [first = null] = subscriptions.toSorted(
    (a, b) =>
      WEIGHT[b.status] - WEIGHT[a.status] ||
      compare(b.paidUntil ?? '', a.paidUntil ?? '') ||
      compare(b.createdAt, a.createdAt) ||
      compare(b.id, a.id),
  )
  return first
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
