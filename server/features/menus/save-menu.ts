import type { User } from '#contract/accounts.ts'
import { BASIC_SAVED_MENU_LIMIT, planHasRoom } from '#domain/plans/plans.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors/app-error.ts'
import { writeUses } from '../../pictures/picture-uses.ts'
import { countMenus, insertMenu, type SavedMenuRow, updateMenu, writeClaims } from './queries.ts'
import { type MenuToStore, newMenuId, placeOf } from './saved-menu.ts'

/**
 * Stores a new menu.
 * @throws {AppError} `plan_limit` when the owner's plan has no room for another one
 */
export async function createMenu(
  { db, clock }: Database & Clock,
  owner: User,
  { columns, claims, pictures }: MenuToStore,
): Promise<SavedMenuRow> {
  const at = clock()
  const now = at.toISOString()
  const row: SavedMenuRow = {
    ...columns,
    id: newMenuId(),
    ownerId: owner.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    sharedAt: null,
  }
  await db.transaction().execute(async (transaction) => {
    // Two saves at once must not both find room for the last place.
    await lockOwner(transaction, owner.id)
    if (!planHasRoom(owner.subscriptionPlan, 'savedMenus', await countMenus(transaction, owner.id))) {
      throw new AppError('plan_limit', {
        message: `The Basic plan keeps up to ${BASIC_SAVED_MENU_LIMIT} saved menus. Delete one or upgrade to Professional.`,
        details: { feature: 'unlimited_menus' },
      })
    }
    await insertMenu(transaction, row)
    await writeClaims(transaction, { menuId: row.id, ...claims })
    await writeUses(transaction, placeOf(row), pictures, at)
  })
  return row
}

/** A menu was saved by somebody else since its editor read it. */
export const versionConflict = ({ version }: SavedMenuRow): AppError =>
  new AppError('version_conflict', { details: { currentVersion: version } })

/**
 * Stores a menu over the version that its editor had read.
 * @throws {AppError} `version_conflict` when it was saved in between
 */
export async function saveMenu(
  { db, clock }: Database & Clock,
  stored: SavedMenuRow,
  version: number,
  { columns, claims, pictures }: MenuToStore,
): Promise<SavedMenuRow> {
  const at = clock()
  const updatedAt = at.toISOString()
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, stored.ownerId)
    if (!(await updateMenu(transaction, stored.id, version, { ...columns, updatedAt }))) {
      throw versionConflict(stored)
    }
    await writeClaims(transaction, { menuId: stored.id, ...claims })
    await writeUses(transaction, placeOf(stored), pictures, at)
  })
  return { ...stored, ...columns, updatedAt, version: version + 1 }
}
