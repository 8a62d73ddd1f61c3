import { categoryOfCourse, courseOfSection } from '../courses/course-of.ts'
import { hasPriceOfTheWhole } from '../courses/price-of-the-whole.ts'
import { addItem, addItemToSection } from '../menu/editing/edits.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { MENU_SIZE_LIMITS } from '../menu/model/limits.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { Section } from '../menu/model/section.ts'
import { countItems, itemsOf } from '../menu/model/walk.ts'
import { foldName } from '../text/fold-name.ts'

export interface AddedDishes {
  readonly menu: Menu
  /** How many dishes came to the menu. */
  readonly added: number
  /** How many did not: the menu had them, or is full. */
  readonly leftOut: number
}

/**
 * Adds generated dishes to a menu, each to the first section of its course; a course without a section gets the
 * generated one. A dish that the menu has by its number or its name is left out.
 * @param generated a section for each category, by its id
 * @param into the section that all of them go to, whatever their course
 * @param pricedIn the currency of their prices. Nothing is converted: in a menu of another currency, and in a section
 * with a price of the whole, the dishes have no price.
 */
export function addDishes(
  menu: Menu,
  generated: readonly Section[],
  pricedIn: string,
  into?: number,
): AddedDishes {
  const known = new Set(itemsOf(menu).flatMap(keysOf))
  const wanted = generated.flatMap(({ items }) => items)
  let room = MENU_SIZE_LIMITS.items - countItems(menu)
  let added = 0
  const full = generated.reduce((present, { id, name, items }) => {
    const own = sectionFor(menu.sections, into ?? id)
    const isPriced = present.currency === pricedIn && !(own && hasPriceOfTheWhole(present.sections, own))
    return items.reduce((grown, item) => {
      if (room === 0 || keysOf(item).some((key) => known.has(key))) return grown
      for (const key of keysOf(item)) known.add(key)
      room -= 1
      added += 1
      const dish = isPriced ? item : { ...item, prices: [] }
      return own ? addItem(grown, own.id, dish) : addItemToSection(grown, { id, name }, dish)
    }, present)
  }, menu)
  return { menu: full, added, leftOut: wanted.length - added }
}

const keysOf = ({ id, name }: MenuItem): (string | number)[] => [id, foldName(name)]

/** The section that dishes of a category go to: its own, else the first that is eaten as the same course. */
const sectionFor = (sections: readonly Section[], categoryId: number): Section | undefined =>
  sections.find(({ id }) => id === categoryId) ??
  sections.find((section) => categoryOfCourse(courseOfSection(sections, section)) === categoryId)
