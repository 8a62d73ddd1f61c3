import type { Kysely } from 'kysely'

/** Who confirmed the declarations of which items, and how many are void or missing in each menu. */
export async function keepSignOffs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signOffs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No reference: some migrations rebuild the table of menus, which would delete the sign-offs.
    .addColumn('menuId', 'text', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('accountName', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('textHash', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('signOffsByItem').on('signOffs').columns(['menuId', 'itemId', 'at']).execute()
  await db.schema.createIndex('signOffsByOwner').on('signOffs').column('ownerId').execute()
  await db.schema.createIndex('signOffsByAccount').on('signOffs').column('accountId').execute()
  for (const column of ['signOffsVoid', 'signOffsOpen'])
    await db.schema
      .alterTable('menuClaims')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute()
}
