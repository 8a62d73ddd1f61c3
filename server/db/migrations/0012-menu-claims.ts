import { type Kysely, sql } from 'kysely'

/**
 * How many dishes of a menu have diets or allergens without a confirmation, how many have allergens (which
 * every plan shows), and by which catalogue that was counted. A separate table, since columns after a
 * menu's long document are slow to list. Existing menus are counted after the start.
 */
export async function countMenuClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menuClaims')
    .addColumn('menuId', 'text', (column) =>
      column.primaryKey().references('savedMenus.id').onDelete('cascade'),
    )
    .addColumn('toConfirm', 'integer', (column) => column.notNull())
    .addColumn('allergensToConfirm', 'integer', (column) => column.notNull())
    .addColumn('catalogue', 'text', (column) => column.notNull())
    .execute()
  const claims = sql.table('menuClaims')
  const columns = sql.join(
    ['menuId', 'toConfirm', 'allergensToConfirm', 'catalogue'].map((name) => sql.ref(name)),
  )
  await sql`insert into ${claims} (${columns}) select ${sql.ref('id')}, 0, 0, '' from ${sql.table('savedMenus')}`.execute(
    db,
  )
  await db.schema.createIndex('menuClaimsByCatalogue').on('menuClaims').column('catalogue').execute()
}
