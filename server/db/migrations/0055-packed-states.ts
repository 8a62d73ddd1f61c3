import { type Kysely, sql } from 'kysely'

/**
 * Earlier states and last imports name their documents, which are kept packed with those of the record. What is there
 * is packed by a sweep, in batches (`server/features/menus/states/pack-states.ts`).
 */
export async function packStates({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['menuStates', 'lastImports']) {
    await schema.alterTable(table).addColumn('documentHash', 'text').execute()
    // The one by owner and document takes its place.
    await schema.dropIndex(`${table}ByOwner`).execute()
    await schema.createIndex(`${table}ByDocument`).on(table).columns(['ownerId', 'documentHash']).execute()
    await schema
      .createIndex(`${table}ToPack`)
      .on(table)
      .column('menuId')
      .where(sql.ref('documentHash'), 'is', null)
      .execute()
  }
  for (const column of ['documentHash', 'liveHash'])
    await schema
      .createIndex(`publicationsBy${column === 'liveHash' ? 'Live' : 'Document'}`)
      .on('publications')
      .columns(['ownerId', column])
      .execute()
  await schema
    .createIndex('keptDocumentsByBase')
    .on('keptDocuments')
    .columns(['ownerId', 'baseHash'])
    .execute()
}
