import { randomUUID } from 'node:crypto'
import type { Payment } from '#domain/billing/payment.ts'
import { countingSubscription, periodEnd } from '#domain/billing/subscription.ts'
import { type TestCard, testCardOf } from '#domain/billing/test-cards.ts'
import type { Db } from '../../db/schema.ts'
import { type Checkout, PaymentError, type PaymentProvider } from './port.ts'
import {
  addInvoice,
  addSubscription,
  findInvoiceBySecret,
  findOpenInvoice,
  type InvoiceRow,
  listInvoices,
  lockCustomer,
  settle,
  updateInvoice,
  updateSubscription,
  voidOpenInvoices,
} from './sandbox-books.ts'

/** What came of an attempt to pay. */
export type TillAnswer =
  | 'succeeded'
  | 'requires_confirmation'
  | 'declined'
  | 'insufficient_funds'
  | 'confirmation_refused'
  /** There is no such invoice of this customer, or nobody asks for it any more. */
  | 'nothing_to_pay'

/** What stands behind the sandbox's own payment form; a real provider serves this to the browser itself. */
export interface SandboxTill {
  /** Pays an invoice; one that is paid already stays paid once. */
  pay(customerId: string, clientSecret: string, card: TestCard): Promise<TillAnswer>
  /** The bank's answer to a payment that required confirmation. */
  confirm(customerId: string, clientSecret: string, isApproved: boolean): Promise<TillAnswer>
}

export interface SandboxProvider extends PaymentProvider {
  readonly till: SandboxTill
}

const PAYMENT_LIST_LIMIT = 100

/**
 * A payment provider without money, for trying Carte and for its tests: it keeps its books in our
 * database, takes the numbers of `test-cards.ts` alone, and renews by the clock when it is looked at.
 */
export function sandboxProvider(db: Db, clock: () => Date): SandboxProvider {
  /** Works on a customer's books, alone with them and up to date. */
  const withBooks = <T>(
    customerId: string,
    work: (books: Db, subscriptions: Awaited<ReturnType<typeof settle>>) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (books) => {
      if (!(await lockCustomer(books, customerId))) throw new PaymentError('customer_missing')
      return work(books, await settle(books, customerId, clock()))
    })

  const orNone = <T>(error: unknown, none: T): T => {
    if (error instanceof PaymentError && error.code === 'customer_missing') return none
    throw error
  }

  const customerOf = async (subscriptionId: string): Promise<string> => {
    const row = await db
      .selectFrom('sandboxSubscriptions')
      .select('customerId')
      .where('id', '=', subscriptionId)
      .executeTakeFirst()
    if (!row) throw new PaymentError('customer_missing')
    return row.customerId
  }

  return {
    name: 'sandbox',
    isTest: true,
    publishableKey: null,

    async createCustomer({ id: ownerId }) {
      const id = `sandbox_customer_${randomUUID()}`
      await db
        .insertInto('sandboxCustomers')
        .values({ id, ownerId })
        .onConflict((conflict) => conflict.column('ownerId').doNothing())
        .execute()
      const stored = await db
        .selectFrom('sandboxCustomers')
        .select('id')
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return stored.id
    },

    openCheckout: (customerId) =>
      withBooks(customerId, async (books, subscriptions) => {
        const counting = countingSubscription(subscriptions)
        if (counting?.status === 'active') return null
        if (counting && counting.status !== 'ended') {
          const open = await findOpenInvoice(books, counting.id)
          return open ? toCheckout(open) : null
        }
        return toCheckout(await startSubscription(books, customerId, clock().toISOString()))
      }),

    readSubscriptions: (customerId) =>
      withBooks(customerId, async (_books, subscriptions) =>
        subscriptions.map(({ cardNumber: _, ...subscription }) => subscription),
      ).catch((error) => orNone(error, [])),

    setCancelAtPeriodEnd: async (subscriptionId, isCancelled) =>
      withBooks(await customerOf(subscriptionId), async (books, subscriptions) => {
        if (subscriptions.find(({ id }) => id === subscriptionId)?.status !== 'active') return
        await updateSubscription(books, subscriptionId, { cancelAtPeriodEnd: isCancelled ? 1 : 0 })
      }),

    endSubscription: async (subscriptionId) =>
      withBooks(await customerOf(subscriptionId), async (books, subscriptions) => {
        const subscription = subscriptions.find(({ id }) => id === subscriptionId)
        if (!subscription || subscription.status === 'ended') return
        const now = clock().toISOString()
        const { paidUntil } = subscription
        await updateSubscription(books, subscriptionId, {
          status: 'ended',
          paidUntil: paidUntil && paidUntil > now ? now : paidUntil,
        })
        await voidOpenInvoices(books, subscriptionId)
      }),

    listPayments: (customerId) =>
      withBooks(customerId, async (books) =>
        (await listInvoices(books, customerId, PAYMENT_LIST_LIMIT)).map(toPayment),
      ).catch((error) => orNone(error, [])),

    async forgetCustomer(customerId) {
      await db.deleteFrom('sandboxCustomers').where('id', '=', customerId).execute()
    },

    // The sandbox lives in this process and sends no events: whoever posts one made it up.
    readEvent: async () => {
      throw new PaymentError('forged_event')
    },

    till: {
      pay: (customerId, clientSecret, card) =>
        withBooks(customerId, async (books) => {
          const invoice = await findInvoiceBySecret(books, customerId, clientSecret)
          if (!invoice || invoice.status === 'void') return 'nothing_to_pay'
          if (invoice.status === 'paid') return 'succeeded'
          switch (card.outcome) {
            case 'declined':
            case 'insufficient_funds':
              return card.outcome
            case 'authentication':
              await updateInvoice(books, invoice.id, { cardToConfirm: card.number })
              return 'requires_confirmation'
            default:
              await payInvoice(books, invoice, card, clock().toISOString())
              return 'succeeded'
          }
        }),

      confirm: (customerId, clientSecret, isApproved) =>
        withBooks(customerId, async (books) => {
          const invoice = await findInvoiceBySecret(books, customerId, clientSecret)
          if (invoice?.status === 'paid') return 'succeeded'
          const card = testCardOf(invoice?.cardToConfirm ?? '')
          if (!invoice || invoice.status === 'void' || !card) return 'nothing_to_pay'
          if (isApproved) await payInvoice(books, invoice, card, clock().toISOString())
          else await updateInvoice(books, invoice.id, { cardToConfirm: null })
          return isApproved ? 'succeeded' : 'confirmation_refused'
        }),
    },
  }
}

async function startSubscription(books: Db, customerId: string, now: string): Promise<InvoiceRow> {
  const id = `sandbox_subscription_${randomUUID()}`
  await addSubscription(books, {
    id,
    customerId,
    status: 'incomplete',
    paidUntil: null,
    cancelAtPeriodEnd: 0,
    cardNumber: null,
    createdAt: now,
  })
  return addInvoice(books, id, { status: 'open', periodStart: now, periodEnd: periodEnd(now) }, now)
}

/** A first payment pays for the days from now on; a late renewal for those that it was due for. */
async function payInvoice(books: Db, invoice: InvoiceRow, card: TestCard, now: string): Promise<void> {
  const { status } = await books
    .selectFrom('sandboxSubscriptions')
    .select('status')
    .where('id', '=', invoice.subscriptionId)
    .executeTakeFirstOrThrow()
  const start = status === 'incomplete' ? now : invoice.periodStart
  const end = periodEnd(start)
  await updateInvoice(books, invoice.id, {
    status: 'paid',
    cardToConfirm: null,
    periodStart: start,
    periodEnd: end,
  })
  await updateSubscription(books, invoice.subscriptionId, {
    status: 'active',
    paidUntil: end,
    cardNumber: card.number,
  })
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
