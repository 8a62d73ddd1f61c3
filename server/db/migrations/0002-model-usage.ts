import type { Kysely } from 'kysely'

/** How many calls of a model each account caused on a day. */
export async function createModelUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('modelUsage')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('modelUsageKey', ['userId', 'day', 'kind'])
    .execute()
}
