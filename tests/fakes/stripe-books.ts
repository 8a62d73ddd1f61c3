import { randomBytes } from 'node:crypto'

/** What the fake knows of a subscription, in Stripe's own words. Times are seconds since 1970. */
export interface FakeSubscription {
  readonly id: string
  readonly customer: string
  readonly created: number
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  cancel_at_period_end: boolean
  ended_at: number | null
  periodStart: number
  periodEnd: number
  latestInvoice: string
  /** Whether the card that it was paid with takes renewals. */
  renewalsSucceed: boolean
}

export interface FakeInvoice {
  readonly id: string
  readonly subscription: string
  readonly customer: string
  readonly created: number
  readonly periodStart: number
  readonly periodEnd: number
  readonly clientSecret: string
  status: 'open' | 'paid' | 'void'
}

export interface FakeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: { object: string; id: string; customer?: string } }
}

const DAY_S = 24 * 60 * 60
const PERIOD_S = 30 * DAY_S
/** When the fake, like a default account at Stripe, stops trying and cancels. */
const RETRY_S = 21 * DAY_S
const FIRST_PAYMENT_S = 23 * 60 * 60

let ids = 0
const newId = (prefix: string) => {
  ids += 1
  return `${prefix}_${ids}_${randomBytes(6).toString('hex')}`
}

/** The books of a payment provider as Stripe keeps them, moved by the clock and by what tests do. */
export class StripeBooks {
  readonly customers = new Map<string, { id: string; email: string; name: string; deleted: boolean }>()
  readonly subscriptions = new Map<string, FakeSubscription>()
  readonly invoices = new Map<string, FakeInvoice>()
  /** Everything that happened, in its order; tests deliver them as they like. */
  readonly events: FakeEvent[] = []
  readonly #clock: () => Date

  constructor(clock: () => Date) {
    this.#clock = clock
  }

  now(): number {
    return Math.floor(this.#clock().getTime() / 1000)
  }

  addCustomer(email: string, name: string) {
    const customer = { id: newId('cus'), email, name, deleted: false }
    this.customers.set(customer.id, customer)
    this.#tell('customer.created', { object: 'customer', id: customer.id })
    return customer
  }

  deleteCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (customer) customer.deleted = true
    for (const subscription of this.subscriptionsOf(id)) this.cancel(subscription)
    this.#tell('customer.deleted', { object: 'customer', id })
  }

  subscriptionsOf(customer: string): FakeSubscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse()
  }

  addSubscription(customer: string): FakeSubscription {
    const created = this.now()
    const id = newId('sub')
    const periodEnd = created + PERIOD_S
    const invoice = this.#addInvoice(id, customer, created, periodEnd, 'open')
    const subscription: FakeSubscription = {
      id,
      customer,
      created,
      status: 'incomplete',
      cancel_at_period_end: false,
      ended_at: null,
      periodStart: created,
      periodEnd,
      latestInvoice: invoice.id,
      renewalsSucceed: true,
    }
    this.subscriptions.set(id, subscription)
    this.#tellOf('created', subscription)
    return subscription
  }

  /** What the browser does with the provider's form: pays the invoice of this secret. */
  pay(clientSecret: string, { renewalsSucceed = true } = {}): void {
    const invoice = [...this.invoices.values()].find((one) => one.clientSecret === clientSecret)
    const subscription = this.subscriptions.get(invoice?.subscription ?? '')
    if (!invoice || !subscription || invoice.status !== 'open') throw new Error('Nothing to pay')
    invoice.status = 'paid'
    subscription.status = 'active'
    subscription.renewalsSucceed = renewalsSucceed
    this.#tell('payment_intent.succeeded', {
      object: 'payment_intent',
      id: newId('pi'),
      customer: invoice.customer,
    })
    this.#tell('invoice.paid', { object: 'invoice', id: invoice.id, customer: invoice.customer })
    this.#tellOf('updated', subscription)
  }

  setCancelAtPeriodEnd(subscription: FakeSubscription, isCancelled: boolean): void {
    subscription.cancel_at_period_end = isCancelled
    this.#tellOf('updated', subscription)
  }

  cancel(subscription: FakeSubscription, endedAt = this.now()): void {
    if (subscription.ended_at !== null) return
    subscription.status = 'canceled'
    subscription.ended_at = endedAt
    this.#tellOf('deleted', subscription)
  }

  voidInvoice(invoice: FakeInvoice): void {
    invoice.status = 'void'
    this.#tell('invoice.voided', { object: 'invoice', id: invoice.id, customer: invoice.customer })
  }

  /** Brings the books to the present: renewals, ends of periods, and what was never paid. */
  settle(): void {
    for (const subscription of this.subscriptions.values()) {
      while (this.#settleOne(subscription)) {
        // Each step is one period; a clock that jumped far needs several.
      }
    }
  }

  /** Does the next thing that time brings to a subscription; false when there is none. */
  #settleOne(subscription: FakeSubscription): boolean {
    const { status, created, periodStart, periodEnd } = subscription
    const now = this.now()
    if (status === 'incomplete' && created + FIRST_PAYMENT_S <= now) {
      subscription.status = 'incomplete_expired'
      subscription.ended_at = now
      this.#tellOf('updated', subscription)
      return true
    }
    if (status === 'past_due' && periodStart + RETRY_S <= now) {
      this.cancel(subscription)
      return true
    }
    if (status !== 'active' || periodEnd > now) return false
    if (subscription.cancel_at_period_end) this.cancel(subscription, periodEnd)
    else this.#renew(subscription)
    return true
  }

  #renew(subscription: FakeSubscription): void {
    const { id, customer, periodEnd: start, renewalsSucceed } = subscription
    const end = start + PERIOD_S
    const invoice = this.#addInvoice(id, customer, start, end, renewalsSucceed ? 'paid' : 'open')
    // Stripe moves the period on whether it was paid or not.
    Object.assign(subscription, { periodStart: start, periodEnd: end, latestInvoice: invoice.id })
    if (!renewalsSucceed) subscription.status = 'past_due'
    const type = renewalsSucceed ? 'invoice.paid' : 'invoice.payment_failed'
    this.#tell(type, { object: 'invoice', id: invoice.id, customer })
    this.#tellOf('updated', subscription)
  }

  #addInvoice(
    subscription: string,
    customer: string,
    periodStart: number,
    periodEnd: number,
    status: FakeInvoice['status'],
  ): FakeInvoice {
    const clientSecret = `${newId('pi')}_secret_${randomBytes(8).toString('hex')}`
    const id = newId('in')
    const invoice = {
      id,
      subscription,
      customer,
      created: periodStart,
      periodStart,
      periodEnd,
      clientSecret,
      status,
    }
    this.invoices.set(invoice.id, invoice)
    return invoice
  }

  #tellOf(change: 'created' | 'updated' | 'deleted', { id, customer }: FakeSubscription): void {
    this.#tell(`customer.subscription.${change}`, { object: 'subscription', id, customer })
  }

  #tell(type: string, object: FakeEvent['data']['object']): void {
    this.events.push({ id: newId('evt'), object: 'event', type, created: this.now(), data: { object } })
  }
}
