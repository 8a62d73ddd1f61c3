import type { Kysely } from 'kysely'

/** Keys of programs. They are looked for by the hash of what a request carries. */
export async function keepApiKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('apiKeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('madeBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('earlierHash', 'text', (column) => column.unique())
    .addColumn('earlierUntil', 'text')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('isForModel', 'integer', (column) => column.notNull())
    .addColumn('restaurants', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text')
    .addColumn('lastUsedAt', 'text')
    .addColumn('endedAt', 'text')
    .execute()
  await schema.createIndex('apiKeysByOwner').on('apiKeys').column('ownerId').execute()
  await schema.createIndex('apiKeysByEnd').on('apiKeys').column('endedAt').execute()
  await schema.createIndex('apiKeysByMaker').on('apiKeys').column('madeBy').execute()
}
