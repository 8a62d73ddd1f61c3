import { type Kysely, sql } from 'kysely'
import { countItems } from '#domain/menu/editing/edits.ts'
import { draftForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'

interface After {
  drafts: {
    ownerId: string
    workId: string
    document: string
    restaurantName: string | null
    items: number | null
    savedAs: string | null
  }
  menuClaims: { catalogue: string }
}

/**
 * Drafts are listed by columns, without their documents; one that cannot be read has no name. Whether a saved
 * menu can be read stands beside its claims: all of them are looked at again after the start.
 */
export async function listDraftsByColumns(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<After>
  for (const [name, type] of [
    ['restaurantName', 'text'],
    ['items', 'integer'],
    ['savedAs', 'text'],
  ] as const)
    await db.schema.alterTable('drafts').addColumn(name, type).execute()
  await db.schema
    .alterTable('menuClaims')
    .addColumn('isReadable', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.updateTable('menuClaims').set({ catalogue: '' }).execute()

  // One owner's at a time: a document may have a megabyte.
  const { rows: owners } = await sql<{
    ownerId: string
  }>`select distinct ${sql.ref('ownerId')} from ${sql.table('drafts')}`.execute(db)
  for (const { ownerId } of owners) {
    const drafts = await db
      .selectFrom('drafts')
      .select(['workId', 'document'])
      .where('ownerId', '=', ownerId)
      .execute()
    for (const { workId, document } of drafts) {
      const columns = columnsOf(document)
      if (!columns) continue
      await db
        .updateTable('drafts')
        .set(columns)
        .where('ownerId', '=', ownerId)
        .where('workId', '=', workId)
        .execute()
    }
  }
}

function columnsOf(document: string) {
  try {
    const { content, savedAs } = readStoredText(draftForm, document)
    return {
      restaurantName: content.restaurant.name,
      items: countItems(content.groups),
      savedAs: savedAs && JSON.stringify(savedAs),
    }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return null
    throw error
  }
}
