import type { Kysely } from 'kysely'

/** Dishes of the catalogue, ours or added ones, that no new menu is made of. */
export async function keepRetiredDishes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retiredDishes')
    .addColumn('dishId', 'integer', (column) => column.primaryKey())
    .addColumn('retiredAt', 'text', (column) => column.notNull())
    .addColumn('retiredBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('retiredDishesByAuthor').on('retiredDishes').column('retiredBy').execute()
}
