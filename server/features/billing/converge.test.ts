import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countingSubscription,
  entitledPlan,
  entitlementOf,
  periodEnd,
  type Subscription,
} from '#domain/billing/subscription.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { tries } from '#tests/support/depth.ts'
import { PaymentError, type PaymentProvider } from '../../adapters/payments/port.ts'
import type { Db } from '../../db/schema.ts'
import { readSubscriptionOf, toSubscription } from '../../owners/subscriptions.ts'
import { converge } from './converge.ts'
import { insertCustomer } from './queries.ts'

const OWNER = 'owner'
const START = Date.parse('2026-01-01T00:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000

/** What can happen at a provider. Each change is followed by an event, which is delivered some time. */
type Change = 'begin' | 'pay' | 'fail to renew' | 'renew' | 'cancel' | 'resume' | 'end'

/** What can happen between the provider and us. */
type Step =
  | { readonly kind: 'change'; readonly change: Change; readonly hours: number }
  /** The event of some change arrives: in any order, and it stays there to arrive again. */
  | { readonly kind: 'deliver'; readonly which: number }
  /** An event arrives while the provider does not answer; the provider will send it again. */
  | { readonly kind: 'deliver in vain'; readonly which: number }
  /** An event arrives, sees the state of now, and its answer comes after those of the next steps. */
  | { readonly kind: 'deliver slowly'; readonly which: number; readonly later: number }

const change = fc.record({
  kind: fc.constant('change' as const),
  change: fc.constantFrom<Change>('begin', 'pay', 'pay', 'renew', 'fail to renew', 'cancel', 'resume', 'end'),
  hours: fc.integer({ min: 0, max: 150 }),
})
const which = fc.nat({ max: 30 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: change, weight: 5 },
  { arbitrary: fc.record({ kind: fc.constant('deliver' as const), which }), weight: 4 },
  { arbitrary: fc.record({ kind: fc.constant('deliver in vain' as const), which }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('deliver slowly' as const),
      which,
      later: fc.integer({ min: 1, max: 6 }),
    }),
    weight: 2,
  },
)

/** A provider that a test moves; it knows nothing of how we store what it says. */
class World {
  now = START
  subscriptions: Subscription[] = []
  /** One for each change, and how often it arrived; in the end each has, at least once. */
  readonly events: { arrivals: number }[] = []
  isAway = false
  /** Answers that were given and have not arrived. */
  held: { releaseAt: number; release: () => void }[] = []
  stepCount = 0
  slowBy: number | undefined

  readonly provider = {
    name: 'sandbox',
    readSubscriptions: async () => {
      if (this.isAway) throw new PaymentError('unavailable')
      const answer = this.subscriptions.map((one) => ({ ...one }))
      if (this.slowBy === undefined) return answer
      const releaseAt = this.stepCount + this.slowBy
      await new Promise<void>((release) => this.held.push({ releaseAt, release }))
      return answer
    },
  } as unknown as PaymentProvider

  change(kind: Change): void {
    const current = this.subscriptions.at(-1)
    const set = (changes: Partial<Subscription>) => {
      if (current) this.subscriptions[this.subscriptions.length - 1] = { ...current, ...changes }
    }
    const now = new Date(this.now).toISOString()
    const isLive = current?.status === 'active' || current?.status === 'past_due'
    if (kind === 'begin' && current?.status !== 'incomplete' && !isLive) {
      const id = `sub_${this.subscriptions.length}`
      this.subscriptions.push({
        id,
        status: 'incomplete',
        paidUntil: null,
        cancelAtPeriodEnd: false,
        createdAt: now,
      })
    } else if (kind === 'pay' && current?.status === 'incomplete') {
      set({ status: 'active', paidUntil: periodEnd(now) })
    } else if (kind === 'pay' && current?.status === 'past_due') {
      set({ status: 'active', paidUntil: periodEnd(current.paidUntil ?? now) })
    } else if (kind === 'renew' && current?.status === 'active') {
      set({ paidUntil: periodEnd(current.paidUntil ?? now) })
    } else if (kind === 'fail to renew' && current?.status === 'active') set({ status: 'past_due' })
    else if (kind === 'cancel' && isLive) set({ cancelAtPeriodEnd: true })
    else if (kind === 'resume' && isLive) set({ cancelAtPeriodEnd: false })
    else if (kind === 'end' && current) {
      set({
        status: 'ended',
        paidUntil: current.paidUntil && current.paidUntil < now ? current.paidUntil : now,
      })
    } else return
    this.events.push({ arrivals: 0 })
  }
}

const SEQUENCES = tries(2500)

describe('whatever order events come in', () => {
  let db: Db
  beforeAll(async () => {
    db = await buildDatabase()
  })
  afterAll(() => db.destroy())

  let count = 0

  async function play(steps: readonly Step[]) {
    count += 1
    const owner = `${OWNER}-${count}`
    const customerId = `customer-${count}`
    await insertPerson(db, owner)
    await insertCustomer(db, owner, 'sandbox', customerId)
    const world = new World()
    const services = { db, payments: world.provider, clock: () => new Date(world.now) }
    const slow: Promise<unknown>[] = []

    /** An event has nothing that is read but whose it is; a repeated one is like a new one. */
    const arrive = async (which: number) => {
      const event = world.events[which % world.events.length]
      if (!event) return
      const look = converge(services, customerId)
      event.arrivals += world.isAway ? 0 : 1
      await look
    }
    for (const one of steps) {
      world.stepCount += 1
      if (one.kind === 'change') {
        world.now += one.hours * HOUR_MS
        world.change(one.change)
      } else if (one.kind === 'deliver') {
        await arrive(one.which)
      } else if (one.kind === 'deliver in vain') {
        world.isAway = true
        if (world.events.length > 0) await expect(arrive(one.which)).rejects.toThrow(PaymentError)
        world.isAway = false
      } else if (world.events.length > 0) {
        world.slowBy = one.later
        const held = world.held.length
        slow.push(arrive(one.which))
        // Its look must have begun before the next step, as it would with a request under way.
        while (world.held.length === held) await new Promise(setImmediate)
        world.slowBy = undefined
      }
      for (const { releaseAt, release } of world.held) if (releaseAt <= world.stepCount) release()
      world.held = world.held.filter(({ releaseAt }) => releaseAt > world.stepCount)
    }
    // Slow answers may come last of all, after those of looks that began later.
    const missing = [...world.events.keys()].filter((index) => world.events[index]?.arrivals === 0)
    for (const index of missing.reverse()) await arrive(index)
    for (const { release } of world.held) release()
    await Promise.all(slow)
    return { world, stored: toSubscription(await readSubscriptionOf(db, 'sandbox', owner)) }
  }

  it("ends in the provider's own state and plan, with events repeated, reordered, slow and lost", async () => {
    const plans = { basic: 0, professional: 0 }
    const states = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
        const { world, stored } = await play(steps)
        const truth = countingSubscription(world.subscriptions)
        expect(stored).toEqual(truth)
        const now = new Date(world.now)
        const plan = entitledPlan(truth, now)
        expect(entitledPlan(stored, now)).toBe(plan)
        plans[plan] += 1
        states.add(entitlementOf(stored, now).state)
      }),
      { numRuns: SEQUENCES },
    )
    // The sequences went everywhere, or they would prove little: a fifth of them ends in the plan that is paid.
    expect(plans.basic).toBeGreaterThan(SEQUENCES * 0.08)
    expect(plans.professional).toBeGreaterThan(SEQUENCES * 0.08)
    expect([...states].sort()).toEqual(['active', 'expired', 'incomplete', 'none', 'past_due'])
  }, 120_000)

  it('does not let a slow answer bring an old state back', async () => {
    const { world, stored } = await play([
      { kind: 'change', change: 'begin', hours: 0 },
      { kind: 'change', change: 'pay', hours: 1 },
      { kind: 'deliver slowly', which: 0, later: 50 },
      { kind: 'change', change: 'end', hours: 1 },
      { kind: 'deliver', which: 1 },
    ])
    expect(world.subscriptions[0]?.status).toBe('ended')
    expect(stored?.status).toBe('ended')
  })
})
