import type { Kysely } from 'kysely'

/**
 * Commands that were given in the editor's box or by programs at /mcp, with what came of them; and which events are sent to
 * an address.
 */
export async function keepCommandsAndChosenEvents({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('givenCommands')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('houses.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('keyId', 'text')
    .addColumn('menuId', 'text')
    .addColumn('changeId', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('says', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('why', 'text')
    .execute()
  const index = (name: string) => schema.createIndex(name).on('givenCommands')
  await index('givenCommandsByHouse').columns(['ownerId', 'at', 'id']).execute()
  await index('givenCommandsByMenu').columns(['menuId', 'at', 'id']).execute()
  await index('givenCommandsByAccount').column('accountId').execute()
  await index('givenCommandsByAge').column('at').execute()
  await schema.alterTable('webhooks').addColumn('events', 'text').execute()
}
