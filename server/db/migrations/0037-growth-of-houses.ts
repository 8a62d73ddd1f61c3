import { type Kysely, sql } from 'kysely'

/** What is asked of an account with thousands of menus is found by an index, and menus by what they are called. */
export async function prepareForLargeHouses(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // The words of menus are written again, with these, when they are asked for.
  await schema
    .alterTable('menuWords')
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await schema
    .createIndex('savedMenusInBin')
    .on('savedMenus')
    .columns(['ownerId', 'deletedAt'])
    .where(sql.ref('deletedAt'), 'is not', null)
    .execute()
  await schema
    .createIndex('savedMenusBySave')
    .on('savedMenus')
    .columns(['ownerId', 'updatedAt', 'id', 'version'])
    .where(sql.ref('deletedAt'), 'is', null)
    .execute()
}
