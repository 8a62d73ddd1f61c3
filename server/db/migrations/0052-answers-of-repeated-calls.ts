import type { Kysely } from 'kysely'

/** What calls with an `Idempotency-Key` answered, for a day. */
export async function keepAnswersOfCalls({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('repeatableCalls')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('repeatableCallsByAccount').on('repeatableCalls').column('accountId').execute()
  await schema.createIndex('repeatableCallsByAge').on('repeatableCalls').column('createdAt').execute()
}
