import { describe, expect, it } from 'vitest'
import type { Subscription } from './subscription.ts'
import { subscriptionChange } from './subscription-change.ts'

const NOW = new Date('2026-03-10T00:00:00.000Z')

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  paidUntil: '2026-04-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  createdAt: '2026-03-01T00:00:00.000Z',
  ...changes,
})

describe('what changed of a subscription', () => {
  it('is nothing where the provider says the same again', () => {
    expect(subscriptionChange(null, null, NOW)).toBeNull()
    expect(subscriptionChange(subscription(), subscription(), NOW)).toBeNull()
  })

  it.each<[string, Subscription | null, Subscription | null, string]>([
    ['a checkout', null, subscription({ status: 'incomplete', paidUntil: null }), 'subscription.changed'],
    [
      'a first payment',
      subscription({ status: 'incomplete', paidUntil: null }),
      subscription(),
      'plan.changed',
    ],
    [
      'a renewal',
      subscription(),
      subscription({ paidUntil: '2026-05-01T00:00:00.000Z' }),
      'subscription.changed',
    ],
    ['a cancellation', subscription(), subscription({ cancelAtPeriodEnd: true }), 'subscription.cancelled'],
    ['its resumption', subscription({ cancelAtPeriodEnd: true }), subscription(), 'subscription.resumed'],
    [
      'an end at once',
      subscription(),
      subscription({ status: 'ended', paidUntil: NOW.toISOString() }),
      'plan.changed',
    ],
    ['a renewal that failed', subscription(), subscription({ status: 'past_due' }), 'subscription.changed'],
    [
      'a new one after the old',
      subscription({ cancelAtPeriodEnd: true }),
      subscription({ id: 'sub_2' }),
      'subscription.changed',
    ],
  ])('is named after %s', (_, before, after, action) => {
    expect(subscriptionChange(before, after, NOW)?.action).toBe(action)
  })

  it('tells both plans, both states and until when Professional is', () => {
    expect(subscriptionChange(subscription(), subscription({ status: 'past_due' }), NOW)?.details).toEqual({
      plan: { from: 'professional', to: 'professional' },
      status: { from: 'active', to: 'past_due' },
      professionalUntil: '2026-04-08T00:00:00.000Z',
      cancelAtPeriodEnd: false,
    })
  })
})
