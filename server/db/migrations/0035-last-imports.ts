import type { Kysely } from 'kysely'

/** What menus were brought in from last; and words of menus are written again, as searches fold more letters. */
export async function keepLastImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lastImports')
    // No reference: migrations that rebuild the table of menus would delete the rows.
    .addColumn('menuId', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('importedAt', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lastImportsByOwner').on('lastImports').column('ownerId').execute()
  await (db as Kysely<{ menuWords: object }>).deleteFrom('menuWords').execute()
}
