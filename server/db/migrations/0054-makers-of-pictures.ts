import type { Kysely } from 'kysely'

/** Who brought a picture: who works for some restaurants alone sees their own, used or not. Null: unknown, or their account is gone. */
export async function keepMakersOfPictures({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('uploads')
    .addColumn('madeBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await schema.createIndex('uploadsByMaker').on('uploads').column('madeBy').execute()
}
