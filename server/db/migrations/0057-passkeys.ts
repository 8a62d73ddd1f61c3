import type { Kysely } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Passkeys, in the columns of the authentication library. */
export async function keepPasskeys({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('credentialID', 'text', (column) => column.notNull().unique())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('deviceType', 'text', (column) => column.notNull())
    .addColumn('backedUp', types.boolean, (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', types.timestamp)
    .addColumn('aaguid', 'text')
    .execute()
  await schema.createIndex('passkeysByUser').on('passkeys').column('userId').execute()
}
