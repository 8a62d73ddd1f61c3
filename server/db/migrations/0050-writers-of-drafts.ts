import type { Kysely } from 'kysely'

/** Who wrote a draft last: others in the house see who is editing. Null: unknown, or their account is gone. */
export async function keepWritersOfDrafts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('drafts')
    .addColumn('writtenBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await schema.createIndex('draftsByWriter').on('drafts').column('writtenBy').execute()
}
