import type { Kysely } from 'kysely'

interface Before {
  drafts: { ownerId: string; document: string; updatedAt: string }
  draftsOfWorks: Before['drafts'] & { workId: string; version: number; writeId: string | null }
}

/** A draft for each piece of work, so that two tabs that make two menus keep both. */
export async function keepDraftsOfWorks(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Before>
  await db.schema
    .createTable('draftsOfWorks')
    .addColumn('ownerId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('workId', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('writeId', 'text')
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draftsOfWorksKey', ['ownerId', 'workId'])
    .execute()
  const drafts = await db.selectFrom('drafts').selectAll().execute()
  for (const draft of drafts) {
    await db
      .insertInto('draftsOfWorks')
      .values({ ...draft, workId: 'only', version: 1, writeId: null })
      .execute()
  }
  await db.schema.dropTable('drafts').execute()
  await db.schema.alterTable('draftsOfWorks').renameTo('drafts').execute()
  await db.schema.createIndex('draftsByOwner').on('drafts').columns(['ownerId', 'updatedAt']).execute()
}
