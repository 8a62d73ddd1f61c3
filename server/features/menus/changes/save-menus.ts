import { randomBytes } from 'node:crypto'
import type { ChangedMenus } from '#contract/menus/changed-menus.ts'
import { checkItem } from '#contract/menus/content-to-save.ts'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import { isEqual } from '#domain/menu/merging/three-way.ts'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import type { LiveCatalogue } from '../../../catalogue/live-catalogue.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { announceMenus } from '../../../live/stamps.ts'
import { workOfRow } from '../../../live/versions/version-of-menu.ts'
import { currentAccount } from '../../../watching/trace.ts'
import { refuseUntrue } from '../saving/refuse-untrue.ts'
import { type AdmitChange, storeMenu, versionConflict } from '../saving/save-menu.ts'
import { readMenu, type SavedMenuRow } from '../stored/queries.ts'
import { payloadOf, toColumns } from '../stored/saved-menu.ts'
import { type ChangeRow, insertChange } from './queries.ts'

export interface MenuToChange {
  readonly menuId: string
  /** Another version than this one is refused; any where absent. */
  readonly version?: number | undefined
  readonly become: (stored: MenuWork, row: SavedMenuRow) => Promise<MenuWork> | MenuWork
}

export interface ChangeOf {
  readonly ownerId: string
  readonly title: string
  readonly by: ChangeRow['by']
  readonly at: Date
  readonly contents: Awaited<ReturnType<LiveCatalogue['read']>>
  /** Null where only who may decide what guests see comes here. */
  readonly admit: AdmitChange | null
  /** The account that changes it, where nobody's request does. */
  readonly byAccount?: string
}

/**
 * Saves several menus at once, in a transaction that began with `lockOwner`: all or none. What stays as it is is not saved
 * again. A draft of one of them stays, and is merged by who goes on with it.
 * @throws {AppError} `menu_not_found`, `version_conflict`, `invalid_input`
 * @throws {UnreadableDocumentError}
 */
export async function saveMenusIn(
  transaction: Db,
  menus: readonly MenuToChange[],
  { ownerId, contents, at, admit, byAccount: by }: Omit<ChangeOf, 'title' | 'by'>,
): Promise<ChangedMenus['menus']> {
  const saved: ChangedMenus['menus'] = []
  for (const { menuId, version, become } of menus) {
    const row = await readMenu(transaction, menuId)
    if (row?.ownerId !== ownerId) throw new AppError('menu_not_found')
    if (version !== undefined && row.version !== version) throw versionConflict(row)
    // A large menu takes some 15 ms to read, 30 ms to merge and as long to judge: others have their turn in between.
    await nextTurn()
    const stored = workOfRow(row)
    await nextTurn()
    const { content, design, templateId } = await become(stored, row)
    if (isEqual({ content, design, templateId }, { ...stored, templateId: row.templateId })) continue
    await admit?.(transaction, { ...stored, templateId: row.templateId }, { content, design, templateId })
    await nextTurn()
    refuseImpossible(stored, { ...stored, content })
    await nextTurn()
    refuseUntrue(content, contents.recipeOf)
    await nextTurn()
    const menu = toColumns({ ...payloadOf(row), templateId }, { content, design }, contents)
    if (menu.columns.document === row.document && templateId === row.templateId) continue
    const { version: now } = await storeMenu(transaction, row, row.version, menu, { at })
    saved.push({ menuId, from: row.version, version: now })
  }
  const ids = saved.map(({ menuId }) => menuId)
  if (ids.length > 0) await announceMenus(transaction, ids, { type: 'menus.changed', at, by })
  return saved
}

/** The same as one change, which can be undone. */
export async function saveAsChange(
  transaction: Db,
  menus: readonly MenuToChange[],
  of: ChangeOf,
): Promise<ChangedMenus> {
  const saved = await saveMenusIn(transaction, menus, of)
  if (saved.length === 0) return { changeId: null, menus: [] }
  const changeId = newChangeId()
  await recordApplied(transaction, changeId, saved, of)
  return { changeId, menus: saved }
}

/** Keeps which versions a step led from and to: by these it is undone. */
export const recordApplied = (
  transaction: Db,
  id: string,
  saved: ChangedMenus['menus'],
  { ownerId, title, by, at }: Omit<ChangeOf, 'contents' | 'admit' | 'byAccount'>,
): Promise<void> =>
  insertChange(
    transaction,
    {
      id,
      ownerId,
      title,
      by,
      byId: currentAccount() ?? ownerId,
      state: 'applied',
      createdAt: at.toISOString(),
      endedAt: at.toISOString(),
      opensAt: null,
      asks: 0,
    },
    saved.map(({ menuId, from, version }) => ({
      changeId: id,
      menuId,
      ownerId,
      baseVersion: from,
      document: null,
      templateId: null,
      savedAs: version,
    })),
  )

export const newChangeId = (): string => randomBytes(12).toString('base64url')

/** Refuses impossible contents and untrue changed items; what a menu said before is not asked again. */
function refuseImpossible(before: MenuWork, { content }: MenuWork): void {
  const fields: { path: string; message: string }[] = []
  const refuse = (path: readonly PropertyKey[], message: string) =>
    fields.push({ path: ['content', ...path].map(String).join('.'), message })
  for (const { path, message } of menuContentSchema.safeParse(content).error?.issues ?? [])
    refuse(path, message)
  const known = new Set(before.content.sections.flatMap(({ items }) => items))
  for (const [at, { items }] of content.sections.entries())
    for (const [index, item] of items.entries())
      if (!known.has(item)) checkItem(item, ['sections', at, 'items', index], refuse)
  const [first] = fields
  if (first)
    throw new AppError('invalid_input', { message: first.message, details: { fields: fields.slice(0, 20) } })
}
