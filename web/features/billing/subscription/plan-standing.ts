import type { SubscriptionAnswer } from '#contract/accounts/billing.ts'
import { formatDate } from '#domain/text/format-date.ts'
import type { BadgeTone } from '../../../ui/layout/badge.tsx'

export interface PlanStanding {
  readonly badge: { readonly tone: BadgeTone; readonly label: string }
  /** What comes when, in a sentence. */
  readonly sentence: string
  readonly actions: readonly ('upgrade' | 'pay' | 'cancel' | 'resume')[]
}

export function standingOf({
  plan,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
  graceEndsAt,
}: SubscriptionAnswer): PlanStanding {
  const day = (time: string | null) => (time ? formatDate(time) : 'the end of the paid period')
  if (status === 'past_due') {
    return {
      badge: { tone: 'bad', label: 'Payment overdue' },
      sentence: `Your last payment did not go through. Professional ends on ${day(graceEndsAt)} unless it is paid.`,
      actions: ['pay', 'cancel'],
    }
  }
  if (plan === 'professional' && cancelAtPeriodEnd) {
    return {
      badge: { tone: 'warn', label: 'Canceled' },
      sentence: `Professional stays until ${day(currentPeriodEnd)}. After that you are on Basic, and nothing more is charged.`,
      actions: ['resume'],
    }
  }
  if (plan === 'professional') {
    return {
      badge: { tone: 'good', label: 'Active' },
      sentence: `Next billing date: ${day(currentPeriodEnd)}`,
      actions: ['cancel'],
    }
  }
  const sentences = {
    incomplete: 'A payment was started but not finished. Nothing was charged.',
    expired: currentPeriodEnd
      ? `Professional ended on ${day(currentPeriodEnd)}. Your menus are all still here.`
      : 'Your last payment was not completed. Nothing was charged.',
  }
  return {
    badge: { tone: 'neutral', label: 'Free' },
    sentence:
      status === 'incomplete' || status === 'expired'
        ? sentences[status]
        : 'Upgrade when you need more; it takes effect at once.',
    actions: [status === 'incomplete' ? 'pay' : 'upgrade'],
  }
}
