import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import Stripe from 'stripe'
import { testCards } from '#domain/billing/test-cards.ts'
import { PaymentError } from '#server/adapters/payments/port.ts'
import type { InvoiceRow } from '#server/adapters/payments/providers/sandbox/books.ts'
import { createTill, type TillAccount } from '#server/adapters/payments/providers/sandbox/till.ts'
import { buildDatabase } from '../builders/build-database.ts'
import { invoiceJson, subscriptionJson } from './stripe-json.ts'

/** Settings under which Carte talks to the fake; the keys open nothing anywhere. */
const SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  STRIPE_PRICE_ID: 'price_professional',
} as const

/** As in a default account at Stripe: longer than our grace. */
const RETRY_DAYS = 21

export interface FakeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly data: { readonly object: { object: string; id: string; customer?: string } }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/** Stripe's answers to the calls that Carte makes, over HTTP, so that the real SDK can be used. */
export async function startFakeStripe(clock: () => Date = () => new Date()) {
  const db = await buildDatabase()
  const till = createTill(db, clock, RETRY_DAYS)
  const answered = new Map<string, Promise<Answer>>()
  /** Ends that are said as dates, by subscription, in seconds since 1970. */
  const dates = new Map<string, number>()

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const name = `${request.method} ${url.pathname}`
    fake.requests.push(name)
    const form = new URLSearchParams(request.method === 'GET' ? url.search : await readText(request))
    const key = request.headers['idempotency-key']?.toString() ?? ''
    const answering = answered.get(key) ?? answerTo(name, form)
    if (key) answered.set(key, answering)
    const answer = await answering
    if (answer.status !== 200) answered.delete(key)
    // The books were read before the wait: a slow answer tells of a state that may be over.
    await fake.beforeAnswer(name)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answerTo(name: string, form: URLSearchParams): Promise<Answer> {
    if (fake.isBroken) return failure(500, 'api_error')
    try {
      return await handle(name, form)
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      return missing(form.has('customer') ? 'customer' : 'id')
    }
  }

  async function handle(name: string, form: URLSearchParams): Promise<Answer> {
    const [method, path = ''] = name.split(' ')
    const [resource, id = '', action] = path.replace('/v1/', '').split('/')
    const text = (field: string) => form.get(field) ?? ''
    switch (`${method} ${resource}${action ? `/${action}` : id ? '/id' : ''}`) {
      case 'GET prices/id':
        return id === SETTINGS.STRIPE_PRICE_ID ? ok({ ...fake.price, id }) : missing('price')

      case 'POST customers':
        return ok({ object: 'customer', id: await fake.addCustomer() })

      case 'DELETE customers/id':
        await fake.deleteCustomer(id)
        return ok({ object: 'customer', id, deleted: true })

      case 'GET subscriptions':
        return till.open(text('customer'), async (account) => {
          const invoices = await account.listInvoices()
          return listOf(
            account.subscriptions.map((one) =>
              subscriptionJson(one, text('customer'), invoices, form, dates.get(one.id)),
            ),
          )
        })

      case 'POST subscriptions': {
        if (text('items[0][price]') !== SETTINGS.STRIPE_PRICE_ID) return missing('items[0][price]')
        const { subscriptionId } = await till.open(text('customer'), (account) => account.subscribe())
        tell('customer.subscription.created', 'subscription', subscriptionId, text('customer'))
        return readSubscription(subscriptionId, form)
      }

      case 'POST subscriptions/id': {
        if (form.has('cancel_at') && form.has('cancel_at_period_end'))
          return failure(400, 'invalid_request_error')
        // An end that is a date is taken back as a date alone, or gives way to the end of the period.
        if (form.has('cancel_at') || text('cancel_at_period_end') === 'true') dates.delete(id)
        const isCancelled = text('cancel_at_period_end') === 'true' || dates.has(id)
        await changeSubscription(id, 'updated', (account) => account.setCancelAtPeriodEnd(id, isCancelled))
        return readSubscription(id, form)
      }

      case 'GET subscriptions/id':
        return readSubscription(id, form)

      case 'DELETE subscriptions/id':
        await fake.cancelSubscription(id)
        return readSubscription(id, form)

      case 'GET invoices': {
        const list = async ({ customerId, listInvoices }: TillAccount) => {
          const wanted = (await listInvoices()).filter(
            ({ subscriptionId, status }) =>
              (!form.has('subscription') || subscriptionId === text('subscription')) &&
              (!form.has('status') || status === text('status')),
          )
          const limit = Number(form.get('limit') ?? 10)
          return listOf(wanted.slice(0, limit).map((one) => invoiceJson(one, customerId)))
        }
        return form.has('customer')
          ? till.open(text('customer'), list)
          : till.openOf(text('subscription'), list)
      }

      case 'POST invoices/void': {
        const invoice = await findInvoice(id)
        return till.openOf(invoice.subscriptionId, async ({ customerId, voidOpenInvoices }) => {
          // There is never more than one that is open.
          await voidOpenInvoices(invoice.subscriptionId)
          tell('invoice.voided', 'invoice', id, customerId)
          return ok(invoiceJson({ ...invoice, status: 'void' }, customerId))
        })
      }

      default:
        return failure(404, 'invalid_request_error', { message: `The fake knows no ${name}` })
    }
  }

  const readSubscription = (id: string, form: URLSearchParams): Promise<Answer> =>
    till.openOf(id, async ({ customerId, subscriptions, listInvoices }) => {
      const subscription = subscriptions.find((one) => one.id === id)
      return subscription
        ? ok(subscriptionJson(subscription, customerId, await listInvoices(), form, dates.get(id)))
        : missing('id')
    })

  const changeSubscription = (
    id: string,
    change: 'updated' | 'deleted',
    work: (account: TillAccount) => Promise<void>,
  ): Promise<void> =>
    till.openOf(id, async (account) => {
      const subscription = account.subscriptions.find((one) => one.id === id)
      if (subscription?.status === 'ended') throw new PaymentError('customer_missing')
      await work(account)
      tell(`customer.subscription.${change}`, 'subscription', id, account.customerId)
    })

  async function findInvoice(idOrSecret: string): Promise<InvoiceRow> {
    const invoice = await db
      .selectFrom('sandboxInvoices')
      .selectAll()
      .where((where) => where.or([where('id', '=', idOrSecret), where('clientSecret', '=', idOrSecret)]))
      .executeTakeFirst()
    if (!invoice) throw new PaymentError('customer_missing')
    return invoice
  }

  function tell(type: string, object: string, id: string, customer?: string): void {
    const data = { object: { object, id, ...(customer && { customer }) } }
    fake.events.push({ id: `evt_${fake.events.length + 1}`, object: 'event', type, data })
  }

  const fake = {
    settings: { ...SETTINGS, STRIPE_BASE_URL: `http://127.0.0.1:${port}` },
    /** Method and path of every request, in its order. */
    requests: [] as string[],
    /** What calls and people did, in its order; tests deliver the events as they like. */
    events: [] as FakeEvent[],
    /** A test may change it. */
    price: {
      object: 'price',
      active: true,
      currency: 'usd',
      unit_amount: 2900,
      recurring: { interval: 'day', interval_count: 30, usage_type: 'licensed' },
    },
    /** While true, every request is answered 500. */
    isBroken: false,
    /** Runs before each answer; what it awaits, the answer waits for. */
    beforeAnswer: (_request: string): Promise<void> | void => {},

    /** Pays the invoice of this secret, as the browser does with Stripe's form. */
    async pay(clientSecret: string, { renewalsSucceed } = { renewalsSucceed: true }): Promise<void> {
      const { id, subscriptionId } = await findInvoice(clientSecret)
      const outcome = renewalsSucceed ? 'success' : 'renewal_fails'
      const card = testCards.find((candidate) => candidate.outcome === outcome)
      await till.openOf(subscriptionId, async ({ customerId, pay }) => {
        if (!card || (await pay(clientSecret, card)) !== 'succeeded') throw new Error('Nothing to pay')
        tell('payment_intent.succeeded', 'payment_intent', `pi_${id}`, customerId)
        tell('invoice.paid', 'invoice', id, customerId)
        tell('customer.subscription.updated', 'subscription', subscriptionId, customerId)
      })
    },

    /** A new one for each request, as at Stripe: only the idempotency key makes two of them one. */
    async addCustomer(): Promise<string> {
      const id = await till.addCustomer(crypto.randomUUID())
      tell('customer.created', 'customer', id)
      return id
    },

    async deleteCustomer(id: string): Promise<void> {
      await till.open(id, async () => {})
      await till.removeCustomer(id)
      tell('customer.deleted', 'customer', id)
    },

    /**
     * Lets a subscription end at a date, as flexible billing and Stripe's dashboard do: `cancel_at_period_end` stays
     * false. One within or at the end of the period is not renewed.
     */
    async endOn(id: string, at: string, { isRenewed = false } = {}): Promise<void> {
      dates.set(id, Math.floor(Date.parse(at) / 1000))
      await changeSubscription(id, 'updated', (account) => account.setCancelAtPeriodEnd(id, !isRenewed))
    },

    cancelSubscription: (id: string): Promise<void> =>
      changeSubscription(id, 'deleted', (account) => account.end(id)),

    /**
     * An event as Stripe would send it: its body and its signature.
     * @param options another secret or another time than Stripe's own
     */
    sign(event: FakeEvent, options: { secret?: string; timestamp?: number } = {}) {
      const payload = JSON.stringify(event)
      const signed = { payload, secret: SETTINGS.STRIPE_WEBHOOK_SECRET, ...options }
      const headers = {
        'stripe-signature': Stripe.webhooks.generateTestHeaderString(signed),
        'content-type': 'application/json',
      }
      return { body: payload, headers }
    },

    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await db.destroy()
    },
  }
  return fake
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const listOf = (data: unknown[]): Answer => ok({ object: 'list', data, has_more: false, url: '/' })
const failure = (status: number, type: string, more: object = {}): Answer => ({
  status,
  body: { error: { type, message: `The fake answers ${status}.`, ...more } },
})
const missing = (param: string) => failure(404, 'invalid_request_error', { code: 'resource_missing', param })
