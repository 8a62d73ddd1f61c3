import type { Insertable, Selectable } from 'kysely'
import { TRAIL_DAYS } from '#contract/accounts/audit-trail.ts'
import { CHANGES_LISTED } from '#contract/menus/changes.ts'
import type { PlannedVersion } from '#contract/menus/saved-menus.ts'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import type { Database } from '../../../db/database.ts'
import type { Db, Schema } from '../../../db/schema.ts'

export type ChangeRow = Selectable<Schema['changes']>
export type ChangedMenuRow = Selectable<Schema['changeMenus']>

export interface ChangeFilter {
  readonly state?: ChangeRow['state'] | undefined
  readonly menuId?: string | undefined
  /** ISO 8601 UTC */
  readonly before?: string | undefined
}

/** A page of the changes of an owner, the newest first. */
export async function listChangeRows(
  db: Db,
  ownerId: string,
  { state, menuId, before }: ChangeFilter,
): Promise<ChangeRow[]> {
  let rows = db.selectFrom('changes').selectAll().where('ownerId', '=', ownerId)
  if (state) rows = rows.where('state', '=', state)
  if (before) rows = rows.where('createdAt', '<', before)
  if (menuId)
    rows = rows.where('id', 'in', (query) =>
      query.selectFrom('changeMenus').select('changeId').where('menuId', '=', menuId),
    )
  const page = await rows.orderBy('createdAt', 'desc').orderBy('id').limit(CHANGES_LISTED).execute()
  const last = page.at(-1)
  if (!last || page.length < CHANGES_LISTED) return page
  // The next page begins before the moment of the last one: what was made in that moment is on this one.
  const together = rows.where('createdAt', '=', last.createdAt).where('id', '>', last.id)
  return [...page, ...(await together.orderBy('id').execute())]
}

export const readChangeRow = (db: Db, ownerId: string, id: string): Promise<ChangeRow | undefined> =>
  db.selectFrom('changes').selectAll().where('id', '=', id).where('ownerId', '=', ownerId).executeTakeFirst()

export async function menusOfChanges(
  db: Db,
  ids: readonly string[],
): Promise<Omit<ChangedMenuRow, 'document' | 'templateId' | 'ownerId'>[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('changeMenus')
    .select(['changeId', 'menuId', 'baseVersion', 'savedAs'])
    .where('changeId', 'in', ids)
    .orderBy('menuId')
    .execute()
}

export const readChangedMenus = (db: Db, changeId: string): Promise<ChangedMenuRow[]> =>
  db.selectFrom('changeMenus').selectAll().where('changeId', '=', changeId).orderBy('menuId').execute()

export async function countOpen(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('changes')
    .select((select) => select.fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertChange(
  db: Db,
  row: Insertable<Schema['changes']>,
  menus: readonly Insertable<Schema['changeMenus']>[],
): Promise<void> {
  await db.insertInto('changes').values(row).execute()
  await db
    .insertInto('changeMenus')
    .values([...menus])
    .execute()
}

export const plannedUntil = (db: Db, now: Date) =>
  db
    .selectFrom('changes')
    .select(['id', 'ownerId'])
    .where('state', '=', 'open')
    .where('opensAt', '<=', now.toISOString())
    .orderBy('opensAt')
    .orderBy('id')
    .limit(PLANNED_AT_ONCE)
    .execute()

/** The versions of menus that open on a date, the next one first, by menu. */
export async function plannedVersions(
  db: Db,
  menuIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedVersion[]>> {
  if (menuIds.length === 0) return new Map()
  // From the menus on: an account may have many changes, and each of these menus has few that are open.
  const open = await db
    .selectFrom('changeMenus')
    .select(['changeId', 'menuId'])
    .where('menuId', 'in', menuIds)
    .where('document', 'is not', null)
    .execute()
  const ids = [...new Set(open.map(({ changeId }) => changeId))]
  if (ids.length === 0) return new Map()
  const planned = await db
    .selectFrom('changes')
    .select(['id', 'title', 'opensAt', 'asks'])
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .where('opensAt', 'is not', null)
    .orderBy('opensAt')
    .execute()
  const rows = planned.flatMap((change) =>
    open.filter(({ changeId }) => changeId === change.id).map(({ menuId }) => ({ ...change, menuId })),
  )
  const byMenu = Map.groupBy(rows, ({ menuId }) => menuId)
  return new Map(
    [...byMenu].map(([menuId, own]) => [
      menuId,
      own.map(({ id, title, opensAt, asks }) => ({ id, title, opensAt: opensAt ?? '', asks })),
    ]),
  )
}

/** Does another version of this menu open within the minute of this moment? */
export async function opensTogether(db: Db, menuId: string, at: Date): Promise<boolean> {
  const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
  const row = await db
    .selectFrom('changes')
    .innerJoin('changeMenus', 'changeMenus.changeId', 'changes.id')
    .select('changes.id')
    .where('menuId', '=', menuId)
    .where('state', '=', 'open')
    .where('opensAt', '>=', new Date(minute).toISOString())
    .where('opensAt', '<', new Date(minute + MINUTE_MS).toISOString())
    .executeTakeFirst()
  return row !== undefined
}

const MINUTE_MS = 60_000

/** Keeps what a change proposes to the menu as it is saved now. */
export async function moveBase(
  db: Db,
  id: string,
  { id: menuId, version: baseVersion }: { readonly id: string; readonly version: number },
  { content, design, templateId }: MenuWork,
): Promise<void> {
  const document = storedText({ content, design })
  await db.updateTable('changes').set({ asks: 0 }).where('id', '=', id).execute()
  await db
    .updateTable('changeMenus')
    .set({ document, templateId, baseVersion })
    .where('changeId', '=', id)
    .where('menuId', '=', menuId)
    .execute()
}

export interface AppliedVersions {
  readonly from: number
  readonly version: number
}

/** Its documents go with its end. A change that was applied is from then on between the versions around it. */
export async function endChange(
  db: Db,
  id: string,
  state: ChangeRow['state'],
  at: Date,
  applied?: AppliedVersions,
): Promise<void> {
  await db
    .updateTable('changes')
    .set({ state, endedAt: at.toISOString(), asks: 0 })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('changeMenus')
    .set({ document: null, ...(applied && { baseVersion: applied.from, savedAs: applied.version }) })
    .where('changeId', '=', id)
    .execute()
}

/** With a menu that goes for good; a change of other menus too stays without it. */
export async function forgetChangesOf(db: Db, menuId: string): Promise<void> {
  const rows = await db.selectFrom('changeMenus').select('changeId').where('menuId', '=', menuId).execute()
  const ids = rows.map(({ changeId }) => changeId)
  await db.deleteFrom('changeMenus').where('menuId', '=', menuId).execute()
  const others = new Set((await menusOfChanges(db, ids)).map(({ changeId }) => changeId))
  await deleteChanges(
    db,
    ids.filter((id) => !others.has(id)),
  )
}

async function deleteChanges(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('changes').where('id', 'in', ids).execute()
}

/** Versions that one look opens. */
const PLANNED_AT_ONCE = 100

const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONE_SWEEP = 1000

/**
 * Deletes changes that ended as long ago as the audit trail reaches.
 * @param now by the clock of sweeps
 */
export async function sweepChanges({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TRAIL_DAYS * DAY_MS).toISOString()
  const rows = await db
    .selectFrom('changes')
    .select('id')
    .where('endedAt', '<', before)
    .limit(AT_ONE_SWEEP)
    .execute()
  await deleteChanges(
    db,
    rows.map(({ id }) => id),
  )
}
