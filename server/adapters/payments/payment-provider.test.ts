import { afterEach, describe, expect, it } from 'vitest'
import { addDays, countingSubscription, GRACE_DAYS, periodEnd } from '#domain/billing/subscription.ts'
import { testCards } from '#domain/billing/test-cards.ts'
import { buildDatabase } from '#tests/builders/build-database.ts'
import { buildClock } from '#tests/builders/test-clock.ts'
import { type FakeStripe, startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { PaymentError, type PaymentProvider } from './port.ts'
import { sandboxProvider } from './providers/sandbox/sandbox.ts'
import { stripeProvider } from './providers/stripe/stripe-provider.ts'

/** A provider, and the world around it that pays and lets time pass. */
interface World {
  readonly provider: PaymentProvider
  pay(customerId: string, clientSecret: string, options?: { renewalsSucceed: boolean }): Promise<void>
  passDays(days: number): void
}

const toClose: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0)) await close()
})

async function sandboxWorld(): Promise<World> {
  const clock = buildClock()
  const db = await buildDatabase()
  toClose.push(() => db.destroy())
  const provider = sandboxProvider(db, clock.now)
  return {
    provider,
    async pay(customerId, clientSecret, { renewalsSucceed } = { renewalsSucceed: true }) {
      const outcome = renewalsSucceed ? 'success' : 'renewal_fails'
      const card = testCards.find((candidate) => candidate.outcome === outcome)
      if (!card || (await provider.cards.pay(customerId, clientSecret, card)) !== 'succeeded')
        throw new Error('Not paid')
    },
    passDays: clock.passDays,
  }
}

async function stripeWorld(): Promise<World & { fake: FakeStripe }> {
  const clock = buildClock()
  const fake = await startFakeStripe(clock.now)
  toClose.push(fake.close)
  return {
    fake,
    provider: stripeProvider(fake.settings),
    pay: async (_customerId, clientSecret, options) => fake.pay(clientSecret, options),
    passDays: clock.passDays,
  }
}

const person = { id: 'person-1', username: 'Mario', email: 'mario@example.com' }

describe.each([
  ['the sandbox', sandboxWorld],
  ['Stripe', stripeWorld],
])('%s', (_name, build) => {
  async function buyer(options?: { renewalsSucceed: boolean }) {
    const world = await build()
    const customerId = await world.provider.createCustomer(person)
    const checkout = await world.provider.openCheckout(customerId)
    if (!checkout) throw new Error('No checkout')
    await world.pay(customerId, checkout.clientSecret, options)
    const read = async () => countingSubscription(await world.provider.readSubscriptions(customerId))
    return { ...world, customerId, id: checkout.subscriptionId, read }
  }

  it('has one customer a person, however often and however many at once ask', async () => {
    const { provider } = await build()
    const ids = await Promise.all(Array.from({ length: 4 }, () => provider.createCustomer(person)))
    expect(new Set([...ids, await provider.createCustomer(person)]).size).toBe(1)
    expect(await provider.createCustomer({ ...person, id: 'person-2' })).not.toBe(ids[0])
  })

  it('opens one invoice, however often and however many at once ask', async () => {
    const { provider } = await build()
    const customerId = await provider.createCustomer(person)
    const checkouts = await Promise.all(Array.from({ length: 4 }, () => provider.openCheckout(customerId)))
    expect(new Set(checkouts.map((checkout) => checkout?.clientSecret)).size).toBe(1)
    expect(await provider.openCheckout(customerId)).toEqual(checkouts[0])
    expect(await provider.readSubscriptions(customerId)).toMatchObject([
      { id: checkouts[0]?.subscriptionId, status: 'incomplete', paidUntil: null },
    ])
    expect(await provider.listPayments(customerId)).toMatchObject([{ status: 'open', amountCents: 2900 }])
  })

  it('sells 30 days, and has nothing more to sell then', async () => {
    const { provider, customerId, read } = await buyer()
    const subscription = await read()
    expect(subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
    expect(subscription?.paidUntil?.slice(0, 16)).toBe(periodEnd(subscription?.createdAt ?? '').slice(0, 16))
    expect(await provider.openCheckout(customerId)).toBeNull()
    const [payment] = await provider.listPayments(customerId)
    expect(payment).toMatchObject({ status: 'paid', currency: 'usd', periodEnd: subscription?.paidUntil })
  })

  it('begins a new subscription where the first payment never came', async () => {
    const { provider, passDays } = await build()
    const customerId = await provider.createCustomer(person)
    const first = await provider.openCheckout(customerId)
    passDays(2)
    const second = await provider.openCheckout(customerId)
    expect(second?.subscriptionId).not.toBe(first?.subscriptionId)
    expect(second?.clientSecret).not.toBe(first?.clientSecret)
  })

  it('renews on its day', async () => {
    const { provider, customerId, read, passDays } = await buyer()
    const before = await read()
    passDays(31)
    expect(await read()).toMatchObject({ status: 'active', paidUntil: periodEnd(before?.paidUntil ?? '') })
    expect((await provider.listPayments(customerId)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  it('ends a cancelled subscription with its period, unless it is resumed', async () => {
    const { provider, id, read, passDays } = await buyer()
    await provider.setCancelAtPeriodEnd(id, true)
    const cancelled = await read()
    expect(cancelled).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await provider.setCancelAtPeriodEnd(id, false)
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: false })
    await provider.setCancelAtPeriodEnd(id, true)
    passDays(31)
    expect(await read()).toMatchObject({ status: 'ended', paidUntil: cancelled?.paidUntil })
  })

  it('keeps what was paid for apart from what a failed renewal asks for, and takes it late', async () => {
    const { provider, customerId, id, read, passDays, pay } = await buyer({ renewalsSucceed: false })
    const before = await read()
    passDays(31)
    expect(await read()).toMatchObject({ id, status: 'past_due', paidUntil: before?.paidUntil })
    const checkout = await provider.openCheckout(customerId)
    expect(checkout?.subscriptionId).toBe(id)
    await pay(customerId, checkout?.clientSecret ?? '')
    expect(await read()).toMatchObject({ status: 'active', paidUntil: periodEnd(before?.paidUntil ?? '') })
  })

  it('is never paid longer than the grace after a renewal that nobody pays', async () => {
    const { read, passDays } = await buyer({ renewalsSucceed: false })
    const before = await read()
    for (let days = 0; days < 100; days += 10) {
      passDays(10)
      const paidUntil = (await read())?.paidUntil ?? ''
      expect(paidUntil <= addDays(before?.paidUntil ?? '', 3 * GRACE_DAYS)).toBe(true)
    }
    expect(await read()).toMatchObject({ status: 'ended' })
  })

  it('ends at once when it is told to, with what is owed, and does not mind hearing it twice', async () => {
    const { provider, customerId, id, read, passDays } = await buyer({ renewalsSucceed: false })
    passDays(31)
    await provider.endSubscription(id)
    await provider.endSubscription(id)
    expect(await read()).toMatchObject({ status: 'ended' })
    expect((await provider.listPayments(customerId)).map(({ status }) => status)).toEqual(['void', 'paid'])
  })

  it('forgets a customer, and then knows of nothing', async () => {
    const { provider, customerId } = await buyer()
    await provider.forgetCustomer(customerId)
    await provider.forgetCustomer(customerId)
    expect(countingSubscription(await provider.readSubscriptions(customerId))?.status).not.toBe('active')
    await expect(provider.openCheckout(customerId)).rejects.toMatchObject({ code: 'customer_missing' })
    const replacement = await provider.createCustomer(person, customerId)
    expect(replacement).not.toBe(customerId)
    expect(await provider.openCheckout(replacement)).not.toBeNull()
  })

  it('believes no event that it did not sign', async () => {
    const { provider } = await build()
    for (const signatures of [undefined, { 'stripe-signature': '' }, { 'stripe-signature': 't=1,v1=00' }]) {
      await expect(provider.readEvent(new Headers(signatures), '{}')).rejects.toMatchObject({
        code: 'forged_event',
      })
    }
  })
})

describe('Stripe alone', () => {
  it('sells nothing at another price than the one that is shown', async () => {
    const { fake, provider } = await stripeWorld()
    const customerId = await provider.createCustomer(person)
    const right = { ...fake.price }
    for (const changes of [
      { unit_amount: 3900 },
      { recurring: { ...right.recurring, interval: 'month', interval_count: 1 } },
    ]) {
      Object.assign(fake.price, changes)
      await expect(provider.openCheckout(customerId)).rejects.toMatchObject({ code: 'unavailable' })
      Object.assign(fake.price, right)
    }
    expect(await provider.openCheckout(customerId)).not.toBeNull()
  })

  it('tells whose doorbell an event is', async () => {
    const { fake, provider } = await stripeWorld()
    const customerId = await provider.createCustomer(person)
    await provider.openCheckout(customerId)
    for (const event of fake.events) {
      const { body, headers } = fake.sign(event)
      expect(await provider.readEvent(new Headers(headers), body)).toBe(customerId)
    }
    expect(fake.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.created', 'customer.subscription.created']),
    )
  })

  it('takes no event that was changed, signed with another secret, or signed long ago', async () => {
    const { fake, provider } = await stripeWorld()
    await provider.createCustomer(person)
    const [event] = fake.events
    if (!event) throw new Error('No event')
    const { body, headers } = fake.sign(event)
    const anotherSecret = fake.sign(event, { secret: 'whsec_other' })
    const longAgo = fake.sign(event, { timestamp: Math.floor(Date.now() / 1000) - 3600 })
    for (const [text, signed] of [
      [body.replace('sandbox_customer', 'sandbox_stranger'), { headers }],
      [body, anotherSecret],
      [body, longAgo],
    ] as const) {
      const read = provider.readEvent(new Headers(signed.headers), text)
      await expect(read).rejects.toBeInstanceOf(PaymentError)
    }
  })

  it('says that it is unavailable when it is', async () => {
    const { fake, provider } = await stripeWorld()
    fake.isBroken = true
    await expect(provider.readSubscriptions('cus_1')).rejects.toMatchObject({ code: 'unavailable' })
  })
})
