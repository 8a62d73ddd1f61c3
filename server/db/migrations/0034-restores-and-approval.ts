import type { Kysely } from 'kysely'

/** Which publications are restores, who proposed a change and in which template, and which saves of a house wait for approval. */
export async function keepRestoresAndApproval({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('publications').addColumn('restored', 'integer').execute()
  await schema.alterTable('changes').addColumn('byId', 'text').execute()
  await schema.alterTable('changeMenus').addColumn('templateId', 'integer').execute()
  await schema
    .createTable('houseSettings')
    .addColumn('ownerId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('approval', 'text', (column) => column.notNull())
    .execute()
}
