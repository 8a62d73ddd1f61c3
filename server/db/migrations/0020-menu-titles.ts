import type { Kysely } from 'kysely'

/** Menus and drafts are listed with the title of their menu. A document of version 1, as all were, has none. */
export async function listMenuTitles(db: Kysely<unknown>): Promise<void> {
  for (const table of ['savedMenus', 'drafts'])
    await db.schema
      .alterTable(table)
      .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
}
