import { addDays, periodEnd, type Subscription } from '#domain/billing/subscription.ts'
import { testCardOf } from '#domain/billing/test-cards.ts'

export interface TillSubscription extends Subscription {
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
  readonly subscription: TillSubscription
  readonly renewed: readonly RenewalInvoice[]
  /** The open invoice is no longer asked for. */
  readonly voidsOpenInvoice: boolean
}

/** Days in which a subscription waits for its first payment; real providers wait about as long. */
const FIRST_PAYMENT_DAYS = 1

/**
 * What became of a subscription up to now: every renewal that was due, on its day; the end of a
 * cancelled one; the end of one whose failed renewal nobody paid. Asked again it changes nothing.
 * @param retryDays how long a renewal that failed is asked for
 */
export function advance(subscription: TillSubscription, now: Date, retryDays: number): Advance {
  const isDue = (time: string) => Date.parse(time) <= now.getTime()
  const ended = { ...subscription, status: 'ended' } as const
  const unchanged: Advance = { subscription, renewed: [], voidsOpenInvoice: false }
  const { status, paidUntil, createdAt } = subscription

  if (status === 'incomplete' && isDue(addDays(createdAt, FIRST_PAYMENT_DAYS))) {
    return { subscription: ended, renewed: [], voidsOpenInvoice: true }
  }
  if (paidUntil === null || !isDue(paidUntil)) return unchanged
  if (status === 'past_due') {
    return isDue(addDays(paidUntil, retryDays))
      ? { subscription: ended, renewed: [], voidsOpenInvoice: true }
      : unchanged
  }
  if (status !== 'active') return unchanged
  if (subscription.cancelAtPeriodEnd) return { ...unchanged, subscription: ended }
  return renew(subscription, paidUntil, now, retryDays)
}

/** Clocks of servers differ by seconds; what is further ahead was written by one that went wrong. */
const DAY_MS = 24 * 60 * 60 * 1000
const isAhead = (time: string, now: Date): boolean => Date.parse(time) > now.getTime() + DAY_MS

export interface Retreat {
  readonly subscription: TillSubscription
  /** Renewals of days that have not come; they are booked again when those come. */
  readonly voided: readonly string[]
}

/**
 * What a clock that was set far ahead and back booked in advance is taken back: renewals, and the end of
 * a cancelled subscription. What somebody paid meanwhile stays. Asked again it changes nothing.
 * @param renewals all invoices but the first, which is no renewal
 */
export function retreat(
  subscription: TillSubscription,
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

function renew(subscription: TillSubscription, paidUntil: string, now: Date, retryDays: number): Advance {
  const invoice = { periodStart: paidUntil, periodEnd: periodEnd(paidUntil) }
  const succeeds = testCardOf(subscription.cardNumber ?? '')?.outcome !== 'renewal_fails'
  const next = advance(
    { ...subscription, ...(succeeds ? { paidUntil: invoice.periodEnd } : { status: 'past_due' }) },
    now,
    retryDays,
  )
  const first: RenewalInvoice = { ...invoice, status: succeeds ? 'paid' : 'open' }
  return { ...next, renewed: [first, ...next.renewed] }
}
