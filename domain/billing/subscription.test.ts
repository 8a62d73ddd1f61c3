import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import {
  addDays,
  countingSubscription,
  entitledPlan,
  entitlementOf,
  GRACE_DAYS,
  periodEnd,
  type Subscription,
} from './subscription.ts'

const PAID_UNTIL = '2026-03-31T12:00:00.000Z'
const GRACE_END = '2026-04-07T12:00:00.000Z'

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  status: 'active',
  paidUntil: PAID_UNTIL,
  cancelAtPeriodEnd: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...changes,
})

const justBefore = (time: string) => new Date(Date.parse(time) - 1)

describe('what a subscription is worth', () => {
  it.each([
    ['nothing was ever bought', null, 'basic', 'none'],
    ['the first payment has not come', { status: 'incomplete', paidUntil: null }, 'basic', 'incomplete'],
    ['the first payment never came', { status: 'ended', paidUntil: null }, 'basic', 'expired'],
  ] as const)('is nothing while %s', (_case, changes, plan, state) => {
    const now = new Date('2026-03-02T00:00:00.000Z')
    expect(entitlementOf(changes && subscription(changes), now)).toMatchObject({ plan, state })
  })

  it.each([
    ['a paid one', {}, PAID_UNTIL, 'active', 'active'],
    ['a cancelled one', { cancelAtPeriodEnd: true }, PAID_UNTIL, 'active', 'expired'],
    ['one that ended', { status: 'ended' }, PAID_UNTIL, 'active', 'expired'],
    ['one whose renewal is not told of yet', {}, GRACE_END, 'active', 'expired'],
    ['one that is past due', { status: 'past_due' }, GRACE_END, 'past_due', 'expired'],
    [
      'one that is past due and cancelled',
      { status: 'past_due', cancelAtPeriodEnd: true },
      PAID_UNTIL,
      'past_due',
      'expired',
    ],
  ] as const)(
    'changes at the very end of the time of %s, which belongs to what follows',
    (_case, changes, end, before, after) => {
      const one = subscription(changes)
      expect(entitlementOf(one, justBefore(end))).toMatchObject({ plan: 'professional', state: before })
      expect(entitlementOf(one, new Date(end)).state).toBe(after)
      expect(entitledPlan(one, new Date(end))).toBe(after === 'active' ? 'professional' : 'basic')
    },
  )

  it('tells when Professional ends unless a payment comes', () => {
    const now = justBefore(PAID_UNTIL)
    expect(entitlementOf(subscription(), now).professionalUntil).toBe(GRACE_END)
    expect(entitlementOf(subscription({ cancelAtPeriodEnd: true }), now).professionalUntil).toBe(PAID_UNTIL)
    expect(GRACE_END).toBe(addDays(PAID_UNTIL, GRACE_DAYS))
  })

  it('never comes back by itself', () => {
    const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(
        time,
        time,
        fc.constantFrom('active', 'past_due', 'incomplete', 'ended'),
        fc.boolean(),
        (a, b, status, cancelAtPeriodEnd) => {
          const one = subscription({ status, cancelAtPeriodEnd })
          const [first, second] = a <= b ? [a, b] : [b, a]
          return !(entitledPlan(one, first) === 'basic' && entitledPlan(one, second) === 'professional')
        },
      ),
    )
  })
})

it('bills every 30 days, whatever the month', () => {
  expect(periodEnd('2026-01-31T23:59:59.999Z')).toBe('2026-03-02T23:59:59.999Z')
})

describe('the subscription that counts', () => {
  it('is none where there is none', () => {
    expect(countingSubscription([])).toBeNull()
  })

  it('is the most alive, then the one paid for longest, whatever their order', () => {
    const ended = subscription({ id: 'ended', status: 'ended', paidUntil: '2030-01-01T00:00:00.000Z' })
    const waiting = subscription({ id: 'waiting', status: 'incomplete', paidUntil: null })
    const late = subscription({ id: 'late', status: 'past_due' })
    const short = subscription({ id: 'short', paidUntil: '2026-03-01T00:00:00.000Z' })
    const long = subscription({ id: 'long' })
    const ranked = [long, short, late, waiting, ended]
    for (let from = 0; from < ranked.length; from += 1) {
      fc.assert(
        fc.property(
          fc.shuffledSubarray(ranked.slice(from), { minLength: ranked.length - from }),
          (shuffled) => countingSubscription(shuffled)?.id === ranked[from]?.id,
        ),
        { numRuns: tries(20) },
      )
    }
  })
})
