import type { User } from '#contract/accounts/accounts.ts'
import { BIN_DAYS, BIN_ROOM, type BinnedMenu } from '#contract/menus/kept-menus.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { forgetBesideMenu } from '../../../live/beside-menu.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { bySystem, recordChange } from '../../../owners/audit-trail.ts'
import { writeUses } from '../../../pictures/picture-uses.ts'
import { forgetChangesOf } from '../changes/queries.ts'
import { forgetRolloutsOf } from '../rollouts/queries.ts'
import { forgetLastImport } from '../saving/last-import.ts'
import { refuseWithoutRoom } from '../saving/save-menu.ts'
import { withdrawIn } from '../saving/share-menu.ts'
import { deleteSignOffs } from '../sign-offs/queries.ts'
import { dropStates } from '../states/keep-state.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { placeOf } from '../stored/saved-menu.ts'
import {
  type BinnedRow,
  clearDeletedAt,
  countBinned,
  deleteBinned,
  isBinned,
  listBinned,
  listBinnedBefore,
  setDeletedAt,
} from './queries.ts'

type Needs = Database & Clock
type Menu = Pick<SavedMenuRow, 'id' | 'ownerId'>

const DAY_MS = 24 * 60 * 60 * 1000

/** A sweep comes every ten minutes. */
const AT_ONE_SWEEP = 200

/**
 * Puts a menu into the bin; one that was shared is withdrawn by it, and its link never works again.
 * @throws {AppError} `bin_full`: nothing goes from the bin to make room
 */
export const binMenu = ({ db, clock }: Needs, { id, ownerId }: Menu): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, ownerId)
    if ((await countBinned(transaction, ownerId)) >= BIN_ROOM) throw new AppError('bin_full')
    if (!(await setDeletedAt(transaction, id, at.toISOString()))) throw new AppError('menu_not_found')
    await withdrawIn(transaction, at, { id, ownerId }, true)
    await announceMenus(transaction, [id], { type: 'menus.changed', at })
    await recordChange(transaction, { at, ownerId, action: 'menu.binned', subjectId: id })
  })

/**
 * Takes a menu out of the bin, as it was but not shared. One that is not in it stays as it is.
 * @throws {AppError} `plan_limit`: it stays in the bin
 */
export const restoreMenu = ({ db, clock }: Needs, owner: User, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, owner.house.id)
    if (!(await isBinned(transaction, id))) return
    await refuseWithoutRoom(transaction, owner)
    const at = clock()
    await clearDeletedAt(transaction, id)
    await announceMenus(transaction, [id], { type: 'menus.changed', at })
    await recordChange(transaction, {
      at,
      ownerId: owner.house.id,
      action: 'menu.restored',
      subjectId: id,
    })
  })

/** Deletes a menu of the bin for good, with its earlier states and its sign-offs. */
export const deleteForGood = ({ db, clock }: Needs, menu: Menu): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, menu.ownerId)
    if (!(await deleteIn(transaction, at, menu))) throw new AppError('menu_not_found')
    await recordChange(transaction, { at, ownerId: menu.ownerId, action: 'menu.deleted', subjectId: menu.id })
  })

/** Deletes all that an owner has in the bin for good. */
export const emptyBinOf = ({ db, clock }: Needs, ownerId: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, ownerId)
    const menus = await listBinned(transaction, ownerId)
    for (const { id } of menus) await deleteIn(transaction, at, { id, ownerId })
    if (menus.length === 0) return
    const details = { count: menus.length }
    await recordChange(transaction, { at, ownerId, action: 'bin.emptied', details })
  })

/**
 * Deletes for good what has been in bins for longer than `BIN_DAYS`.
 * @param now by the clock of sweeps: what it makes old does not come back
 */
export async function sweepBins({ db, clock }: Needs, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
  for (const menu of await listBinnedBefore(db, before, AT_ONE_SWEEP))
    await db.transaction().execute(async (transaction) => {
      const at = clock()
      await lockOwner(transaction, menu.ownerId)
      if (!(await deleteIn(transaction, at, menu))) return
      await recordChange(transaction, {
        at,
        actor: bySystem,
        ownerId: menu.ownerId,
        action: 'menu.deleted',
        subjectId: menu.id,
      })
    })
}

async function deleteIn(transaction: Db, at: Date, menu: Menu): Promise<boolean> {
  if (!(await deleteBinned(transaction, menu.id))) return false
  await dropStates(transaction, menu, at)
  await deleteSignOffs(transaction, menu.id)
  await forgetBesideMenu(transaction, menu.id, at)
  await forgetChangesOf(transaction, menu.id)
  await forgetRolloutsOf(transaction, menu)
  await forgetLastImport(transaction, menu.id)
  await transaction.deleteFrom('menuWords').where('menuId', '=', menu.id).execute()
  await writeUses(transaction, placeOf(menu), [], at)
  return true
}

export const presentBinned = (
  { deletedAt, isReadable, ...row }: BinnedRow,
  isOnPage: boolean,
): BinnedMenu => ({
  ...row,
  isOnPage,
  isReadable: isReadable !== 0,
  deletedAt,
  goneAt: new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString(),
})
