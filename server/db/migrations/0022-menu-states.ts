import type { Kysely } from 'kysely'

/** Earlier states of saved menus, as they were saved. */
export async function keepMenuStates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menuStates')
    // No reference: some migrations rebuild the table of menus, which would delete the states.
    .addColumn('menuId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('dateLine', 'text', (column) => column.notNull())
    .addColumn('itemCount', 'integer', (column) => column.notNull())
    .addColumn('restaurantId', 'text', (column) => column.notNull())
    .addColumn('templateId', 'integer', (column) => column.notNull())
    .addColumn('cuisineId', 'integer', (column) => column.notNull())
    .addColumn('targetCheckAverageCents', 'integer', (column) => column.notNull())
    .addColumn('savedAt', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('menuStatesKey', ['menuId', 'version'])
    .execute()
  await db.schema.createIndex('menuStatesByOwner').on('menuStates').column('ownerId').execute()
}
