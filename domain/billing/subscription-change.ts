import type { Plan } from '../plans/plans.ts'
import { entitlementOf, type Subscription } from './subscription.ts'

type Status = Subscription['status'] | 'none'

export interface SubscriptionChange {
  readonly action: 'plan.changed' | 'subscription.cancelled' | 'subscription.resumed' | 'subscription.changed'
  readonly details: {
    readonly plan: { readonly from: Plan; readonly to: Plan }
    readonly status: { readonly from: Status; readonly to: Status }
    /** ISO-8601 UTC; null on Basic. */
    readonly professionalUntil: string | null
    readonly cancelAtPeriodEnd: boolean
  }
}

/**
 * Returns what it means that the provider reports a subscription differently than before; null if nothing
 * changed. Professional that ran out by the clock before the provider reported it ends without a change of
 * plan here: the change before it already gave the end date.
 */
export function subscriptionChange(
  before: Subscription | null,
  after: Subscription | null,
  now: Date,
): SubscriptionChange | null {
  const isSame =
    before?.id === after?.id &&
    before?.status === after?.status &&
    before?.paidUntil === after?.paidUntil &&
    before?.cancelAtPeriodEnd === after?.cancelAtPeriodEnd
  if (isSame) return null
  const from = entitlementOf(before, now)
  const to = entitlementOf(after, now)
  const wasCancelled = before?.cancelAtPeriodEnd ?? false
  const isCancelled = after?.cancelAtPeriodEnd ?? false
  const action =
    from.plan !== to.plan
      ? 'plan.changed'
      : before?.id === after?.id && wasCancelled !== isCancelled
        ? isCancelled
          ? 'subscription.cancelled'
          : 'subscription.resumed'
        : 'subscription.changed'
  return {
    action,
    details: {
      plan: { from: from.plan, to: to.plan },
      status: { from: before?.status ?? 'none', to: after?.status ?? 'none' },
      professionalUntil: to.professionalUntil,
      cancelAtPeriodEnd: isCancelled,
    },
  }
}
