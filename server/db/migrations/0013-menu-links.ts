import type { Kysely } from 'kysely'

interface Before {
  savedMenus: { id: string; ownerId: string }
  menuLinks: { menuId: string; ownerId: string; token: string }
}

/**
 * The link of a menu is something else than the menu, so that one which was withdrawn stays dead when the
 * menu is shared again. Links so far were the id: whoever has one keeps it. A menu that is not shared may
 * have been, and its next link will be a new one.
 */
export async function giveMenusLinks(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Before>
  await db.schema
    .createTable('menuLinks')
    // No reference: the table of menus is built anew by some migrations, and would take its links along.
    .addColumn('menuId', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema.createIndex('menuLinksByOwner').on('menuLinks').column('ownerId').execute()
  await db
    .insertInto('menuLinks')
    .columns(['menuId', 'ownerId', 'token'])
    .expression((query) => query.selectFrom('savedMenus').select(['id', 'ownerId', 'id as token']))
    .execute()
}
