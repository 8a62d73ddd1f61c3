import type { ChangedMenus } from '#contract/menus/changed-menus.ts'
import { type CarriedDish, carryDishes, isOther } from '#domain/menu/linking/carry-dishes.ts'
import { dishParts } from '#domain/menu/linking/dish-parts.ts'
import { isEqual } from '#domain/menu/merging/three-way.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { ifReadable, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { workOfRow } from '../../../live/versions/version-of-menu.ts'
import { type ChangeOf, newChangeId, recordApplied, saveMenusIn } from '../changes/save-menus.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { decisionsOn } from './decisions.ts'
import { houseOfMenu, menuTitle } from './house-menus.ts'

/**
 * Takes what a save changed of linked dishes to the other menus of the restaurant, where their owner has decided so, in the
 * transaction of the save. What differs there stays, and so does a menu that cannot be read or cannot say it.
 * @param stored as it was before the save
 */
export async function followDishes(
  transaction: Db,
  stored: SavedMenuRow,
  next: MenuContent,
  { at, contents }: Pick<ChangeOf, 'at' | 'contents'>,
): Promise<ChangedMenus | null> {
  const followed = await followedOf(transaction, stored, next)
  if (followed.length === 0) return null
  const { id, ownerId } = stored
  const house = await houseOfMenu(transaction, ownerId, id)
  const saved: ChangedMenus['menus'] = []
  for (const { id: menuId } of house ?? []) {
    if (menuId === id) continue
    const become = <Work extends { readonly content: MenuContent }>(work: Work): Work => ({
      ...work,
      content: carryDishes(work.content, followed).menu,
    })
    saved.push(
      ...(await orNothing(() =>
        saveMenusIn(transaction, [{ menuId, become }], { ownerId, at, contents, admit: null }),
      )),
    )
  }
  if (saved.length === 0) return null
  const changeId = newChangeId()
  const title = `Dishes of ${menuTitle(stored)}`.slice(0, 200)
  await recordApplied(transaction, changeId, saved, { ownerId, title, by: 'menu', at })
  return { changeId, menus: saved }
}

async function followedOf(
  transaction: Db,
  stored: SavedMenuRow,
  next: MenuContent,
): Promise<readonly CarriedDish[]> {
  const linked = new Map(itemsOf(next).map((item) => [item.dishId, item]))
  linked.delete(undefined)
  if (linked.size === 0) return []
  const before = new Map(itemsBefore(stored).map((item) => [item.dishId, item]))
  const edited = [...linked].flatMap(([dishId, after]) => {
    const was = dishId === undefined ? undefined : before.get(dishId)
    return dishId !== undefined && was && !isEqual(was, after) ? [{ dishId, before: was, after }] : []
  })
  const decisions = await decisionsOn(
    transaction,
    stored.ownerId,
    edited.map(({ dishId }) => dishId),
  )
  return edited.flatMap(({ dishId, ...edit }) => {
    const parts = dishParts.filter(
      (part) =>
        decisions.some((one) => one.dishId === dishId && one.part === part && one.isEverywhere) &&
        isOther(part, edit.before, edit.after),
    )
    return parts.length > 0 ? [{ ...edit, parts, currency: next.currency }] : []
  })
}

const itemsBefore = (stored: SavedMenuRow) => ifReadable(() => itemsOf(workOfRow(stored).content), [])

/** What another menu refuses stays as it is there: the save of this menu does not depend on it. */
async function orNothing<Value>(save: () => Promise<Value[]>): Promise<Value[]> {
  try {
    return await save()
  } catch (error) {
    const isItsOwn =
      error instanceof UnreadableDocumentError ||
      (error instanceof AppError && error.code === 'invalid_input')
    if (isItsOwn) return []
    throw error
  }
}
