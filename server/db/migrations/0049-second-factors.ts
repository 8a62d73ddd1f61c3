import type { Kysely } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Secrets of authenticator apps with recovery codes, in the columns of the authentication library. */
export async function keepSecondFactors({ schema }: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await schema.alterTable('users').addColumn('twoFactorEnabled', types.boolean).execute()
  await schema
    .createTable('secondFactors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) =>
      column.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', types.boolean)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', types.timestamp)
    .execute()
}
