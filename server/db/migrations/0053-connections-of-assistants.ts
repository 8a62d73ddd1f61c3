import type { Kysely } from 'kysely'

/** Codes that an assistant changes for a key, and where a key works: null for everywhere. */
export async function keepConnections({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('apiKeys').addColumn('audience', 'text').execute()
  await schema
    .createTable('connectionCodes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.notNull().references('houses.id').onDelete('cascade'))
    .addColumn('clientId', 'text', (column) => column.notNull())
    .addColumn('redirectUri', 'text', (column) => column.notNull())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('connectionCodesByAccount').on('connectionCodes').column('accountId').execute()
  await schema.createIndex('connectionCodesByOwner').on('connectionCodes').column('ownerId').execute()
}
