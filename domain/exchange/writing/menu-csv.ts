import { freeCustomItemId } from '../../menu/editing/edits.ts'
import { headsAbove } from '../../menu/model/check-menu.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { MENU_FIELDS, MENU_HEADINGS, USUAL_FIELDS } from '../columns/menu-columns.ts'
import { pathOf } from '../columns/path-of.ts'
import { BYTE_ORDER_MARK, csv } from '../reading/csv.ts'
import { samePath, writePath } from '../words/section-path.ts'
import { type Cells, itemCells } from './item-cells.ts'
import { priceCells } from './price-cells.ts'

export type TabledMenu = Pick<Menu, 'sections' | 'currency' | 'modifierGroups' | 'marks'>

/**
 * A menu as a table for spreadsheets: one row a price under {@link MENU_HEADINGS}, the same item cells in
 * each row of an item; an item without a price has one row, and so has a section without items. Columns
 * that no row fills are left out, except the usual ones. Reading it gives the same sections, items and
 * prices without what `notInCsv` lists; the reader decides who confirms claims. Unconfirmed claims have a
 * separate column. Sections of one name within one section become one.
 */
export function menuCsv(menu: TabledMenu): string {
  const rows = rowsOf(menu)
  const filled = new Set(rows.flatMap((cells) => Object.keys(cells)))
  const fields = MENU_FIELDS.filter((field) => USUAL_FIELDS.includes(field) || filled.has(field))
  return (
    BYTE_ORDER_MARK +
    csv([
      fields.map((field) => MENU_HEADINGS[field]),
      ...rows.map((cells) => fields.map((field) => cells[field] ?? '')),
    ])
  )
}

function rowsOf(menu: TabledMenu): Cells[] {
  const takenIds = new Map<string, Set<number>>()
  return menu.sections.flatMap((section) => {
    const path = pathOf(menu.sections, section)
    const key = samePath(path)
    const taken = takenIds.get(key) ?? new Set()
    takenIds.set(key, taken)
    const place = { section: writePath(path) }
    if (section.items.length === 0) return hasSubsections(menu, section) ? [] : [place]
    const heads = headsAbove(menu.sections, section)
    return section.items.flatMap((item) => {
      // Of two items with one id in sections of one name, the second gets another.
      const id = taken.has(item.id) ? freeCustomItemId(taken, 0) : item.id
      taken.add(id)
      const cells = { ...place, ...itemCells(item, menu), id: String(id) }
      const prices = item.prices.map((price) => ({ ...cells, ...priceCells(price, heads, menu.currency) }))
      return prices.length === 0 ? [cells] : prices
    })
  })
}

const hasSubsections = ({ sections }: TabledMenu, { id }: Section): boolean =>
  sections.some(({ parentId }) => parentId === id)
