import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import { saysTheSame } from '#domain/menu/merging/says-the-same.ts'
import { draftForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { menusOf } from '../db/own-menus.ts'
import type { Db } from '../db/schema.ts'
import { type UsePlace, writeUses } from '../pictures/picture-uses.ts'

export interface DraftKey {
  readonly ownerId: string
  readonly workId: string
}

/** As a place that uses pictures. */
export const placeOfDraft = ({ ownerId, workId }: DraftKey): UsePlace => ({
  ownerId,
  kind: 'draft',
  placeId: workId,
})

/**
 * Forgets a draft, in a transaction that began with `lockOwner`.
 * @param version the one that may go: another one stays
 * @returns whether nothing is left of it
 */
export async function forgetDraft(
  transaction: Db,
  { ownerId, workId }: DraftKey,
  at: Date,
  version?: number,
): Promise<boolean> {
  const kept = await draftVersionOf(transaction, { ownerId, workId })
  if (kept === null) return true
  if (version !== undefined && version !== kept) return false
  await transaction.deleteFrom('drafts').where('ownerId', '=', ownerId).where('workId', '=', workId).execute()
  await writeUses(transaction, placeOfDraft({ ownerId, workId }), [], at)
  return true
}

/** Forgets the draft of a saved menu that says nothing else than the menu; one that cannot be read stays. */
export async function forgetSame(transaction: Db, key: DraftKey, saved: MenuWork, at: Date): Promise<void> {
  const kept = await transaction
    .selectFrom('drafts')
    .select('document')
    .where('ownerId', '=', key.ownerId)
    .where('workId', '=', key.workId)
    .executeTakeFirst()
  const draft = kept && readableIn(kept.document)
  if (draft && saysTheSame(saved, draft)) await forgetDraft(transaction, key, at)
}

const readableIn = (document: string): MenuWork | null =>
  ifReadable(() => readStoredText(draftForm, document), null)

async function draftVersionOf(db: Db, { ownerId, workId }: DraftKey): Promise<number | null> {
  const draft = await db
    .selectFrom('drafts')
    .select('version')
    .where('ownerId', '=', ownerId)
    .where('workId', '=', workId)
    .executeTakeFirst()
  return draft?.version ?? null
}

/** The version in which an owner's menu was saved last; null where it is in the bin, or not theirs. */
export async function menuVersionOf(db: Db, ownerId: string, id: string): Promise<number | null> {
  const menu = await menusOf(db, ownerId).select('version').where('id', '=', id).executeTakeFirst()
  return menu?.version ?? null
}

/** Somebody who changed something is taken to be editing for this long. */
const EDITS_MS = 2 * 60_000

/** The version of a draft, and the name of who else is editing it; nulls for none. */
export async function draftOf(
  db: Db,
  { ownerId, workId }: DraftKey,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<{ readonly draftVersion: number | null; readonly editedBy: string | null }> {
  const row = await db
    .selectFrom('drafts')
    .leftJoin('users', 'users.id', 'drafts.writtenBy')
    .select(['drafts.version', 'drafts.updatedAt', 'drafts.writtenBy', 'users.displayUsername as name'])
    .where('drafts.ownerId', '=', ownerId)
    .where('drafts.workId', '=', workId)
    .executeTakeFirst()
  if (!row) return { draftVersion: null, editedBy: null }
  const isEdited = row.writtenBy !== accountId && now.getTime() - Date.parse(row.updatedAt) < EDITS_MS
  return { draftVersion: row.version, editedBy: isEdited ? row.name : null }
}
