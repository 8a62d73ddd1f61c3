import { addDays, GRACE_DAYS, periodEnd, type Subscription } from '#domain/billing/subscription.ts'
import { testCardOf } from '#domain/billing/test-cards.ts'

export interface SandboxSubscription extends Subscription {
  /** The test card that renewals are charged to; null before the first payment. */
  readonly cardNumber: string | null
}

/** An invoice that time brought. */
export interface RenewalInvoice {
  readonly status: 'paid' | 'open'
  readonly periodStart: string
  readonly periodEnd: string
}

export interface Advance {
  readonly subscription: SandboxSubscription
  readonly invoices: readonly RenewalInvoice[]
  /** The open invoice is no longer asked for. */
  readonly voidsOpenInvoice: boolean
}

/** Days in which a subscription waits for its first payment; about as long as Stripe's 23 hours. */
const FIRST_PAYMENT_DAYS = 1

/**
 * What became of a subscription up to now: every renewal that was due, on its day; the end of a
 * cancelled one; the end of the grace after a failed renewal. Asked again it changes nothing.
 */
export function advance(subscription: SandboxSubscription, now: Date): Advance {
  const isDue = (time: string) => Date.parse(time) <= now.getTime()
  const ended = { ...subscription, status: 'ended' } as const
  const unchanged: Advance = { subscription, invoices: [], voidsOpenInvoice: false }
  const { status, paidUntil, createdAt } = subscription

  if (status === 'incomplete' && isDue(addDays(createdAt, FIRST_PAYMENT_DAYS))) {
    return { subscription: ended, invoices: [], voidsOpenInvoice: true }
  }
  if (paidUntil === null || !isDue(paidUntil)) return unchanged
  if (status === 'past_due') {
    return isDue(addDays(paidUntil, GRACE_DAYS))
      ? { subscription: ended, invoices: [], voidsOpenInvoice: true }
      : unchanged
  }
  if (status !== 'active') return unchanged
  if (subscription.cancelAtPeriodEnd) return { ...unchanged, subscription: ended }
  return renew(subscription, paidUntil, now)
}

/** Clocks of servers differ by seconds; what is further ahead was written by one that went wrong. */
const DAY_MS = 24 * 60 * 60 * 1000
const isAhead = (time: string, now: Date): boolean => Date.parse(time) > now.getTime() + DAY_MS

export interface Retreat {
  readonly subscription: SandboxSubscription
  /** Renewals of days that have not come; they are booked again when those come. */
  readonly voided: readonly string[]
}

/**
 * What a clock that was set far ahead and back booked in advance is taken back: renewals, and the end of
 * a cancelled subscription. What somebody paid meanwhile stays. Asked again it changes nothing.
 * @param renewals all invoices but the first, which is no renewal
 */
export function retreat(
  subscription: SandboxSubscription,
  renewals: readonly { readonly id: string; readonly status: string; readonly periodStart: string }[],
  now: Date,
): Retreat {
  const early = renewals.filter(({ status, periodStart }) => status !== 'void' && isAhead(periodStart, now))
  const [firstEarly] = early.map(({ periodStart }) => periodStart).sort()
  const { status, cancelAtPeriodEnd, paidUntil } = subscription
  if (firstEarly !== undefined && (status === 'active' || status === 'past_due'))
    return {
      subscription: { ...subscription, status: 'active', paidUntil: firstEarly },
      voided: early.map(({ id }) => id),
    }
  const endedEarly = status === 'ended' && cancelAtPeriodEnd && paidUntil !== null && isAhead(paidUntil, now)
  return { subscription: endedEarly ? { ...subscription, status: 'active' } : subscription, voided: [] }
}

function renew(subscription: SandboxSubscription, paidUntil: string, now: Date): Advance {
  const invoice = { periodStart: paidUntil, periodEnd: periodEnd(paidUntil) }
  const succeeds = testCardOf(subscription.cardNumber ?? '')?.outcome !== 'renewal_fails'
  const next = succeeds
    ? advance({ ...subscription, paidUntil: invoice.periodEnd }, now)
    : advance({ ...subscription, status: 'past_due' }, now)
  const first: RenewalInvoice = { ...invoice, status: succeeds ? 'paid' : 'open' }
  return { ...next, invoices: [first, ...next.invoices] }
}
