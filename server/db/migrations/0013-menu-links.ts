import type { Kysely } from 'kysely'

interface Before {
  savedMenus: { id: string; ownerId: string }
  menuLinks: { menuId: string; ownerId: string; token: string }
}

/**
 * The link of a menu is something else than the menu, so that one which was withdrawn stays dead when the
 * menu is shared again. Until now the id was the link, and such links stay valid. A menu that is not shared may
 * have been, and its next link will be a new one.
 */
export async function giveMenusLinks(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Before>
  await db.schema
    .createTable('menuLinks')
    // No reference: some migrations rebuild the table of menus, which would delete the links.
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
