import { z } from 'zod'
import type { Payment } from '#domain/billing/payment.ts'
import { countingSubscription } from '#domain/billing/subscription.ts'
import type { Db } from '../../../../db/schema.ts'
import { type Checkout, PaymentError, type PaymentProvider, type ProviderDescriptor } from '../../port.ts'
import type { InvoiceRow } from './books.ts'
import { createTill } from './till.ts'

export const sandbox: ProviderDescriptor = {
  name: 'sandbox',
  label: 'the sandbox',
  takesMoney: false,
  settings: z.object({}),
  signatureHeaders: [],
  open: async (_settings, db, clock) => sandboxProvider(db, clock),
}

type SandboxProvider = PaymentProvider & Required<Pick<PaymentProvider, 'cards'>>

/**
 * A payment provider without money, for trying Carte and for its tests: its till keeps its books in our
 * database, takes the numbers of `test-cards.ts` alone, and renews by the clock when it is looked at.
 */
export function sandboxProvider(db: Db, clock: () => Date): SandboxProvider {
  const till = createTill(db, clock)
  return {
    name: sandbox.name,
    isTest: true,
    publishableKey: null,

    createCustomer: ({ id }) => till.addCustomer(id),

    openCheckout: (customerId) =>
      till.open(customerId, async (account) => {
        const counting = countingSubscription(account.subscriptions)
        if (counting?.status === 'active') return null
        if (!counting || counting.status === 'ended') return toCheckout(await account.subscribe())
        const open = (await account.listInvoices()).find(
          ({ subscriptionId, status }) => subscriptionId === counting.id && status === 'open',
        )
        return open ? toCheckout(open) : null
      }),

    readSubscriptions: (customerId) =>
      till
        .open(customerId, async ({ subscriptions }) =>
          subscriptions.map(({ cardNumber: _, ...subscription }) => subscription),
        )
        .catch(orNone),

    setCancelAtPeriodEnd: (subscriptionId, isCancelled) =>
      till.openOf(subscriptionId, (account) => account.setCancelAtPeriodEnd(subscriptionId, isCancelled)),

    endSubscription: (subscriptionId) =>
      till.openOf(subscriptionId, async (account) => {
        await account.end(subscriptionId)
        await account.voidOpenInvoices(subscriptionId)
      }),

    listPayments: (customerId) =>
      till.open(customerId, async (account) => (await account.listInvoices()).map(toPayment)).catch(orNone),

    forgetCustomer: till.removeCustomer,

    // The sandbox lives in this process and sends no events: a posted one is forged.
    readEvent: async () => {
      throw new PaymentError('forged_event')
    },

    cards: {
      pay: (customerId, clientSecret, card) =>
        till.open(customerId, (account) => account.pay(clientSecret, card)),
      confirm: (customerId, clientSecret, isApproved) =>
        till.open(customerId, (account) => account.confirm(clientSecret, isApproved)),
    },
  }
}

function orNone(error: unknown): never[] {
  if (error instanceof PaymentError && error.code === 'customer_missing') return []
  throw error
}

const toCheckout = ({ subscriptionId, clientSecret }: InvoiceRow): Checkout => ({
  subscriptionId,
  clientSecret,
})

const toPayment = (row: InvoiceRow): Payment => ({
  id: row.id,
  createdAt: row.createdAt,
  amountCents: row.amountCents,
  currency: 'usd',
  status: row.status,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  receiptUrl: null,
})
