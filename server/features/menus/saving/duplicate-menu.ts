import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { LiveCatalogue } from '../../../catalogue/live-catalogue.ts'
import type { Db } from '../../../db/schema.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { type MenuToStore, payloadOf, toColumns } from '../stored/saved-menu.ts'
import { copyLastImport } from './last-import.ts'
import { type GivenTitles, said } from './rename-menu.ts'

/**
 * A copy of a menu, with what its owner confirmed and with its pictures; its titles are those that are given.
 * @throws {UnreadableDocumentError}
 */
export function duplicateOf(
  row: SavedMenuRow,
  titles: GivenTitles,
  contents: Awaited<ReturnType<LiveCatalogue['read']>>,
): MenuToStore {
  const { content, design } = readStoredText(savedMenuForm, row.document)
  return toColumns(payloadOf(row), { content: { ...content, ...said(titles) }, design }, contents)
}

/** In the transaction that stores the copy. */
export const recordDuplicate =
  (of: string) =>
  async (transaction: Db, copy: Pick<SavedMenuRow, 'id' | 'ownerId' | 'createdAt'>): Promise<void> => {
    await copyLastImport(transaction, of, copy)
    await recordChange(transaction, {
      at: new Date(copy.createdAt),
      ownerId: copy.ownerId,
      action: 'menu.duplicated',
      subjectId: copy.id,
    })
  }
