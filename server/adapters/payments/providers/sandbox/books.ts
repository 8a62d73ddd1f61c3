import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { plans } from '#domain/plans/plans.ts'
import type { Db, Schema } from '../../../../db/schema.ts'
import { wasThere } from '../../../../db/was-there.ts'
import { advance, type RenewalInvoice, retreat, type TillSubscription } from './renewals.ts'

export type InvoiceRow = Selectable<Schema['sandboxInvoices']>
type SubscriptionRow = Selectable<Schema['sandboxSubscriptions']>

/** Locks this customer's books; tells whether there is such a customer. */
export const lockCustomer = (db: Db, id: string): Promise<boolean> =>
  wasThere(db.updateTable('sandboxCustomers').set({ id }).where('id', '=', id))

/**
 * Writes what time has brought to a customer's subscriptions.
 * @returns them as they are now, the youngest first
 */
export async function settle(
  db: Db,
  customerId: string,
  now: Date,
  retryDays: number,
): Promise<TillSubscription[]> {
  const rows = await db
    .selectFrom('sandboxSubscriptions')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .execute()
  const invoices = await invoicesOf(db, customerId)
    .orderBy('sandboxInvoices.createdAt')
    .orderBy('sandboxInvoices.id')
    .execute()
  const settled: TillSubscription[] = []
  for (const row of rows) {
    const before = toSubscription(row)
    const [, ...renewals] = invoices.filter(({ subscriptionId }) => subscriptionId === row.id)
    const retreated = retreat(before, renewals, now)
    const { subscription, renewed } = advance(retreated.subscription, now, retryDays)
    settled.push(subscription)
    if (subscription === before) continue
    const { status, paidUntil } = subscription
    await updateSubscription(db, row.id, { status, paidUntil })
    for (const id of retreated.voided) await updateInvoice(db, id, { status: 'void' })
    for (const invoice of renewed) await bookRenewal(db, row.id, invoice)
    if (status === 'ended') await voidOpenInvoices(db, row.id)
  }
  return settled
}

/** One that was taken back, and whose day has come now, is the same invoice again. */
async function bookRenewal(db: Db, subscriptionId: string, renewal: RenewalInvoice): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sandboxInvoices')
    .set({ status: renewal.status })
    .where('subscriptionId', '=', subscriptionId)
    .where('periodStart', '=', renewal.periodStart)
    .where('status', '=', 'void')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await addInvoice(db, subscriptionId, renewal, renewal.periodStart)
}

export const addSubscription = (db: Db, row: SubscriptionRow) =>
  db.insertInto('sandboxSubscriptions').values(row).execute()

export const updateSubscription = (db: Db, id: string, changes: Updateable<Schema['sandboxSubscriptions']>) =>
  db.updateTable('sandboxSubscriptions').set(changes).where('id', '=', id).execute()

export async function addInvoice(
  db: Db,
  subscriptionId: string,
  { status, periodStart, periodEnd }: RenewalInvoice,
  createdAt: string,
): Promise<InvoiceRow> {
  const row: Insertable<Schema['sandboxInvoices']> & InvoiceRow = {
    id: `sandbox_invoice_${randomUUID()}`,
    subscriptionId,
    clientSecret: `sandbox_secret_${randomBytes(18).toString('base64url')}`,
    amountCents: plans.professional.priceCents,
    status,
    cardToConfirm: null,
    periodStart,
    periodEnd,
    createdAt,
  }
  await db.insertInto('sandboxInvoices').values(row).execute()
  return row
}

export const updateInvoice = (db: Db, id: string, changes: Updateable<Schema['sandboxInvoices']>) =>
  db.updateTable('sandboxInvoices').set(changes).where('id', '=', id).execute()

export const voidOpenInvoices = (db: Db, subscriptionId: string) =>
  db
    .updateTable('sandboxInvoices')
    .set({ status: 'void' })
    .where('subscriptionId', '=', subscriptionId)
    .where('status', '=', 'open')
    .execute()

/** The youngest first, at most 100. */
export const listInvoices = (db: Db, customerId: string): Promise<InvoiceRow[]> =>
  invoicesOf(db, customerId)
    .orderBy('sandboxInvoices.createdAt', 'desc')
    .orderBy('sandboxInvoices.id')
    .limit(100)
    .execute()

export const findInvoiceBySecret = (
  db: Db,
  customerId: string,
  clientSecret: string,
): Promise<InvoiceRow | undefined> =>
  invoicesOf(db, customerId).where('clientSecret', '=', clientSecret).executeTakeFirst()

const invoicesOf = (db: Db, customerId: string) =>
  db
    .selectFrom('sandboxInvoices')
    .innerJoin('sandboxSubscriptions', 'sandboxSubscriptions.id', 'sandboxInvoices.subscriptionId')
    .selectAll('sandboxInvoices')
    .where('sandboxSubscriptions.customerId', '=', customerId)

const toSubscription = ({ customerId: _, cancelAtPeriodEnd, ...row }: SubscriptionRow): TillSubscription => ({
  ...row,
  cancelAtPeriodEnd: cancelAtPeriodEnd === 1,
})
