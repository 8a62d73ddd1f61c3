import type { Kysely } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Tables of the authentication library (its names and columns), and the saved menus. */
export async function createAccountsAndMenus(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', types.boolean, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', types.timestamp, (column) => column.notNull())
    .addColumn('updatedAt', types.timestamp, (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.unique())
    .addColumn('displayUsername', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('subscriptionPlan', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', types.timestamp, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', types.timestamp, (column) => column.notNull())
    .addColumn('updatedAt', types.timestamp, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()

  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', types.timestamp)
    .addColumn('refreshTokenExpiresAt', types.timestamp)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', types.timestamp, (column) => column.notNull())
    .addColumn('updatedAt', types.timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('accountsByUser').on('accounts').column('userId').execute()

  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', types.timestamp, (column) => column.notNull())
    .addColumn('createdAt', types.timestamp, (column) => column.notNull())
    .addColumn('updatedAt', types.timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute()

  await db.schema
    .createTable('savedMenus')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('restaurantId', 'text', (column) => column.notNull())
    .addColumn('templateId', 'integer', (column) => column.notNull())
    .addColumn('cuisineId', 'integer', (column) => column.notNull())
    .addColumn('targetCheckAverageCents', 'integer', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('sharedAt', 'text')
    .execute()
  await db.schema
    .createIndex('savedMenusByOwner')
    .on('savedMenus')
    .columns(['ownerId', 'createdAt', 'id'])
    .execute()
}
