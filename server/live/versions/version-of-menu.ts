import { type MenuWork, mergeWork } from '#domain/menu/merging/merge-work.ts'
import type { Answers } from '#domain/menu/merging/three-way.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { documentOfRow, keptDocument } from '../../db/record/kept-documents.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { publicationOfVersion } from '../record/queries.ts'

type StoredMenu = Pick<Schema['savedMenus'], 'id' | 'version' | 'document' | 'templateId'>
type Proposal = Pick<Schema['changeMenus'], 'baseVersion' | 'document' | 'templateId'>

/** @throws {UnreadableDocumentError} */
export const workOfRow = ({
  document,
  templateId,
}: Pick<StoredMenu, 'document' | 'templateId'>): MenuWork => ({
  ...readStoredText(savedMenuForm, document),
  templateId,
})

/**
 * A menu in one of its versions, as a state or as guests saw it; null where that is no longer kept.
 * @throws {UnreadableDocumentError}
 */
export async function workAt(db: Db, row: StoredMenu, version: number): Promise<MenuWork | null> {
  if (row.version === version) return workOfRow(row)
  const state = await db
    .selectFrom('menuStates')
    .select(['ownerId', 'document', 'documentHash', 'templateId'])
    .where('menuId', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (state) return workOfRow({ ...state, document: await documentOfRow(db, state) })
  const published = await publicationOfVersion(db, row.id, version)
  if (!published) return null
  const { ownerId, documentHash, templateId } = published
  return workOfRow({ document: await keptDocument(db, ownerId, documentHash), templateId })
}

/**
 * The menu as it is saved, the change, and the version that both come from; where nobody knows that, all is asked.
 * @throws {UnreadableDocumentError}
 */
export async function sidesOf(
  db: Db,
  row: StoredMenu,
  { baseVersion, document, templateId }: Proposal,
  mine: MenuWork = workOfRow(row),
) {
  const base = await workAt(db, row, baseVersion)
  const proposed = readStoredText(savedMenuForm, document ?? '')
  const theirs = { ...proposed, templateId: templateId ?? base?.templateId ?? mine.templateId }
  return { base, mine, theirs }
}

/** The two merged as the change has it where both changed something: it was written for its day. */
export function mergedForItsDay({ base, mine, theirs }: Awaited<ReturnType<typeof sidesOf>>): MenuWork {
  const answers: Map<string, 'theirs'> = new Map()
  for (;;) {
    const { merged, questions } = mergeWork(base, mine, theirs, answers as Answers)
    const open = questions.filter((key) => !answers.has(key))
    if (open.length === 0) return merged
    for (const key of open) answers.set(key, 'theirs')
  }
}
