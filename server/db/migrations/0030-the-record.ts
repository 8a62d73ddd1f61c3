import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const owned = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade')

/** What guests saw of menus, each publication in the chain of its house, and the documents that it names. */
export async function keepTheRecord(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('ownerId', 'text', owned)
    .addColumn('number', 'integer', required)
    .addColumn('isPruned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('menuId', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('templateId', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('byId', 'text')
    .addColumn('isShown', 'integer', required)
    .addColumn('changed', 'text', required)
    .addColumn('documentHash', 'text', required)
    .addColumn('designHash', 'text', required)
    .addColumn('liveHash', 'text', required)
    .addColumn('previousHash', 'text', required)
    .addColumn('hash', 'text', required)
    .addPrimaryKeyConstraint('publicationsKey', ['ownerId', 'number'])
    .execute()
  await db.schema.createIndex('publicationsByMenu').on('publications').columns(['menuId', 'number']).execute()
  await db.schema.createIndex('publicationsByTime').on('publications').columns(['isPruned', 'at']).execute()
  await db.schema
    .createTable('keptDocuments')
    .addColumn('ownerId', 'text', owned)
    .addColumn('hash', 'text', required)
    .addColumn('baseHash', 'text')
    .addColumn('bytes', 'integer', required)
    .addColumn('packed', 'text', required)
    .addPrimaryKeyConstraint('keptDocumentsKey', ['ownerId', 'hash'])
    .execute()
}
