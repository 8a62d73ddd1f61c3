import type { Kysely } from 'kysely'

/** Who made a kitchen link: it ends when they are removed from the house. */
export async function keepMakersOfLinks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('passLinks')
    .addColumn('madeBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await schema.createIndex('passLinksByMaker').on('passLinks').column('madeBy').execute()
}
