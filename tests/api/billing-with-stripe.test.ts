import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import {
  billingConfig,
  cancelSubscription,
  confirmSandboxPayment,
  createSubscription,
  listPayments,
  paySandboxInvoice,
  readSubscription,
  resumeSubscription,
} from '#contract/accounts/billing.ts'
import { buildClock } from '../builders/test-clock.ts'
import { type FakeEvent, startFakeStripe } from '../fakes/stripe-server.ts'
import { cardWith } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

/** As operators have entered it at Stripe. */
const EVENTS = '/api/webhooks/stripe'

const clock = buildClock()
const fake = await startFakeStripe(clock.now)

afterEach(() => {
  fake.isBroken = false
  fake.beforeAnswer = () => {}
  clock.reset()
})
afterAll(() => fake.close())

describe.skipIf(!hasEngine)('payment through Stripe', () => {
  const server = useTestServer({ ...fake.settings }, { clock: clock.now })

  async function owner() {
    const client = server().client()
    const user = await client.register(`owner-${crypto.randomUUID()}`)
    return { client, user }
  }

  /** An owner whose invoice is paid at Stripe; no event has arrived. */
  async function payer(options?: { renewalsSucceed: boolean }) {
    const before = fake.events.length
    const { client, user } = await owner()
    const { clientSecret } = await client.call(createSubscription, {})
    await fake.pay(clientSecret, options)
    return { client, user, events: () => fake.events.slice(before) }
  }

  const planOf = async (client: TestClient) => (await client.call(currentUser, {})).subscriptionPlan

  const deliver = (event: FakeEvent, options?: Parameters<typeof fake.sign>[1]) => {
    const { body, headers } = fake.sign(event, options)
    return server().client().fetch(EVENTS, { method: 'POST', body, headers })
  }

  const lastOf = (events: readonly FakeEvent[]): FakeEvent => {
    const last = events.at(-1)
    if (!last) throw new Error('Nothing happened')
    return last
  }

  it('tells the form which key to load, and keeps the others', async () => {
    const answer = await server().client().call(billingConfig, {})
    expect(answer).toEqual({ provider: 'stripe', isTest: true, publishableKey: 'pk_test_fake' })
  })

  it('has no test form', async () => {
    const { client } = await owner()
    const body = { clientSecret: 'secret', ...cardWith('success') }
    expect(await client.refusal(paySandboxInvoice, { body })).toMatchObject({ code: 'not_found' })
    expect(
      await client.refusal(confirmSandboxPayment, { body: { clientSecret: 'secret', approved: true } }),
    ).toMatchObject({ code: 'not_found' })
  })

  it('makes an owner Professional when Stripe says so, whatever the browser said before', async () => {
    const { client, events } = await payer()
    expect(await planOf(client)).toBe('basic')
    expect((await deliver(lastOf(events()))).status).toBe(200)
    expect(await planOf(client)).toBe('professional')
    expect(await client.call(listPayments, {})).toMatchObject([
      { status: 'paid', amountCents: 2900, receiptUrl: expect.stringContaining('https://') },
    ])
    expect(await client.refusal(createSubscription)).toMatchObject({ code: 'already_professional' })
  })

  it('asks Stripe itself on the way back from the payment, when the event is late', async () => {
    const { client } = await payer()
    clock.passDays(0.001)
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'professional', status: 'active' })
    const asked = fake.requests.length
    await client.call(readSubscription, {})
    expect(fake.requests.length).toBe(asked)
  })

  it('asks Stripe for one waiting payment no more than every two seconds', async () => {
    const { client } = await owner()
    await client.call(createSubscription, {})
    const asked = fake.requests.length
    await Promise.all(Array.from({ length: 10 }, () => client.call(readSubscription, {})))
    expect(fake.requests.length).toBe(asked)
  })

  it('opens one invoice for checkouts in two browsers at once', async () => {
    const { client, user } = await owner()
    const other = server().client()
    await other.login(user.username)
    const secrets = await Promise.all(
      [client, other, client, other].map(
        async (one) => (await one.call(createSubscription, {})).clientSecret,
      ),
    )
    expect(new Set(secrets).size).toBe(1)
    expect((await client.call(listPayments, {})).length).toBe(1)
  })

  it('refuses events that Stripe did not sign, or signed long ago, and changes nothing', async () => {
    const { client, events } = await payer()
    const event = lastOf(events())
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    for (const options of [{ secret: 'whsec_other' }, { timestamp: hourAgo }]) {
      const answer = await deliver(event, options)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid_signature' })
    }
    const { body, headers } = fake.sign(event)
    for (const init of [
      { body },
      { body: body.replace('"id"', '"Id"'), headers },
      { body: '', headers },
      { body: 'not JSON', headers },
    ]) {
      const answer = await server()
        .client()
        .fetch(EVENTS, { method: 'POST', ...init })
      expect(answer.status).toBe(400)
    }
    expect(await planOf(client)).toBe('basic')
  })

  it('takes events twice, at once, and in the wrong order', async () => {
    const { client, events } = await payer()
    const all = events()
    const answers = await Promise.all([...all.toReversed(), ...all].map((event) => deliver(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'professional', status: 'active' })
    expect(await client.call(listPayments, {})).toHaveLength(1)
  })

  it('does not let a slow look undo what a later one saw', async () => {
    const { client, events } = await payer()
    let release = () => {}
    const isHeld = new Promise<void>((held) => {
      fake.beforeAnswer = (request) => {
        if (request !== 'GET /v1/subscriptions') return
        fake.beforeAnswer = () => {}
        held()
        return new Promise((resolve) => {
          release = resolve
        })
      }
    })
    const slow = deliver(lastOf(events()))
    await isHeld
    await fake.cancelSubscription(lastOf(events()).data.object.id)
    expect((await deliver(lastOf(events()))).status).toBe(200)
    release()
    expect((await slow).status).toBe(200)
    expect(await planOf(client)).toBe('basic')
  })

  it('shrugs at an event of somebody whom it does not know, and at one of nobody', async () => {
    await fake.addCustomer()
    const asked = fake.requests.length
    expect((await deliver(lastOf(fake.events))).status).toBe(200)
    const ofNobody = { ...lastOf(fake.events), data: { object: { object: 'balance', id: 'balance_1' } } }
    expect((await deliver(ofNobody)).status).toBe(200)
    expect(fake.requests.length).toBe(asked)
  })

  it('says that it cannot be reached when it cannot, charges nothing, and catches up', async () => {
    const { client, events } = await payer()
    const newcomer = (await owner()).client
    fake.isBroken = true
    expect(await newcomer.refusal(createSubscription)).toMatchObject({
      status: 503,
      code: 'payment_unavailable',
    })
    // Stripe sends an event again that was not answered 2xx.
    expect((await deliver(lastOf(events()))).status).toBe(503)
    clock.passDays(0.001)
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'incomplete' })
    fake.isBroken = false
    expect((await deliver(lastOf(events()))).status).toBe(200)
    expect(await planOf(client)).toBe('professional')
  }, 30_000)

  it('cancels with the period, resumes before its end, and knows the end without an event', async () => {
    const { client, events } = await payer()
    await deliver(lastOf(events()))
    await client.call(cancelSubscription, {})
    expect(await client.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false })
    const { currentPeriodEnd } = await client.call(cancelSubscription, {})
    clock.stopAt(new Date(Date.parse(currentPeriodEnd ?? '') - 1).toISOString())
    expect(await planOf(client)).toBe('professional')
    clock.stopAt(currentPeriodEnd ?? '')
    expect(await planOf(client)).toBe('basic')
  })

  it('knows an end that is a date: no renewal is shown, it can be taken back, and it comes on its day', async () => {
    const { client, events } = await payer()
    await deliver(lastOf(events()))
    const { id } = lastOf(events()).data.object
    const { currentPeriodEnd } = await client.call(readSubscription, {})
    const periodEnd = currentPeriodEnd ?? ''
    await fake.endOn(id, periodEnd)
    await deliver(lastOf(events()))
    const scheduled = { status: 'active', cancelAtPeriodEnd: true, currentPeriodEnd }
    expect(await client.call(readSubscription, {})).toMatchObject(scheduled)
    expect(await client.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false })
    // In the middle of what is paid for, it is over then.
    const middle = new Date(Date.parse(periodEnd) - 10 * 86_400_000).toISOString()
    await fake.endOn(id, middle)
    await deliver(lastOf(events()))
    expect(await client.call(readSubscription, {})).toMatchObject({
      ...scheduled,
      currentPeriodEnd: middle,
    })
    clock.stopAt(middle)
    expect(await planOf(client)).toBe('basic')
  })

  it('is renewed until an end that lies beyond this period', async () => {
    const { client, events } = await payer()
    await deliver(lastOf(events()))
    const { id } = lastOf(events()).data.object
    const { currentPeriodEnd } = await client.call(readSubscription, {})
    const later = new Date(Date.parse(currentPeriodEnd ?? '') + 40 * 86_400_000).toISOString()
    await fake.endOn(id, later, { isRenewed: true })
    await deliver(lastOf(events()))
    expect(await client.call(readSubscription, {})).toMatchObject({
      cancelAtPeriodEnd: false,
      currentPeriodEnd,
    })
    expect(await client.call(cancelSubscription, {})).toMatchObject({ cancelAtPeriodEnd: true })
  })

  it('learns of a renewal, and of a failed one, without an event', async () => {
    const paying = await payer()
    const failing = await payer({ renewalsSucceed: false })
    for (const { events } of [paying, failing]) await deliver(lastOf(events()))
    clock.passDays(31)
    expect(await paying.client.call(readSubscription, {})).toMatchObject({ status: 'active' })
    expect(await failing.client.call(readSubscription, {})).toMatchObject({
      plan: 'professional',
      status: 'past_due',
      graceEndsAt: expect.any(String),
    })
    clock.passDays(7)
    expect(await planOf(failing.client)).toBe('basic')
  })

  it('sells a whole new period to somebody whose grace is over, and drops the old debt', async () => {
    const { client, events } = await payer({ renewalsSucceed: false })
    await deliver(lastOf(events()))
    clock.passDays(40)
    const { clientSecret } = await client.call(createSubscription, {})
    await fake.pay(clientSecret)
    await deliver(lastOf(events()))
    const { currentPeriodEnd } = await client.call(readSubscription, {})
    expect((Date.parse(currentPeriodEnd ?? '') - clock.now().getTime()) / 86_400_000).toBeCloseTo(30, 2)
    expect((await client.call(listPayments, {})).map(({ status }) => status)).toEqual([
      'paid',
      'void',
      'paid',
    ])
  })

  it('lets an owner begin again whose customer was deleted at Stripe', async () => {
    const { client, events } = await payer()
    await deliver(lastOf(events()))
    await fake.deleteCustomer(lastOf(events()).data.object.customer ?? '')
    await deliver(lastOf(fake.events))
    expect(await planOf(client)).toBe('basic')
    const { clientSecret } = await client.call(createSubscription, {})
    await fake.pay(clientSecret)
    await deliver(lastOf(fake.events))
    expect(await planOf(client)).toBe('professional')
  })

  it('shows nobody the payments of somebody else', async () => {
    const { events } = await payer()
    await deliver(lastOf(events()))
    const stranger = (await owner()).client
    expect(await stranger.call(listPayments, {})).toEqual([])
    expect(await stranger.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'none' })
  })
})
