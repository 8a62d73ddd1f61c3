import { randomUUID } from 'node:crypto'
import { GRACE_DAYS, periodEnd } from '#domain/billing/subscription.ts'
import { type TestCard, testCardOf } from '#domain/billing/test-cards.ts'
import type { Db } from '../../../../db/schema.ts'
import { type CardAnswer, PaymentError } from '../../port.ts'
import {
  addInvoice,
  addSubscription,
  findInvoiceBySecret,
  type InvoiceRow,
  listInvoices,
  lockCustomer,
  settle,
  updateInvoice,
  updateSubscription,
  voidOpenInvoices,
} from './books.ts'
import type { TillSubscription } from './renewals.ts'

/**
 * A payment provider without money: customers, subscriptions, invoices and test cards in tables, moved by
 * the clock at each read. The sandbox speaks to it in process; the fake provider of the tests, over HTTP.
 * @param retryDays how long a renewal that failed is asked for before its subscription ends
 */
export function createTill(db: Db, clock: () => Date, retryDays = GRACE_DAYS) {
  /**
   * Works on a customer's account, alone with it and up to date.
   * @throws {PaymentError} `customer_missing`
   */
  const open = <T>(customerId: string, work: (account: TillAccount) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (books) => {
      if (!(await lockCustomer(books, customerId))) throw new PaymentError('customer_missing')
      const now = clock()
      return work(accountOf(books, customerId, await settle(books, customerId, now, retryDays), now))
    })

  return {
    open,

    /** The customer of this owner; the same one however often it is asked for. */
    async addCustomer(ownerId: string): Promise<string> {
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

    async openOf<T>(subscriptionId: string, work: (account: TillAccount) => Promise<T>): Promise<T> {
      const row = await db
        .selectFrom('sandboxSubscriptions')
        .select('customerId')
        .where('id', '=', subscriptionId)
        .executeTakeFirst()
      return open(row?.customerId ?? '', work)
    },

    /** With everything. Fine when it was done before. */
    async removeCustomer(customerId: string): Promise<void> {
      await db.deleteFrom('sandboxCustomers').where('id', '=', customerId).execute()
    },
  }
}

export type TillAccount = ReturnType<typeof accountOf>

function accountOf(books: Db, customerId: string, subscriptions: readonly TillSubscription[], time: Date) {
  const now = time.toISOString()
  const find = (subscriptionId: string) => subscriptions.find(({ id }) => id === subscriptionId)
  return {
    /** As they were when the account was opened, the youngest first. */
    subscriptions,

    customerId,

    /** The youngest first, at most 100. */
    listInvoices: () => listInvoices(books, customerId),

    async subscribe(): Promise<InvoiceRow> {
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
    },

    /** Changes nothing of a subscription that is not active. */
    async setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void> {
      if (find(subscriptionId)?.status !== 'active') return
      await updateSubscription(books, subscriptionId, { cancelAtPeriodEnd: isCancelled ? 1 : 0 })
    },

    /** Ends a subscription now. What is owed stays owed. */
    async end(subscriptionId: string): Promise<void> {
      const subscription = find(subscriptionId)
      if (!subscription || subscription.status === 'ended') return
      const { paidUntil } = subscription
      await updateSubscription(books, subscriptionId, {
        status: 'ended',
        paidUntil: paidUntil && paidUntil > now ? now : paidUntil,
      })
    },

    async voidOpenInvoices(subscriptionId: string): Promise<void> {
      if (find(subscriptionId)) await voidOpenInvoices(books, subscriptionId)
    },

    async pay(clientSecret: string, card: TestCard): Promise<CardAnswer> {
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
          await settleInvoice(invoice, card)
          return 'succeeded'
      }
    },

    async confirm(clientSecret: string, isApproved: boolean): Promise<CardAnswer> {
      const invoice = await findInvoiceBySecret(books, customerId, clientSecret)
      if (invoice?.status === 'paid') return 'succeeded'
      const card = testCardOf(invoice?.cardToConfirm ?? '')
      if (!invoice || invoice.status === 'void' || !card) return 'nothing_to_pay'
      if (isApproved) await settleInvoice(invoice, card)
      else await updateInvoice(books, invoice.id, { cardToConfirm: null })
      return isApproved ? 'succeeded' : 'confirmation_refused'
    },
  }

  /** A first payment pays for the days from now on; a late renewal for those that it was due for. */
  async function settleInvoice(invoice: InvoiceRow, card: TestCard): Promise<void> {
    const start = find(invoice.subscriptionId)?.status === 'incomplete' ? now : invoice.periodStart
    const end = periodEnd(start)
    const paid = { status: 'paid', cardToConfirm: null, periodStart: start, periodEnd: end } as const
    await updateInvoice(books, invoice.id, paid)
    await updateSubscription(books, invoice.subscriptionId, {
      status: 'active',
      paidUntil: end,
      cardNumber: card.number,
    })
  }
}
