import type { User } from '#contract/accounts/accounts.ts'
import type { LiveEvent } from '#domain/live/model/live-event.ts'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import { BASIC_SAVED_MENU_LIMIT, planHasRoom } from '#domain/plans/plans.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { isSeenByGuests } from '../../../db/seen-by-guests.ts'
import { AppError } from '../../../errors/app-error.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { forgetDraft, forgetSame } from '../../../owners/drafts.ts'
import { writeUses } from '../../../pictures/picture-uses.ts'
import { currentTrace } from '../../../watching/trace.ts'
import { NOTHING_SIGNED, signOffCountsOf } from '../sign-offs/count-sign-offs.ts'
import { keepState } from '../states/keep-state.ts'
import { countMenus, insertMenu, type SavedMenuRow, updateMenu, writeClaims } from '../stored/queries.ts'
import { type MenuToStore, newMenuId, placeOf } from '../stored/saved-menu.ts'
import type { SavedMenuPayload } from '../stored/written-menu.ts'

/**
 * Stores a new menu.
 * @param alsoIn what belongs into the same transaction
 * @throws {AppError} `plan_limit` when the owner's plan has no room for another one
 */
export async function createMenu(
  { db, clock }: Database & Clock,
  owner: User,
  { columns, claims, pictures }: MenuToStore,
  alsoIn: (transaction: Db, row: SavedMenuRow) => Promise<void> = async () => {},
): Promise<SavedMenuRow> {
  const at = clock()
  const now = at.toISOString()
  const row: SavedMenuRow = {
    ...columns,
    id: newMenuId(),
    ownerId: owner.house.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    sharedAt: null,
    deletedAt: null,
  }
  await db.transaction().execute(async (transaction) => {
    // Two saves at once must not both find room for the last place.
    await lockOwner(transaction, owner.house.id)
    await refuseWithoutRoom(transaction, owner)
    await insertMenu(transaction, row)
    await writeClaims(transaction, { menuId: row.id, ...claims, ...NOTHING_SIGNED })
    await writeUses(transaction, placeOf(row), pictures, at)
    await alsoIn(transaction, row)
  })
  return row
}

/**
 * Is there room for another menu? Asked in a transaction that began with `lockOwner`.
 * @throws {AppError} `plan_limit`
 */
export async function refuseWithoutRoom(transaction: Db, { house, subscriptionPlan }: User): Promise<void> {
  if (planHasRoom(subscriptionPlan, 'savedMenus', await countMenus(transaction, house.id))) return
  throw new AppError('plan_limit', {
    message: `The Basic plan keeps up to ${BASIC_SAVED_MENU_LIMIT} saved menus. Delete one or upgrade to Professional.`,
    details: { feature: 'unlimited_menus' },
  })
}

/** Refuses what who changes a menu may not change of it. @throws {AppError} `role_refused` */
export type AdmitChange = (transaction: Db, before: MenuWork, after: MenuWork) => Promise<void>

export const forgetHeld = async (
  transaction: Db,
  { ownerId, updatedAt }: Pick<SavedMenuRow, 'ownerId' | 'updatedAt'>,
  draft: SavedMenuPayload['draft'],
): Promise<void> => {
  if (draft)
    await forgetDraft(transaction, { ownerId, workId: draft.workId }, new Date(updatedAt), draft.version)
}

/** A menu was saved by somebody else since its editor read it. */
export const versionConflict = ({ version }: SavedMenuRow): AppError =>
  new AppError('version_conflict', { details: { currentVersion: version } })

/**
 * Stores a menu over the version that its editor had read, and keeps what it was.
 * @param draft the one that the menu holds all of
 * @param alsoIn what belongs into the same transaction
 * @throws {AppError} `version_conflict` when it was saved in between
 */
export const saveMenu = (
  { db, clock }: Database & Clock,
  stored: SavedMenuRow,
  version: number,
  menu: MenuToStore,
  draft: SavedMenuPayload['draft'],
  alsoIn: (transaction: Db, at: Date) => Promise<void> = async () => {},
): Promise<SavedMenuRow> =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, stored.ownerId)
    const at = clock()
    const saved = await saveMenuIn(transaction, stored, version, menu, { at, draft })
    await alsoIn(transaction, at)
    return saved
  })

/** A program whose key may not publish changes no menu that guests see, by whatever way the change comes to it. */
async function refuseUnpublished(transaction: Db, { id, ownerId }: SavedMenuRow): Promise<void> {
  if (currentTrace()?.key?.mayPublish !== false) return
  if (await isSeenByGuests(transaction, ownerId, { menus: new Set([id]) }))
    throw new AppError('key_scope', {
      message:
        'Guests see this menu, and this key may not publish. Propose the change instead (POST /api/changes).',
    })
}

/**
 * The same in a transaction that began with `lockOwner`, with what else is saved in it.
 * @throws {AppError} `version_conflict`
 */
export async function saveMenuIn(
  transaction: Db,
  stored: SavedMenuRow,
  version: number,
  menu: MenuToStore,
  of: Parameters<typeof storeMenu>[4] & Pick<LiveEvent, 'by' | 'restored'>,
): Promise<SavedMenuRow> {
  const saved = await storeMenu(transaction, stored, version, menu, of)
  const { at, by, restored } = of
  await announceMenus(transaction, [stored.id], { type: 'menus.changed', at, by, restored })
  return saved
}

/** The same, without `announceMenus`, which follows for all menus of the transaction. */
export async function storeMenu(
  transaction: Db,
  stored: SavedMenuRow,
  version: number,
  { columns, claims, pictures, content, design }: MenuToStore,
  { at, draft }: { readonly at: Date; readonly draft?: SavedMenuPayload['draft'] },
): Promise<SavedMenuRow> {
  await refuseUnpublished(transaction, stored)
  const updatedAt = at.toISOString()
  await keepState(transaction, stored, columns, at)
  if (!(await updateMenu(transaction, stored.id, version, { ...columns, updatedAt })))
    throw versionConflict(stored)
  const signOffs = await signOffCountsOf(transaction, stored.id, content)
  await writeClaims(transaction, { menuId: stored.id, ...claims, ...signOffs })
  await writeUses(transaction, placeOf(stored), pictures, at)
  await forgetHeld(transaction, { ...stored, updatedAt }, draft)
  const { ownerId, id: workId } = stored
  await forgetSame(transaction, { ownerId, workId }, { content, design, templateId: columns.templateId }, at)
  return { ...stored, ...columns, updatedAt, version: version + 1 }
}
