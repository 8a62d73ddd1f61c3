import type { User } from '#contract/accounts/accounts.ts'
import { readApproval, setApproval } from '#contract/menus/changes.ts'
import { type ApprovalPart, approvalSchema, waitsFor } from '#domain/menu/approval/approval.ts'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { versionConflict } from '../saving/save-menu.ts'
import { readMenu, type SavedMenuRow } from '../stored/queries.ts'
import type { MenuToStore } from '../stored/saved-menu.ts'
import { propose } from './propose.ts'

export function mountApproval(api: Api, { db, clock }: Database & Clock): void {
  mount(api, readApproval, async ({ user }) => ({ approval: await approvalOf(db, user.id) }))

  mount(api, setApproval, async ({ user, body }) => {
    const approval = [...new Set(body.approval)]
    const stored = { approval: JSON.stringify(approval) }
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.id)
      await transaction
        .insertInto('houseSettings')
        .values({ ownerId: user.id, ...stored })
        .onConflict((conflict) => conflict.column('ownerId').doUpdateSet(stored))
        .execute()
      await recordChange(transaction, { at: clock(), ownerId: user.id, action: 'approval.changed' })
    })
    return { approval }
  })
}

async function approvalOf(db: Db, ownerId: string): Promise<ApprovalPart[]> {
  const row = await db
    .selectFrom('houseSettings')
    .select('approval')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row ? approvalSchema.parse(JSON.parse(row.approval)) : []
}

interface Save {
  readonly stored: SavedMenuRow
  readonly user: User
  /** As it is stored, its claims settled. */
  readonly before: MenuToStore
  readonly after: MenuToStore
}

/**
 * Keeps a save of somebody who may not publish as a change, where it waits for approval.
 * @returns the change; null where the save is seen at once
 * @throws {AppError} `version_conflict`, `too_many_changes`
 */
export async function proposedInstead(
  { db, clock }: Database & Clock,
  { stored, user, before, after }: Save,
): Promise<{ changeId: string } | null> {
  const rule = await approvalOf(db, stored.ownerId)
  const [was, is] = [before, after].map(({ content, design, columns: { templateId } }) => ({
    content,
    design,
    templateId,
  })) as [MenuWork, MenuWork]
  if (!waitsFor(rule, was, is)) return null
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
