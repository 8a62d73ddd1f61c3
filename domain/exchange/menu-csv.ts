import { dietaryDetailsOf } from '../menu/claims/dietary.ts'
import type { Menu, MenuItem } from '../menu/model/schema.ts'
import { everythingShown, printedItem } from '../menu/printed/printed-item.ts'
import { MENU_FIELDS, MENU_HEADINGS, type MenuField } from './reading/columns.ts'
import { BYTE_ORDER_MARK, csv } from './reading/csv.ts'
import { NO_ALLERGENS } from './words/label-words.ts'

/**
 * A menu as a table for spreadsheets: one row a dish under {@link MENU_HEADINGS}, prices in USD with two
 * decimals, a section without dishes as a row of its name alone. Reading it gives the same sections,
 * names, descriptions, prices, dietary options and allergens, without space around the texts; the
 * reader decides who stands behind them. Unconfirmed claims have a column of their own. Sections of one
 * name become one.
 */
export const menuCsv = (menu: Menu): string =>
  BYTE_ORDER_MARK +
  csv(
    [
      MENU_HEADINGS,
      ...menu.flatMap(({ category: { name }, items }) =>
        items.length === 0 ? [{ section: name }] : items.map((item) => cellsOf(name, item)),
      ),
    ].map((cells: Partial<Record<MenuField, string>>) => MENU_FIELDS.map((field) => cells[field] ?? '')),
  )

function cellsOf(section: string, item: MenuItem): Record<MenuField, string> {
  const { name, description, price, allergens } = printedItem(item, everythingShown)
  const { dietaryOptions = [], allergens: unconfirmed } = item.claimsToConfirm ?? {}
  return {
    section,
    name,
    description,
    price: price?.toFixed(2) ?? '',
    // Every option, where a page leaves out what another mark implies.
    dietary: dietsOf(item.dietaryOptions).join('; '),
    allergens: allergensOf(allergens).join('; '),
    toConfirm: [...dietsOf(dietaryOptions), ...allergensOf(unconfirmed)].join('; '),
  }
}

const dietsOf = (ids: readonly number[]): string[] => dietaryDetailsOf(ids).map(({ name }) => name)

const allergensOf = (contained: readonly string[] | undefined): readonly string[] =>
  contained?.length === 0 ? [NO_ALLERGENS] : (contained ?? [])
