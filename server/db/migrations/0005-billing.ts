import type { Kysely } from 'kysely'

/**
 * What the payment provider last said of each owner's subscription, and the books of the sandbox
 * provider. The plan is computed from the subscription and the clock, so no column keeps it.
 */
export async function createBilling(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('subscriptionPlan').execute()

  await db.schema
    .createTable('subscriptions')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('customerId', 'text', (column) => column.notNull().unique())
    .addColumn('subscriptionId', 'text')
    .addColumn('status', 'text')
    .addColumn('paidUntil', 'text')
    .addColumn('cancelAtPeriodEnd', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text')
    .addColumn('lastTicket', 'integer', (column) => column.notNull())
    .addColumn('appliedTicket', 'integer', (column) => column.notNull())
    .addColumn('checkedAt', 'text')
    .addPrimaryKeyConstraint('subscriptionsKey', ['ownerId', 'provider'])
    .execute()
  await db.schema
    .createIndex('subscriptionsByPaidUntil')
    .on('subscriptions')
    .columns(['provider', 'paidUntil'])
    .execute()

  await db.schema
    .createTable('sandboxCustomers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().unique())
    .execute()

  await db.schema
    .createTable('sandboxSubscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customerId', 'text', (column) =>
      column.notNull().references('sandboxCustomers.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('paidUntil', 'text')
    .addColumn('cancelAtPeriodEnd', 'integer', (column) => column.notNull())
    .addColumn('cardNumber', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandboxSubscriptionsByCustomer')
    .on('sandboxSubscriptions')
    .column('customerId')
    .execute()

  await db.schema
    .createTable('sandboxInvoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subscriptionId', 'text', (column) =>
      column.notNull().references('sandboxSubscriptions.id').onDelete('cascade'),
    )
    .addColumn('clientSecret', 'text', (column) => column.notNull().unique())
    .addColumn('amountCents', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cardToConfirm', 'text')
    .addColumn('periodStart', 'text', (column) => column.notNull())
    .addColumn('periodEnd', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sandboxInvoicesBySubscription')
    .on('sandboxInvoices')
    .column('subscriptionId')
    .execute()

  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('startedAt', 'text', (column) => column.notNull())
    .execute()
}
