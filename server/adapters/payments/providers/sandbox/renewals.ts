import { addDays, periodEnd, type Subscription } from '#domain/billing/subscription.ts'
import { testCardOf } from '#domain/billing/test-cards.ts'

export interface TillSubscription extends Subscription {
  /** The test card that renewals are charged to; null before the first payment. */
  readonly cardNumber: string | null
}

export interface RenewalInvoice {
  readonly status: 'paid' | 'open'
  readonly periodStart: string
  readonly periodEnd: string
}

/** Days in which a subscription waits for its first payment; real providers wait about as long. */
const FIRST_PAYMENT_DAYS = 1

/**
 * What became of a subscription up to now: every renewal that was due, on its day; the end of a
 * cancelled one; the end of an unpaid one. A second call changes nothing.
 * @param retryDays how long a renewal that failed is asked for
 */
export function advance(
  subscription: TillSubscription,
  now: Date,
  retryDays: number,
): { subscription: TillSubscription; renewed: readonly RenewalInvoice[] } {
  const { status, paidUntil, createdAt, cancelAtPeriodEnd, cardNumber } = subscription
  const isOver = (time: string, days = 0) => Date.parse(addDays(time, days)) <= now.getTime()
  const unchanged = { subscription, renewed: [] }
  const ended = { subscription: { ...subscription, status: 'ended' as const }, renewed: [] }
  if (status === 'ended') return unchanged
  if (paidUntil === null) return isOver(createdAt, FIRST_PAYMENT_DAYS) ? ended : unchanged
  if (status === 'past_due') return isOver(paidUntil, retryDays) ? ended : unchanged
  if (!isOver(paidUntil)) return unchanged
  if (cancelAtPeriodEnd) return ended
  const end = periodEnd(paidUntil)
  const isPaid = testCardOf(cardNumber ?? '')?.outcome !== 'renewal_fails'
  const renewal = { status: isPaid ? 'paid' : 'open', periodStart: paidUntil, periodEnd: end } as const
  const change = isPaid ? { paidUntil: end } : { status: 'past_due' as const }
  const next = advance({ ...subscription, ...change }, now, retryDays)
  return { ...next, renewed: [renewal, ...next.renewed] }
}

/** Clocks of servers differ by seconds; what is further ahead was written by one that went wrong. */
const DAY_MS = 24 * 60 * 60 * 1000
const isAhead = (time: string, now: Date): boolean => Date.parse(time) > now.getTime() + DAY_MS

/**
 * What a clock that was set far ahead and back booked in advance is taken back: renewals, and the end of
 * a cancelled subscription. What was paid meanwhile stays. A second call changes nothing.
 * @param renewals all invoices but the first, which isn't a renewal
 * @returns `voided`: renewals of days that have not come; they are booked again when those come
 */
export function retreat(
  subscription: TillSubscription,
  renewals: readonly { readonly id: string; readonly status: string; readonly periodStart: string }[],
  now: Date,
): { subscription: TillSubscription; voided: readonly string[] } {
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
