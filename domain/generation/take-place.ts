import { hasPriceOfTheWhole } from '../courses/price-of-the-whole.ts'
import { findItem, type ItemPlace, replaceItem } from '../menu/editing/edits.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { Price } from '../menu/model/price.ts'
import { leadPrice } from '../menu/prices/lead-price.ts'

/**
 * Returns the menu with another item in the place of this one. The place keeps its number and the column of
 * its price; everything else belonged to the old item. An item with a price of the whole gets no price.
 * @param pricedIn the currency of the item's price. Nothing is converted: in a menu of another currency the
 * item has no price until its owner sets one.
 */
export const takePlace = (menu: Menu, place: ItemPlace, item: MenuItem, pricedIn = menu.currency): Menu =>
  replaceItem(menu, place, itemInPlace(menu, place, item, pricedIn))

/** Returns the item as it is in that place. */
export function itemInPlace(
  menu: Menu,
  place: ItemPlace,
  item: MenuItem,
  pricedIn = menu.currency,
): MenuItem {
  const before = findItem(menu, place)
  const section = menu.sections.find(({ id }) => id === place.sectionId)
  if (!before || !section) return item
  const { number: _, ...rest } = item
  const lead = leadPrice(before)
  const isWithout = !lead && hasPriceOfTheWhole(menu.sections, section)
  const own = pricedIn === menu.currency ? (leadPrice(item) ?? item.prices[0]) : undefined
  return {
    ...rest,
    ...(before.number !== undefined && { number: before.number }),
    prices: isWithout || !own ? [] : [inColumn(own, lead)],
  }
}

/** The label, the size and a former price were those of the old item. */
const inColumn = ({ id, kind, amount, original }: Price, lead: Price | undefined): Price => ({
  id: lead?.id ?? id,
  kind,
  ...(amount !== undefined && { amount }),
  ...(original !== undefined && { original }),
  ...(lead?.head !== undefined && { head: lead.head }),
})
