import type { User } from '#contract/accounts/accounts.ts'
import { readApproval, setApproval } from '#contract/menus/changes.ts'
import { mayDo } from '#domain/access/roles.ts'
import { verbsOfSave, waitsFor } from '#domain/menu/approval/approval.ts'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { AppError } from '../../../errors/app-error.ts'
import { refusedTo } from '../../../errors/refused-to.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { approvalOf } from '../../../owners/approval-rule.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { type AdmitChange, versionConflict } from '../saving/save-menu.ts'
import { readMenu, type SavedMenuRow } from '../stored/queries.ts'
import type { MenuToStore } from '../stored/saved-menu.ts'
import { propose } from './propose.ts'

export function mountApproval(api: Api, { db, clock }: Database & Clock): void {
  mount(api, readApproval, async ({ user }) => ({ approval: await approvalOf(db, user.house.id) }))

  mount(api, setApproval, async ({ user, body }) => {
    const approval = [...new Set(body.approval)]
    const stored = { approval: JSON.stringify(approval) }
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      await transaction
        .insertInto('houseSettings')
        .values({ ownerId: user.house.id, ...stored })
        .onConflict((conflict) => conflict.column('ownerId').doUpdateSet(stored))
        .execute()
      await recordChange(transaction, { at: clock(), ownerId: user.house.id, action: 'approval.changed' })
    })
    return { approval }
  })
}

const workOf = ({ content, design, columns: { templateId } }: MenuToStore): MenuWork => ({
  content,
  design,
  templateId,
})

/** @throws {AppError} `role_refused`, for a part of a menu that the role of a member may not change */
function refuseParts({ house }: User, before: MenuWork, after: MenuWork): void {
  const verb = verbsOfSave(before, after).find((needed) => !mayDo(house.role, needed))
  if (verb) throw refusedTo(house.role, verb)
}

/** @throws {AppError} `role_refused`, for what a new menu says that the role of its author may not say */
export function refuseNew(user: User, menu: MenuToStore): void {
  const after = workOf(menu)
  // What it says as a whole, its currency and its looks, is how a menu begins.
  const content = { ...after.content, sections: [], modifierGroups: [] }
  refuseParts(user, { ...after, content }, after)
}

/**
 * Asked before a member changes saved menus at once, where nothing could wait.
 * @throws {AppError} `role_refused`
 */
export const refusingAtOnce =
  (user: User): AdmitChange =>
  async (transaction, before, after) => {
    const { id, role } = user.house
    if (mayDo(role, 'publish')) return
    refuseParts(user, before, after)
    if (waitsFor(await approvalOf(transaction, id), before, after)) throw refusedTo(role, 'publish')
  }

interface Save {
  readonly stored: SavedMenuRow
  readonly user: User
  /** As it is stored, its claims settled. */
  readonly before: MenuToStore
  readonly after: MenuToStore
}

/**
 * Judges a save of somebody who may not publish: it waits for approval as a change, is refused, or is seen at once.
 * @returns the change; null where the save is seen at once
 * @throws {AppError} `role_refused`, `version_conflict`, `too_many_changes`
 */
export async function proposedInstead(
  { db, clock }: Database & Clock,
  { stored, user, before, after }: Save,
): Promise<{ changeId: string } | null> {
  const rule = await approvalOf(db, stored.ownerId)
  const [was, is] = [workOf(before), workOf(after)]
  if (!waitsFor(rule, was, is)) {
    refuseParts(user, was, is)
    return null
  }
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, stored.ownerId)
    const now = await readMenu(transaction, stored.id)
    if (now?.version !== stored.version) throw now ? versionConflict(now) : new AppError('menu_not_found')
    const { ownerId, id: menuId, version } = stored
    const title = `Saved by ${user.username}`
    const wish = { ownerId, menuId, version, title, by: 'person' as const, byId: user.id, opensAt: null }
    return { changeId: await propose(transaction, { ...wish, proposed: is }, clock()) }
  })
}
