import type { InvoiceRow } from '#server/adapters/payments/providers/sandbox/books.ts'
import type { TillSubscription } from '#server/adapters/payments/providers/sandbox/renewals.ts'

/** What the till knows, in Stripe's words. */

const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000)

/** Like Stripe, an id where nothing more was asked for by `expand`. */
export function subscriptionJson(
  subscription: TillSubscription,
  customer: string,
  invoices: readonly InvoiceRow[],
  form: URLSearchParams,
  /** When it is to end, in seconds since 1970, where that is said as a date; null where it is not. */
  cancelAt: number | null = null,
) {
  const { id, status, createdAt, paidUntil, cancelAtPeriodEnd } = subscription
  const latest = invoices.find(({ subscriptionId }) => subscriptionId === id)
  if (!latest) throw new Error(`No invoice of ${id}`)
  const expand = [...form].filter(([field]) => field.startsWith('expand')).map(([, value]) => value)
  const isExpanded = expand.some((path) => path.includes('latest_invoice'))
  const hasSecret = expand.some((path) => path.includes('latest_invoice.confirmation_secret'))
  return {
    object: 'subscription',
    id,
    customer,
    created: seconds(createdAt),
    status: status === 'ended' ? (paidUntil ? 'canceled' : 'incomplete_expired') : status,
    cancel_at_period_end: cancelAt === null && cancelAtPeriodEnd,
    cancel_at: cancelAt,
    ended_at: status === 'ended' ? seconds(paidUntil ?? createdAt) : null,
    latest_invoice: isExpanded ? invoiceJson(latest, customer, hasSecret) : latest.id,
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          // Stripe moves the period on whether it was paid or not.
          current_period_start: seconds(latest.periodStart),
          current_period_end: seconds(latest.periodEnd),
        },
      ],
    },
  }
}

export const invoiceJson = (invoice: InvoiceRow, customer: string, hasSecret = false) => ({
  object: 'invoice',
  id: invoice.id,
  customer,
  created: seconds(invoice.createdAt),
  currency: 'usd',
  total: invoice.amountCents,
  status: invoice.status,
  period_start: seconds(invoice.createdAt),
  period_end: seconds(invoice.createdAt),
  hosted_invoice_url: `https://invoice.example/${invoice.id}`,
  lines: {
    object: 'list',
    data: [
      {
        object: 'line_item',
        period: { start: seconds(invoice.periodStart), end: seconds(invoice.periodEnd) },
      },
    ],
  },
  ...(hasSecret && {
    confirmation_secret: { client_secret: invoice.clientSecret, type: 'payment_intent' },
  }),
})
