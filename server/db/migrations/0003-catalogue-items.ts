import { type Kysely, sql } from 'kysely'

/** Ids of added dishes start above every id that a menu's own items may have. */
const LAST_RESERVED_ID = 200_000

/** Dishes that administrators add to the catalogue, and the one row that counts its changes. */
export async function createCatalogueItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogueItems')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('imageUrl', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()

  await db.schema
    .createTable('catalogueChanges')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('lastItemId', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into ${sql.table('catalogueChanges')} values (1, 0, ${sql.lit(LAST_RESERVED_ID)})`.execute(
    db,
  )
}
