import { type Kysely, sql } from 'kysely'

const columns = [
  'id',
  'ownerId',
  'name',
  'restaurantId',
  'templateId',
  'cuisineId',
  'targetCheckAverageCents',
  'version',
  'createdAt',
  'updatedAt',
  'sharedAt',
  'items',
  'document',
]

/**
 * An index serves each frequent query, so that it does not read the documents of other menus:
 * SQLite keeps a row in the order of its columns, so what is after a long document is reached
 * through all of its pages.
 */
export async function prepareForGrowth(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('savedMenusInOrder')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('restaurantId', 'text', (column) => column.notNull())
    .addColumn('templateId', 'integer', (column) => column.notNull())
    .addColumn('cuisineId', 'integer', (column) => column.notNull())
    .addColumn('targetCheckAverageCents', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('sharedAt', 'text')
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  const list = sql.join(columns.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table('savedMenusInOrder')} (${list}) select ${list} from ${sql.table('savedMenus')}`.execute(
    db,
  )
  await db.schema.dropTable('savedMenus').execute()
  await db.schema.alterTable('savedMenusInOrder').renameTo('savedMenus').execute()
  await db.schema
    .createIndex('savedMenusByOwner')
    .on('savedMenus')
    .columns(['ownerId', 'createdAt desc', 'id'])
    .execute()

  // For what is removed when its time is over.
  await db.schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute()
  await db.schema.createIndex('verificationsByExpiry').on('verifications').column('expiresAt').execute()
  // Each registration asks whether there is an administrator, and who came first if there is none.
  await db.schema.createIndex('usersByRole').on('users').column('role').execute()
  await db.schema.createIndex('usersByAge').on('users').columns(['createdAt', 'id']).execute()
  await db.schema.createIndex('catalogueItemsByAuthor').on('catalogueItems').column('createdBy').execute()
}
