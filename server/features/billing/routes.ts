import {
  billingConfig,
  cancelSubscription,
  confirmSandboxPayment,
  createSubscription,
  listPayments,
  paymentReceipt,
  paySandboxInvoice,
  readSubscription,
  receivePaymentEvent,
  resumeSubscription,
} from '#contract/accounts/billing.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import type { Payment } from '#domain/billing/payment.ts'
import { isCardExpired, testCardOf } from '#domain/billing/test-cards.ts'
import { plans } from '#domain/plans/plans.ts'
import { type CardAnswer, PaymentError, type TestCardReader } from '../../adapters/payments/port.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import type { Limiters } from '../../limits/limiters.ts'
import { currentActor } from '../../owners/audit-trail.ts'
import { readSubscriptionOf, toSubscription } from '../../owners/subscriptions.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Watching } from '../../watching/watching.ts'
import { changeCancellation } from './cancel.ts'
import { openCheckout } from './checkout.ts'
import { type BillingServices, converge } from './converge.ts'
import { presentPayment, presentProvider, presentSubscription } from './present.ts'
import { receiptPage } from './receipt.ts'
import { refreshIfNewsIsDue } from './refresh.ts'

type Needs = BillingServices & Settings & Pick<Limiters, 'attempts'> & Pick<Watching, 'metrics'>

/** Where billing is off there are no plans to pay for: nothing is there but the way in for events. */
export function mountBilling(api: Api, services: Needs): void {
  const { env, payments } = services
  if (hasPlans(env)) {
    mountPlans(api, services)
    if (payments.cards) mountTestForm(api, services, payments.cards)
  }
  // Subscriptions still follow the provider, so that they are right when billing is turned on again.
  if (hasPlans(env) || env.payments.provider.takesMoney) mountEvents(api, services)
}

function mountPlans(api: Api, services: Needs): void {
  const { attempts, db, payments, clock } = services

  async function subscriptionOf(ownerId: string) {
    const subscription = toSubscription(await readSubscriptionOf(db, payments.name, ownerId))
    return presentSubscription(subscription, clock(), payments)
  }

  mount(api, billingConfig, () => presentProvider(payments))

  mount(api, createSubscription, async ({ user }) => {
    await attempts.take(['checkout by account', user.house.id])
    const { clientSecret } = await openCheckout(services, user)
    const amountCents = plans.professional.priceCents
    return { ...presentProvider(payments), clientSecret, amountCents, currency: 'usd' }
  })

  mount(api, readSubscription, async ({ c, user }) => {
    await refreshIfNewsIsDue(services, user.house.id, c.var.log)
    return subscriptionOf(user.house.id)
  })

  mount(api, cancelSubscription, async ({ user }) => {
    await changeCancellation(services, user.house.id, true)
    return subscriptionOf(user.house.id)
  })

  mount(api, resumeSubscription, async ({ user }) => {
    await changeCancellation(services, user.house.id, false)
    return subscriptionOf(user.house.id)
  })

  async function paymentsOf(ownerId: string): Promise<Payment[]> {
    const row = await readSubscriptionOf(db, payments.name, ownerId)
    return row ? payments.listPayments(row.customerId) : []
  }

  mount(api, listPayments, async ({ user }) => (await paymentsOf(user.house.id)).map(presentPayment))

  mount(api, paymentReceipt, async ({ user, params }) => {
    const payment = (await paymentsOf(user.house.id)).find(({ id }) => id === params.id)
    if (payment?.status !== 'paid') throw new AppError('invoice_not_found')
    const bytes = await receiptPage({ brand: services.env.brand, ...user, payment, isTest: payments.isTest })
    return { bytes, fileName: `receipt-${payment.id}.html` }
  })
}

function mountEvents(api: Api, services: Needs): void {
  const { payments } = services

  mount(api, receivePaymentEvent, async ({ c, params }) => {
    if (params.provider !== payments.name) throw new AppError('not_found')
    const customerId = await readEvent(c)
    const count = (outcome: string) => services.metrics.paymentEvents.inc({ outcome })
    if (customerId) {
      await converge(services, customerId).catch((error) => {
        count('failed')
        throw error
      })
    }
    count(customerId ? 'handled' : 'ignored')
    return { received: true as const }
  })

  async function readEvent(c: HttpContext): Promise<string | null> {
    try {
      return await payments.readEvent(c.req.raw.headers, await c.req.text())
    } catch (cause) {
      if (cause instanceof PaymentError && cause.code === 'forged_event') {
        services.metrics.paymentEvents.inc({ outcome: 'forged' })
        throw new AppError('invalid_signature', { cause })
      }
      throw cause
    }
  }
}

/** What our own form with test cards pays at; nothing of it is there where real money is taken. */
function mountTestForm(api: Api, services: Needs, cards: TestCardReader): void {
  const { db, payments, clock } = services

  async function pay(ownerId: string, work: (customerId: string) => Promise<CardAnswer>) {
    const row = await readSubscriptionOf(db, payments.name, ownerId)
    if (!row) throw new AppError('invoice_not_found')
    const answer = await work(row.customerId)
    // The form's doorbell: like an event of a provider it says whose state to look at, no more.
    await converge(services, row.customerId, { actor: currentActor(ownerId) })
    return { status: statusOf(answer) }
  }

  mount(api, paySandboxInvoice, ({ user, body: { clientSecret, cardNumber, expiry } }) => {
    const card = testCardOf(cardNumber)
    if (!card) throw new AppError('not_a_test_card')
    if (isCardExpired(expiry, clock()))
      throw new AppError('card_declined', { message: 'Your card has expired.' })
    return pay(user.house.id, (customerId) => cards.pay(customerId, clientSecret, card))
  })

  mount(api, confirmSandboxPayment, ({ user, body: { clientSecret, approved } }) =>
    pay(user.house.id, (customerId) => cards.confirm(customerId, clientSecret, approved)),
  )
}

function statusOf(answer: CardAnswer): 'succeeded' | 'requires_confirmation' {
  switch (answer) {
    case 'declined':
      throw new AppError('card_declined')
    case 'insufficient_funds':
      throw new AppError('card_declined', { message: 'Your card has insufficient funds.' })
    case 'confirmation_refused':
      throw new AppError('confirmation_refused')
    case 'nothing_to_pay':
      throw new AppError('invoice_not_found')
    default:
      return answer
  }
}
