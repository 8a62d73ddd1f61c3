import type { ChangedMenus } from '#contract/menus/changed-menus.ts'
import { carryDish, type EditedDish } from '#domain/menu/linking/carry-dish.ts'
import { type DishPart, dishParts, fieldsOfPart } from '#domain/menu/linking/dish-parts.ts'
import { isEqual } from '#domain/menu/merging/three-way.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { ifReadable, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { workOfRow } from '../../../live/versions/version-of-menu.ts'
import { type ChangeOf, newChangeId, recordApplied, saveMenusIn } from '../changes/save-menus.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { decisionsOn } from './decisions.ts'
import { houseOfMenu, menuTitle } from './house-menus.ts'

/** What of a dish goes to its other menus. */
interface Followed extends EditedDish {
  readonly parts: readonly DishPart[]
}

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
  if (followed.size === 0) return null
  const { id, ownerId } = stored
  const house = await houseOfMenu(transaction, ownerId, id)
  const unpriced = withoutPrices(followed)
  const saved: ChangedMenus['menus'] = []
  for (const { id: menuId } of house ?? []) {
    if (menuId === id) continue
    const become = <Work extends { readonly content: MenuContent }>(work: Work): Work => ({
      ...work,
      content: withFollowed(work.content, work.content.currency === next.currency ? followed : unpriced),
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
): Promise<ReadonlyMap<string, Followed>> {
  const linked = new Map(itemsOf(next).map((item) => [item.dishId, item]))
  linked.delete(undefined)
  if (linked.size === 0) return new Map()
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
  return new Map(
    edited.flatMap(({ dishId, ...edit }) => {
      const parts = dishParts.filter(
        (part) =>
          decisions.some((one) => one.dishId === dishId && one.part === part && one.isEverywhere) &&
          fieldsOfPart(part).some((field) => !isEqual(edit.before[field], edit.after[field])),
      )
      return parts.length > 0 ? [[dishId, { ...edit, parts }] as const] : []
    }),
  )
}

/** What goes to a menu in another currency: its amounts are worth something else. */
const withoutPrices = (followed: ReadonlyMap<string, Followed>): ReadonlyMap<string, Followed> =>
  new Map(
    [...followed].map(([dishId, edit]) => [
      dishId,
      { ...edit, parts: edit.parts.filter((part) => part !== 'prices') },
    ]),
  )

const withFollowed = <Of extends Menu>(menu: Of, followed: ReadonlyMap<string, Followed>): Of =>
  itemsOf(menu).some(({ dishId }) => dishId !== undefined && followed.has(dishId))
    ? mapItems(menu, (item, section) => {
        const edit = item.dishId === undefined ? undefined : followed.get(item.dishId)
        return edit ? carryDish(item, edit, edit.parts, headsAbove(menu.sections, section)) : item
      })
    : menu

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
