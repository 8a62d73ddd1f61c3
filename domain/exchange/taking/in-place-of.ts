import { spelling } from '../../menu/comparing/match-parts.ts'
import { customItemIdBy } from '../../menu/editing/edits.ts'
import { FIRST_CUSTOM_ITEM_ID } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { itemIds, itemsOf, mapItems } from '../../menu/model/walk.ts'

/**
 * A menu that was read, in place of another: dishes of the same name keep their ids, and all others get ids by name.
 * Numbers in the order of the page would give a new dish what is sold out, planned and signed of another one.
 */
export const inPlaceOf = (before: Menu, read: Menu): Menu =>
  withIdsByName(
    read,
    itemIds(before),
    Map.groupBy(itemsOf(before), ({ name }) => spelling(name)),
  )

/** A menu that was read, to be added to another: its dishes have ids by name, none of them of the menu. */
export const nextTo = (menu: Menu, read: Menu): Menu => withIdsByName(read, itemIds(menu), new Map())

function withIdsByName(
  read: Menu,
  present: readonly number[],
  known: ReadonlyMap<string, { readonly id: number }[]>,
): Menu {
  const isCustom = (id: number) => id >= FIRST_CUSTOM_ITEM_ID
  const taken = new Set([...present, ...itemIds(read).filter((id) => !isCustom(id))])
  const ids = new Map<number, number>()
  for (const { id, name } of itemsOf(read)) {
    if (!isCustom(id) || ids.has(id)) continue
    const own = known.get(spelling(name))?.shift()?.id
    const next = own !== undefined && isCustom(own) ? own : customItemIdBy(taken, name)
    taken.add(next)
    ids.set(id, next)
  }
  return mapItems(read, (item) => ({ ...item, id: ids.get(item.id) ?? item.id }))
}
