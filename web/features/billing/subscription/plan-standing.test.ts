import { expect, it } from 'vitest'
import type { SubscriptionAnswer } from '#contract/accounts/billing.ts'
import { standingOf } from './plan-standing.ts'

const none: SubscriptionAnswer = {
  plan: 'basic',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  provider: 'sandbox',
  isTest: true,
}
const paid = {
  ...none,
  plan: 'professional',
  status: 'active',
  currentPeriodEnd: '2026-03-31T12:00:00.000Z',
} as const

it.each([
  ['a Basic plan', none, 'Free', ['upgrade'], /Upgrade when/],
  ['a payment that was begun', { ...none, status: 'incomplete' }, 'Free', ['pay'], /not finished/],
  ['a paid plan', paid, 'Active', ['cancel'], /^Next billing date: March 31, 2026$/],
  [
    'a cancelled plan',
    { ...paid, cancelAtPeriodEnd: true },
    'Canceled',
    ['resume'],
    /until March 31, 2026\. After that you are on Basic/,
  ],
  [
    'an overdue plan, even a cancelled one',
    { ...paid, status: 'past_due', graceEndsAt: '2026-04-07T12:00:00.000Z', cancelAtPeriodEnd: true },
    'Payment overdue',
    ['pay', 'cancel'],
    /ends on April 7, 2026 unless/,
  ],
  [
    'a plan that ended',
    { ...none, status: 'expired', currentPeriodEnd: paid.currentPeriodEnd },
    'Free',
    ['upgrade'],
    /ended on March 31, 2026/,
  ],
  [
    'a first payment that never came',
    { ...none, status: 'expired' },
    'Free',
    ['upgrade'],
    /Nothing was charged/,
  ],
] as const)('says of %s how it stands and what can be done', (_case, subscription, label, actions, words) => {
  const standing = standingOf(subscription)
  expect(standing.badge.label).toBe(label)
  expect(standing.actions).toEqual(actions)
  expect(standing.sentence).toMatch(words)
})
