import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { itemIds } from '../../menu/model/walk.ts'
import type { ReadItem, ReadSection } from '../rows/reading.ts'
import { addSections, ownId, withHeads } from './add-sections.ts'
import { placeSections } from './place-sections.ts'
import { newItem, updatedItem } from './take-item.ts'

/**
 * The menu with the sections and items that were read, in their order, in the place of its own. A section or an
 * item that it has already keeps what no source tells of: its id, its picture, its notes, its columns. New items
 * get ids for custom items. What belongs to the whole menu stays.
 * @param cuisineId of the new items
 */
export function replaceMenu(menu: Menu, read: readonly ReadSection[], cuisineId: number): Menu {
  const placeOf = placeSections(
    menu.sections,
    [],
    read.map(({ path }) => path),
  )
  const taken = new Set(itemIds(menu))
  const sections: Section[] = []
  for (const { path, items } of read) {
    const { id, name, parentId, known } = placeOf(path)
    const { parentId: _, ...kept } = known ?? { id, name }
    const named = { ...kept, id, name, items: [], ...(parentId !== undefined && { parentId }) }
    const { section, all } = withHeads(named, sections, items, !known)
    const knownOf = knownItems(known?.items ?? [], items)
    sections.push({
      ...section,
      items: items.map((item) => {
        const present = knownOf(item)
        return present
          ? updatedItem(present, item, all, menu)
          : newItem(item, { id: ownId(null, taken), categoryId: id, cuisineId }, all, menu)
      }),
    })
  }
  return { ...menu, sections }
}

/**
 * The item of the menu that a read one is: that of its id and name, else of its name, else of its id, where its
 * name was changed in the source. Each item is found once.
 */
function knownItems(
  known: readonly MenuItem[],
  items: readonly ReadItem[],
): (item: ReadItem) => MenuItem | undefined {
  const waiting = new Set(known)
  const found = new Map<ReadItem, MenuItem>()
  const isSame = [
    (item: ReadItem, other: MenuItem) => item.id === other.id && item.name === other.name,
    (item: ReadItem, other: MenuItem) => item.name === other.name,
    (item: ReadItem, other: MenuItem) => item.id === other.id,
  ]
  for (const fits of isSame) {
    for (const item of items) {
      if (found.has(item)) continue
      const match = waiting.values().find((other) => fits(item, other))
      if (!match) continue
      found.set(item, match)
      waiting.delete(match)
    }
  }
  return (item) => found.get(item)
}

/**
 * What was read added to a menu: items at the end of the section of the same name, other sections at the end.
 * @param cuisineId of the new items
 */
export const addToMenu = (menu: Menu, read: readonly ReadSection[], cuisineId: number): Menu =>
  addSections(
    menu,
    read.map(({ path, items }) => ({ path, fields: {}, items })),
    (item, { id }, heads, taken) =>
      newItem(item, { id: ownId(null, taken), categoryId: id, cuisineId }, heads, menu),
  )
