import { afterEach, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import {
  billingConfig,
  cancelSubscription,
  confirmSandboxPayment,
  createSubscription,
  listPayments,
  paymentReceipt,
  paySandboxInvoice,
  readSubscription,
  resumeSubscription,
} from '#contract/accounts/billing.ts'
import { addDays, GRACE_DAYS } from '#domain/billing/subscription.ts'
import { buildClock } from '../builders/test-clock.ts'
import { cardWith, subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const clock = buildClock()
afterEach(() => clock.reset())

describe.skipIf(!hasEngine)('the sandbox', () => {
  const server = useTestServer({}, { clock: clock.now })

  async function owner() {
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    return client
  }

  const planOf = async (client: Awaited<ReturnType<typeof owner>>) =>
    (await client.call(currentUser, {})).subscriptionPlan

  it('says that it is a test', async () => {
    expect(await server().client().call(billingConfig, {})).toEqual({
      provider: 'sandbox',
      isTest: true,
      publishableKey: null,
    })
  })

  it('makes an owner Professional for 30 days, by a confirmed payment and not before', async () => {
    const client = await owner()
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'none' })
    const { clientSecret, amountCents } = await client.call(createSubscription, {})
    expect(amountCents).toBe(2900)
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'incomplete' })
    const before = Date.now()
    expect(await client.call(paySandboxInvoice, { body: { clientSecret, ...cardWith('success') } })).toEqual({
      status: 'succeeded',
    })
    const subscription = await client.call(readSubscription, {})
    expect(subscription).toMatchObject({
      plan: 'professional',
      status: 'active',
      cancelAtPeriodEnd: false,
      graceEndsAt: null,
      isTest: true,
    })
    const paidDays = (Date.parse(subscription.currentPeriodEnd ?? '') - before) / 86_400_000
    expect(paidDays).toBeCloseTo(30, 3)
    expect(await planOf(client)).toBe('professional')
    expect(await client.call(listPayments, {})).toMatchObject([
      { amountCents: 2900, currency: 'usd', status: 'paid' },
    ])
  })

  it('opens one invoice for many checkouts at once, and takes it up after a closed browser', async () => {
    const client = await owner()
    const secrets = await Promise.all(
      Array.from({ length: 6 }, async () => (await client.call(createSubscription, {})).clientSecret),
    )
    expect(new Set(secrets).size).toBe(1)
    expect((await client.call(createSubscription, {})).clientSecret).toBe(secrets[0])
    expect(await client.call(listPayments, {})).toHaveLength(1)
  })

  it('charges once when one invoice is paid many times at once', async () => {
    const client = await owner()
    const { clientSecret } = await client.call(createSubscription, {})
    const body = { clientSecret, ...cardWith('success') }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.call(paySandboxInvoice, { body })),
    )
    expect(answers).toEqual(Array(5).fill({ status: 'succeeded' }))
    expect(await client.call(listPayments, {})).toMatchObject([{ status: 'paid' }])
    expect(await client.refusal(createSubscription)).toMatchObject({
      status: 409,
      code: 'already_professional',
    })
  })

  it.each([
    ['declined', 'Your card was declined.'],
    ['insufficient_funds', 'Your card has insufficient funds.'],
  ] as const)('grants nothing to a card that is %s, and lets another one pay', async (outcome, message) => {
    const client = await owner()
    const { clientSecret } = await client.call(createSubscription, {})
    const refusal = await client.refusal(paySandboxInvoice, {
      body: { clientSecret, ...cardWith(outcome) },
    })
    expect(refusal).toMatchObject({ status: 402, code: 'card_declined', message })
    expect(await planOf(client)).toBe('basic')
    await client.call(paySandboxInvoice, { body: { clientSecret, ...cardWith('success') } })
    expect(await planOf(client)).toBe('professional')
  })

  it('waits for the confirmation of the bank', async () => {
    const client = await owner()
    const { clientSecret } = await client.call(createSubscription, {})
    const pay = { body: { clientSecret, ...cardWith('authentication') } }
    expect(await client.call(paySandboxInvoice, pay)).toEqual({ status: 'requires_confirmation' })
    expect(await planOf(client)).toBe('basic')
    expect(
      await client.refusal(confirmSandboxPayment, { body: { clientSecret, approved: false } }),
    ).toMatchObject({ status: 402, code: 'confirmation_refused' })
    expect(
      await client.refusal(confirmSandboxPayment, { body: { clientSecret, approved: true } }),
    ).toMatchObject({ status: 404, code: 'invoice_not_found' })
    await client.call(paySandboxInvoice, pay)
    await client.call(confirmSandboxPayment, { body: { clientSecret, approved: true } })
    expect(await planOf(client)).toBe('professional')
  })

  it.each([
    ['not_a_test_card', { cardNumber: '5555 5555 5555 4444' }],
    ['card_declined', { expiry: '01/20' }],
    ['invalid_input', { cvc: '1' }],
    ['invalid_input', { expiry: '13/99' }],
  ])('answers %s to a form with %j', async (code, changes) => {
    const client = await owner()
    const { clientSecret } = await client.call(createSubscription, {})
    const body = { clientSecret, ...cardWith('success'), ...changes }
    expect(await client.refusal(paySandboxInvoice, { body })).toMatchObject({ code })
    expect(await planOf(client)).toBe('basic')
  })

  it('has a receipt of what was paid, for who paid it', async () => {
    const [client, stranger] = [await owner(), await owner()]
    const { clientSecret } = await client.call(createSubscription, {})
    const [open] = await client.call(listPayments, {})
    expect(open?.receiptUrl).toBeNull()
    const params = { id: open?.id ?? '' }
    expect(await client.refusal(paymentReceipt, { params })).toMatchObject({ code: 'invoice_not_found' })
    await client.call(paySandboxInvoice, { body: { clientSecret, ...cardWith('success') } })
    const [paid] = await client.call(listPayments, {})
    const receipt = await (await client.fetch(paid?.receiptUrl ?? '')).text()
    for (const words of ['$29.00', 'This is a test. No money was paid.', params.id]) {
      expect(receipt).toContain(words)
    }
    expect(await stranger.refusal(paymentReceipt, { params })).toMatchObject({
      status: 404,
      code: 'invoice_not_found',
    })
  })

  it("knows nothing of somebody else's invoice", async () => {
    const [client, stranger] = [await owner(), await owner()]
    const { clientSecret } = await client.call(createSubscription, {})
    const body = { clientSecret, ...cardWith('success') }
    expect(await stranger.refusal(paySandboxInvoice, { body })).toMatchObject({ code: 'invoice_not_found' })
    await stranger.call(createSubscription, {})
    expect(await stranger.refusal(paySandboxInvoice, { body })).toMatchObject({ code: 'invoice_not_found' })
    expect(
      await stranger.refusal(confirmSandboxPayment, { body: { clientSecret, approved: true } }),
    ).toMatchObject({ code: 'invoice_not_found' })
    expect([await planOf(client), await planOf(stranger)]).toEqual(['basic', 'basic'])
  })

  it('cancels at the end of the paid period, to the millisecond, unless it is resumed', async () => {
    const client = await owner()
    expect(await client.refusal(cancelSubscription)).toMatchObject({ status: 409, code: 'no_subscription' })
    await subscribe(client)
    const cancelled = await client.call(cancelSubscription, {})
    expect(cancelled).toMatchObject({ plan: 'professional', status: 'active', cancelAtPeriodEnd: true })
    expect(await client.call(resumeSubscription, {})).toMatchObject({ cancelAtPeriodEnd: false })
    await client.call(cancelSubscription, {})

    const end = cancelled.currentPeriodEnd ?? ''
    clock.stopAt(new Date(Date.parse(end) - 1).toISOString())
    expect(await planOf(client)).toBe('professional')
    clock.stopAt(end)
    expect(await planOf(client)).toBe('basic')
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'expired' })
    expect(await client.refusal(resumeSubscription)).toMatchObject({ code: 'no_subscription' })
    expect(await client.call(listPayments, {})).toHaveLength(1)
  })

  it('renews every 30 days, also for the time in which nobody looked', async () => {
    const client = await owner()
    await subscribe(client)
    clock.passDays(95)
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'professional', status: 'active' })
    const payments = await client.call(listPayments, {})
    expect(payments.map(({ status }) => status)).toEqual(Array(4).fill('paid'))
    for (const [index, { periodStart }] of payments.slice(0, -1).entries()) {
      expect(periodStart).toBe(payments[index + 1]?.periodEnd)
    }
  })

  it('keeps Professional for the days of grace after a failed renewal, and takes the payment late', async () => {
    const client = await owner()
    await subscribe(client, 'renewal_fails')
    const { currentPeriodEnd } = await client.call(readSubscription, {})
    clock.passDays(30)
    const pastDue = await client.call(readSubscription, {})
    const graceEndsAt = addDays(currentPeriodEnd ?? '', GRACE_DAYS)
    expect(pastDue).toMatchObject({ plan: 'professional', status: 'past_due', currentPeriodEnd, graceEndsAt })

    const { clientSecret } = await client.call(createSubscription, {})
    await client.call(paySandboxInvoice, { body: { clientSecret, ...cardWith('success') } })
    expect(await client.call(readSubscription, {})).toMatchObject({
      status: 'active',
      currentPeriodEnd: addDays(currentPeriodEnd ?? '', 30),
    })
  })

  it('ends Professional with the grace, and starts anew with a new checkout', async () => {
    const client = await owner()
    await subscribe(client, 'renewal_fails')
    clock.passDays(30)
    const { graceEndsAt } = await client.call(readSubscription, {})
    clock.stopAt(new Date(Date.parse(graceEndsAt ?? '') - 1).toISOString())
    expect(await planOf(client)).toBe('professional')
    clock.stopAt(graceEndsAt ?? '')
    expect(await planOf(client)).toBe('basic')
    expect(await client.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'expired' })
    await subscribe(client)
    expect(await planOf(client)).toBe('professional')
    expect((await client.call(listPayments, {})).map(({ status }) => status).sort()).toEqual([
      'paid',
      'paid',
      'void',
    ])
  })

  it('ends at once, debt and all, when a subscription that is past due is cancelled', async () => {
    const client = await owner()
    await subscribe(client, 'renewal_fails')
    clock.passDays(31)
    expect(await client.call(cancelSubscription, {})).toMatchObject({ plan: 'basic', status: 'expired' })
    expect((await client.call(listPayments, {})).map(({ status }) => status)).toEqual(['void', 'paid'])
  })
})
