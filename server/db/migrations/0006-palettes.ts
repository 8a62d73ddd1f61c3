import type { Kysely } from 'kysely'

/** The palettes that owners saved. */
export async function createPalettes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('palettes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text')
    .addColumn('primaryColor', 'text', (column) => column.notNull())
    .addColumn('secondaryColor', 'text', (column) => column.notNull())
    .addColumn('accentColor', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('palettesByOwner')
    .on('palettes')
    .columns(['ownerId', 'createdAt', 'id'])
    .execute()
}
