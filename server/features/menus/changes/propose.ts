import { OPEN_CHANGES } from '#contract/menus/changes.ts'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { keepPictures } from './end-change.ts'
import { type ChangedMenuRow, type ChangeRow, countOpen, insertChange } from './queries.ts'
import { newChangeId } from './save-menus.ts'

interface Proposal extends Pick<ChangeRow, 'ownerId' | 'title' | 'by' | 'byId' | 'opensAt'> {
  readonly menuId: string
  readonly version: number
  readonly proposed: Pick<MenuWork, 'content' | 'design'> & Pick<ChangedMenuRow, 'templateId'>
}

/**
 * Keeps a later state of a menu as a change that waits, in a transaction that began with `lockOwner`.
 * @returns its id
 * @throws {AppError} `too_many_changes`
 */
export async function propose(
  transaction: Db,
  { menuId, version, proposed, ...change }: Proposal,
  at: Date,
): Promise<string> {
  const { ownerId } = change
  const { content, design, templateId } = proposed
  if ((await countOpen(transaction, ownerId)) >= OPEN_CHANGES) throw new AppError('too_many_changes')
  const id = newChangeId()
  await insertChange(
    transaction,
    { ...change, id, state: 'open', createdAt: at.toISOString(), endedAt: null, asks: 0 },
    [
      {
        changeId: id,
        menuId,
        ownerId,
        baseVersion: version,
        document: storedText({ content, design }),
        templateId,
        savedAs: null,
      },
    ],
  )
  await keepPictures(transaction, { id, ownerId }, menuId, proposed, at)
  await announceMenus(transaction, [menuId], { type: 'changes.changed', at })
  return id
}
