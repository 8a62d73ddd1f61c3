import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import Stripe from 'stripe'
import { type FakeEvent, type FakeInvoice, type FakeSubscription, StripeBooks } from './stripe-books.ts'

/** Settings under which Carte talks to the fake; the keys open nothing anywhere. */
const SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  STRIPE_PRICE_ID: 'price_professional',
} as const

export interface FakeStripe {
  readonly books: StripeBooks
  readonly settings: typeof SETTINGS & { readonly STRIPE_BASE_URL: string }
  /** Method and path of every request, in its order. */
  readonly requests: string[]
  /** What the price is; a test may change it. */
  readonly price: { unit_amount: number; interval: 'day' | 'month'; interval_count: number }
  /** While true, every request is answered 500. */
  isBroken: boolean
  /** Runs before each answer; what it awaits, the answer waits for. */
  beforeAnswer: (request: string) => Promise<void> | void
  /**
   * An event as Stripe would send it: its body and its signature.
   * @param options another secret or another time than Stripe's own
   */
  sign(event: FakeEvent, options?: { secret?: string; timestamp?: number }): SignedEvent
  close(): Promise<void>
}

export interface SignedEvent {
  readonly body: string
  readonly headers: { readonly 'stripe-signature': string; readonly 'content-type': string }
}

/** Stripe's answers to the calls that Carte makes, over HTTP, so that the real SDK can be used. */
export async function startFakeStripe(clock: () => Date = () => new Date()): Promise<FakeStripe> {
  const books = new StripeBooks(clock)
  const answered = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const name = `${request.method} ${url.pathname}`
    fake.requests.push(name)
    const form = new URLSearchParams(request.method === 'GET' ? url.search : await readText(request))
    const key = request.headers['idempotency-key']?.toString()
    books.settle()
    const kept = key ? answered.get(key) : undefined
    const answer = kept ?? (fake.isBroken ? failure(500, 'api_error') : handle(fake, name, form))
    if (key && answer.status === 200) answered.set(key, answer)
    // Read from the books before the wait: a slow answer tells of a state that may be over.
    const body = JSON.stringify(answer.body)
    await fake.beforeAnswer(name)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeStripe = {
    books,
    settings: { ...SETTINGS, STRIPE_BASE_URL: `http://127.0.0.1:${port}` },
    requests: [],
    price: { unit_amount: 2900, interval: 'day', interval_count: 30 },
    isBroken: false,
    beforeAnswer: () => {},
    sign(event, { secret = SETTINGS.STRIPE_WEBHOOK_SECRET, timestamp } = {}) {
      const body = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      return { body, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
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

function handle(fake: FakeStripe, name: string, form: URLSearchParams): Answer {
  const { books } = fake
  const [method, path = ''] = name.split(' ')
  const [resource, id = '', action] = path.replace('/v1/', '').split('/')
  const text = (field: string) => form.get(field) ?? ''
  switch (`${method} ${resource}${action ? `/${action}` : id ? '/id' : ''}`) {
    case 'GET prices/id':
      return id === SETTINGS.STRIPE_PRICE_ID ? ok(priceJson(id, fake.price)) : missing('price')

    case 'POST customers':
      return ok({ object: 'customer', ...books.addCustomer(text('email'), text('name')) })

    case 'DELETE customers/id': {
      if (!isCustomer(books, id)) return missing('id')
      books.deleteCustomer(id)
      return ok({ object: 'customer', id, deleted: true })
    }

    case 'GET subscriptions':
      if (!isCustomer(books, text('customer'))) return missing('customer')
      return listOf(books.subscriptionsOf(text('customer')).map((one) => subscriptionJson(books, one, form)))

    case 'POST subscriptions':
      if (!isCustomer(books, text('customer'))) return missing('customer')
      if (text('items[0][price]') !== SETTINGS.STRIPE_PRICE_ID) return missing('items[0][price]')
      return ok(subscriptionJson(books, books.addSubscription(text('customer')), form))

    case 'POST subscriptions/id':
    case 'DELETE subscriptions/id': {
      const subscription = books.subscriptions.get(id)
      if (!subscription || subscription.ended_at !== null) return missing('id')
      if (method === 'DELETE') books.cancel(subscription)
      else books.setCancelAtPeriodEnd(subscription, text('cancel_at_period_end') === 'true')
      return ok(subscriptionJson(books, subscription, form))
    }

    case 'GET invoices': {
      if (form.has('customer') && !isCustomer(books, text('customer'))) return missing('customer')
      const wanted = [...books.invoices.values()]
        .reverse()
        .filter(
          (invoice) =>
            (!form.has('customer') || invoice.customer === text('customer')) &&
            (!form.has('subscription') || invoice.subscription === text('subscription')) &&
            (!form.has('status') || invoice.status === text('status')),
        )
      return listOf(wanted.slice(0, Number(form.get('limit') ?? 10)).map((one) => invoiceJson(one, false)))
    }

    case 'POST invoices/void': {
      const invoice = books.invoices.get(id)
      if (!invoice) return missing('invoice')
      books.voidInvoice(invoice)
      return ok(invoiceJson(invoice, false))
    }

    default:
      return failure(404, 'invalid_request_error', { message: `The fake knows no ${name}` })
  }
}

const isCustomer = (books: StripeBooks, id: string): boolean => books.customers.get(id)?.deleted === false

const priceJson = (id: string, { unit_amount, interval, interval_count }: FakeStripe['price']) => ({
  object: 'price',
  id,
  active: true,
  currency: 'usd',
  unit_amount,
  recurring: { interval, interval_count, usage_type: 'licensed' },
})

/** Like Stripe, an id where nothing more was asked for by `expand`. */
function subscriptionJson(books: StripeBooks, subscription: FakeSubscription, form: URLSearchParams) {
  const { id, customer, created, status, cancel_at_period_end, ended_at, latestInvoice } = subscription
  const expand = [...form].filter(([field]) => field.startsWith('expand')).map(([, value]) => value)
  const invoice = books.invoices.get(latestInvoice)
  const isExpanded = expand.some((path) => path.includes('latest_invoice'))
  const hasSecret = expand.some((path) => path.includes('latest_invoice.confirmation_secret'))
  return {
    object: 'subscription',
    id,
    customer,
    created,
    status,
    cancel_at_period_end,
    cancel_at: null,
    ended_at,
    latest_invoice: isExpanded && invoice ? invoiceJson(invoice, hasSecret) : latestInvoice,
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          current_period_start: subscription.periodStart,
          current_period_end: subscription.periodEnd,
        },
      ],
    },
  }
}

const invoiceJson = (invoice: FakeInvoice, hasSecret: boolean) => ({
  object: 'invoice',
  id: invoice.id,
  customer: invoice.customer,
  created: invoice.created,
  currency: 'usd',
  total: 2900,
  status: invoice.status,
  period_start: invoice.created,
  period_end: invoice.created,
  hosted_invoice_url: `https://invoice.example/${invoice.id}`,
  lines: {
    object: 'list',
    data: [{ object: 'line_item', period: { start: invoice.periodStart, end: invoice.periodEnd } }],
  },
  ...(hasSecret && {
    confirmation_secret: { client_secret: invoice.clientSecret, type: 'payment_intent' },
  }),
})
