import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { contentOfVersion1Schema } from '#domain/menu/stored/content-of-version-1.ts'
import { draftSchema } from '#domain/menu/stored/forms.ts'

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
 * Drafts are listed by columns, without their documents; one that cannot be read has no name. Whether a
 * saved menu can be read is stored with its claims: all of them are looked at again after the start.
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

/** Drafts as they were then, when there was one document version and not every draft said so. */
const draftOfVersion1Schema = draftSchema.extend({
  documentVersion: z.literal(1).default(1),
  content: contentOfVersion1Schema,
})

function columnsOf(document: string) {
  const read = draftOfVersion1Schema.safeParse(jsonOf(document))
  if (!read.success) return null
  const { content, savedAs } = read.data
  return {
    restaurantName: content.restaurant.name,
    items: content.groups.reduce((sum, { items }) => sum + items.length, 0),
    savedAs: savedAs && JSON.stringify(savedAs),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
