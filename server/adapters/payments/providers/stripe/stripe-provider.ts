import Stripe from 'stripe'
import type { Payment } from '#domain/billing/payment.ts'
import { countingSubscription, type Subscription } from '#domain/billing/subscription.ts'
import { BILLING_PERIOD_DAYS, plans } from '#domain/plans/plans.ts'
import { type Checkout, PaymentError, type PaymentProvider } from '../../port.ts'
import type { StripeSettings } from './stripe-settings.ts'

const TIMEOUT_MS = 10_000
const LIST_LIMIT = 100

/** What the browser pays an invoice with; absent from an answer unless it is asked for. */
const WITH_SECRET = 'latest_invoice.confirmation_secret'

/**
 * Stripe through its SDK, which pins the API version of its types. Safe to repeat: what creates something carries
 * a key made of what there was before.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(settings.STRIPE_BASE_URL),
  })
  let hasRightPrice = false

  /** The screens say $29 a month, so the provider must charge exactly that. */
  async function checkPrice(): Promise<void> {
    if (hasRightPrice) return
    const { active, currency, unit_amount, recurring } = await stripe.prices.retrieve(
      settings.STRIPE_PRICE_ID,
    )
    hasRightPrice =
      active &&
      currency === 'usd' &&
      unit_amount === plans.professional.priceCents &&
      recurring?.interval === 'day' &&
      recurring.interval_count === BILLING_PERIOD_DAYS
    if (!hasRightPrice) {
      throw new PaymentError(
        'unavailable',
        new Error(`STRIPE_PRICE_ID names another price than 29.00 USD every ${BILLING_PERIOD_DAYS} days`),
      )
    }
  }

  async function listOf(customerId: string): Promise<Stripe.Subscription[]> {
    const { data } = await stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: LIST_LIMIT,
      expand: [`data.${WITH_SECRET}`],
    })
    return data
  }

  /** The end of the last invoice that was paid; a failed renewal has moved the period on already. */
  async function paidUntilOf(subscription: Stripe.Subscription): Promise<string | null> {
    if (subscription.status === 'incomplete' || subscription.status === 'incomplete_expired') return null
    const invoice = invoiceOf(subscription)
    const [item] = subscription.items.data
    if (invoice?.status === 'paid' && item) return toIso(item.current_period_end)
    const { data } = await stripe.invoices.list({ subscription: subscription.id, status: 'paid', limit: 1 })
    return data[0] ? toIso(periodOf(data[0]).end) : null
  }

  async function toSubscription(subscription: Stripe.Subscription): Promise<Subscription> {
    const paidUntil = await paidUntilOf(subscription)
    // What ends, or is to end, in the middle of a paid period is over then, paid or not.
    const endsAt = subscription.ended_at ?? subscription.cancel_at
    const end = endsAt === null ? null : toIso(endsAt)
    return {
      id: subscription.id,
      status: statusOf(subscription.status),
      paidUntil: paidUntil && end && end < paidUntil ? end : paidUntil,
      cancelAtPeriodEnd: endsWithPeriod(subscription),
      createdAt: toIso(subscription.created),
    }
  }

  const readAll = async (customerId: string) => Promise.all((await listOf(customerId)).map(toSubscription))

  async function voidOpenInvoices(subscriptionId: string): Promise<void> {
    const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'open' })
    for (const { id } of data) await stripe.invoices.voidInvoice(id)
  }

  async function endSubscription(subscriptionId: string): Promise<void> {
    await unlessMissing(stripe.subscriptions.cancel(subscriptionId), undefined)
    await unlessMissing(voidOpenInvoices(subscriptionId), undefined)
  }

  async function startSubscription(customerId: string, previousId: string): Promise<Checkout> {
    await checkPrice()
    const created = await stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: settings.STRIPE_PRICE_ID }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: [WITH_SECRET],
      },
      { idempotencyKey: `carte-subscription-${customerId}-after-${previousId}` },
    )
    const checkout = checkoutOf(created)
    if (!checkout) throw new PaymentError('unavailable', new Error(`No secret came with ${created.id}`))
    return checkout
  }

  return {
    name: 'stripe',
    isTest: /^[a-z]+_test_/.test(settings.STRIPE_SECRET_KEY),
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY,

    createCustomer: ({ id, username, email }, replaces) =>
      translated(async () => {
        const customer = await stripe.customers.create(
          { email, name: username, metadata: { ownerId: id } },
          { idempotencyKey: `carte-customer-${id}${replaces ? `-after-${replaces}` : ''}` },
        )
        return customer.id
      }),

    openCheckout: (customerId) =>
      translated(async () => {
        const all = await listOf(customerId)
        const counting = countingSubscription(await Promise.all(all.map(toSubscription)))
        if (counting?.status === 'active') return null
        const live = all.find(({ id }) => id === counting?.id && counting.status !== 'ended')
        if (live) return checkoutOf(live)
        // These two count as ended here, but would still charge in addition to a new one.
        for (const { id, status } of all) {
          if (status === 'unpaid' || status === 'paused') await endSubscription(id)
        }
        const youngest = all.toSorted((a, b) => b.created - a.created)[0]
        return startSubscription(customerId, youngest?.id ?? 'none')
      }),

    readSubscriptions: (customerId) => translated(() => unlessMissing(readAll(customerId), [])),

    setCancelAtPeriodEnd: (subscriptionId, isCancelled) =>
      translated(async () => {
        const { cancel_at_period_end, cancel_at } = await stripe.subscriptions.retrieve(subscriptionId)
        // Stripe takes one of the two at a time.
        const isDated = !isCancelled && !cancel_at_period_end && cancel_at !== null
        await stripe.subscriptions.update(
          subscriptionId,
          isDated ? { cancel_at: '' } : { cancel_at_period_end: isCancelled },
        )
      }),

    endSubscription: (subscriptionId) => translated(() => endSubscription(subscriptionId)),

    listPayments: (customerId) =>
      translated(async () => {
        const list = stripe.invoices.list({ customer: customerId, limit: LIST_LIMIT })
        const invoices = await unlessMissing(
          list.then(({ data }) => data),
          [],
        )
        return invoices.filter(({ status }) => status !== 'draft').map(toPayment)
      }),

    forgetCustomer: (customerId) =>
      translated(async () => {
        await unlessMissing(stripe.customers.del(customerId), undefined)
      }),

    async readEvent(headers, body) {
      const signature = headers.get('stripe-signature') ?? ''
      try {
        return customerOf(stripe.webhooks.constructEvent(body, signature, settings.STRIPE_WEBHOOK_SECRET))
      } catch (cause) {
        throw new PaymentError('forged_event', cause)
      }
    },
  }
}

function addressOf(baseUrl: string | undefined) {
  if (!baseUrl) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}

function statusOf(status: Stripe.Subscription.Status): Subscription['status'] {
  switch (status) {
    case 'incomplete':
      return 'incomplete'
    case 'past_due':
      return 'past_due'
    case 'active':
    case 'trialing':
      return 'active'
    default:
      return 'ended'
  }
}

/**
 * Whether it is not renewed. With flexible billing, and where somebody chose a day in Stripe's dashboard, the end is a
 * date alone; one beyond this period lets it be renewed until then.
 */
function endsWithPeriod({ cancel_at_period_end, cancel_at, items }: Stripe.Subscription): boolean {
  const periodEnd = items.data[0]?.current_period_end
  return cancel_at_period_end || (cancel_at !== null && (periodEnd === undefined || cancel_at <= periodEnd))
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString()

/** Every request of ours expands it. */
const invoiceOf = ({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof latest_invoice === 'object' ? latest_invoice : null

function checkoutOf(subscription: Stripe.Subscription): Checkout | null {
  const invoice = invoiceOf(subscription)
  const clientSecret = invoice?.status === 'open' ? invoice.confirmation_secret?.client_secret : undefined
  return clientSecret ? { subscriptionId: subscription.id, clientSecret } : null
}

/** What an invoice is for: its lines' days, which for a first invoice are not the invoice's own. */
function periodOf({ lines, period_start, period_end }: Stripe.Invoice): { start: number; end: number } {
  const periods = lines.data.map(({ period }) => period)
  if (periods.length === 0) return { start: period_start, end: period_end }
  return {
    start: Math.min(...periods.map(({ start }) => start)),
    end: Math.max(...periods.map(({ end }) => end)),
  }
}

function toPayment(invoice: Stripe.Invoice): Payment {
  const { start, end } = periodOf(invoice)
  const { status } = invoice
  return {
    id: invoice.id,
    createdAt: toIso(invoice.created),
    amountCents: invoice.total,
    currency: invoice.currency,
    status: status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void',
    periodStart: toIso(start),
    periodEnd: toIso(end),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  }
}

function customerOf({ data: { object } }: Stripe.Event): string | null {
  const about = object as { object?: string; id?: string; customer?: string | { id: string } | null }
  if (about.object === 'customer') return about.id ?? null
  return (typeof about.customer === 'string' ? about.customer : about.customer?.id) ?? null
}

const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

async function unlessMissing<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return otherwise
    throw error
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Stripe.errors.StripeError)) throw cause
    throw new PaymentError(
      isMissing(cause) && cause.param === 'customer' ? 'customer_missing' : 'unavailable',
      cause,
    )
  }
}
