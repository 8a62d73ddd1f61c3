import type { Kysely } from 'kysely'

interface Rows {
  savedMenus: { id: string; ownerId: string; templateId: number; document: string }
  drafts: {
    ownerId: string
    workId: string
    document: string
    restaurantName: string | null
    savedAs: string | null
    updatedAt: string
  }
  uploadUses: { ownerId: string; kind: string; placeId: string }
}

/**
 * One draft a saved menu, under the id of the menu: the newest that says something else than the menu. Those that say
 * the same, which each opening of a menu left behind, go. Older ones that say something else stay as menus
 * that were never saved.
 */
export async function keepOneDraftAMenu(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Rows>
  const drafts = await db
    .selectFrom('drafts')
    .select(['ownerId', 'workId', 'savedAs'])
    .where('savedAs', 'is not', null)
    .where('restaurantName', 'is not', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('workId')
    .execute()
  const found = new Set<string>()
  for (const { ownerId, workId, savedAs } of drafts) {
    const of = String(JSON.parse(String(savedAs)).id)
    const menu = await db
      .selectFrom('savedMenus')
      .select(['id', 'templateId', 'document'])
      .where('id', '=', of)
      .where('ownerId', '=', ownerId)
      .executeTakeFirst()
    const draft = await db
      .selectFrom('drafts')
      .select('document')
      .where('ownerId', '=', ownerId)
      .where('workId', '=', workId)
      .executeTakeFirstOrThrow()
    if (menu && saysTheSame(draft.document, menu)) await drop(db, ownerId, workId)
    else if (menu && !found.has(of)) {
      found.add(of)
      await rename(db, ownerId, workId, of)
    } else {
      const document = JSON.stringify({ ...JSON.parse(draft.document), savedAs: null })
      await db
        .updateTable('drafts')
        .set({ document, savedAs: null })
        .where('ownerId', '=', ownerId)
        .where('workId', '=', workId)
        .execute()
    }
  }
}

function saysTheSame(document: string, menu: Pick<Rows['savedMenus'], 'document' | 'templateId'>): boolean {
  const draft = JSON.parse(document)
  const saved = JSON.parse(menu.document)
  return (
    (draft.templateId ?? 1) === menu.templateId &&
    (draft.documentVersion ?? 1) === saved.documentVersion &&
    sorted([draft.content, draft.design]) === sorted([saved.content, saved.design])
  )
}

/** The fields of an object in one order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

async function drop(db: Kysely<Rows>, ownerId: string, workId: string): Promise<void> {
  await db.deleteFrom('drafts').where('ownerId', '=', ownerId).where('workId', '=', workId).execute()
  await db
    .deleteFrom('uploadUses')
    .where('ownerId', '=', ownerId)
    .where('kind', '=', 'draft')
    .where('placeId', '=', workId)
    .execute()
}

async function rename(db: Kysely<Rows>, ownerId: string, workId: string, id: string): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ workId: id })
    .where('ownerId', '=', ownerId)
    .where('workId', '=', workId)
    .execute()
  await db
    .updateTable('uploadUses')
    .set({ placeId: id })
    .where('ownerId', '=', ownerId)
    .where('kind', '=', 'draft')
    .where('placeId', '=', workId)
    .execute()
}
