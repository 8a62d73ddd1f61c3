import type { z } from 'zod'
import type { renameSavedMenu } from '#contract/menus/saved-menus.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { AppError } from '../../../errors/app-error.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { keepState } from '../states/keep-state.ts'
import { readMenu, type SavedMenuRow, updateMenu } from '../stored/queries.ts'
import { titleColumns } from '../stored/saved-menu.ts'
import { type AdmitChange, versionConflict } from './save-menu.ts'

/**
 * Gives a menu another title or date line. It is read and written in one transaction that no other save of
 * its owner joins, so nothing that was saved meanwhile is lost; saving an earlier state reports the
 * conflict.
 * @throws {AppError} `menu_not_found`, `version_conflict`
 * @throws {UnreadableDocumentError}
 */
export const renameMenu = (
  { db, clock }: Database & Clock,
  { id, ownerId }: Pick<SavedMenuRow, 'id' | 'ownerId'>,
  { version, ...titles }: z.output<typeof renameSavedMenu.body>,
  admit: AdmitChange,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, ownerId)
    const stored = await readMenu(transaction, id)
    if (!stored) throw new AppError('menu_not_found')
    if (version !== undefined && version !== stored.version) throw versionConflict(stored)
    const { content, design } = readStoredText(savedMenuForm, stored.document)
    const renamed = { ...content, ...said(titles) }
    if (renamed.title === content.title && renamed.dateLine === content.dateLine) return
    const { templateId } = stored
    await admit(transaction, { content, design, templateId }, { content: renamed, design, templateId })
    const columns = { ...titleColumns(renamed), document: storedText({ content: renamed, design }) }
    await keepState(transaction, stored, { ...stored, ...columns }, at)
    await updateMenu(transaction, id, stored.version, { ...columns, updatedAt: at.toISOString() })
    await announceMenus(transaction, [id], { type: 'menus.changed', at })
    await recordChange(transaction, { at, ownerId, action: 'menu.renamed', subjectId: id })
  })

/** Titles that were given; what is absent stays. */
export interface GivenTitles {
  readonly title?: string | undefined
  readonly dateLine?: string | undefined
}

export const said = ({ title, dateLine }: GivenTitles) => ({
  ...(title !== undefined && { title }),
  ...(dateLine !== undefined && { dateLine }),
})
