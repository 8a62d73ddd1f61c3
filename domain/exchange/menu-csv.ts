import { dietaryDetailsOf } from '../menu/claims/dietary.ts'
import type { Menu, MenuItem } from '../menu/model/schema.ts'
import { MENU_HEADINGS } from './reading/columns.ts'
import { BYTE_ORDER_MARK, csv } from './reading/csv.ts'
import { NO_ALLERGENS } from './words/label-words.ts'

/**
 * A menu as a table for spreadsheets: one row a dish under {@link MENU_HEADINGS}, prices in USD with two
 * decimals, a section without dishes as a row of its name alone. Reading it gives the same sections,
 * names, descriptions, prices, dietary options and allergens, without space around the texts; who stands
 * behind them is the reader's to say. What nobody stands behind has a column of its own. Sections of
 * one name become one.
 */
export const menuCsv = (menu: Menu): string =>
  BYTE_ORDER_MARK +
  csv([
    MENU_HEADINGS,
    ...menu.flatMap(({ category, items }) =>
      items.length === 0
        ? [[category.name, ...MENU_HEADINGS.slice(1).map(() => '')]]
        : items.map((item) => rowOf(category.name, item)),
    ),
  ])

const rowOf = (section: string, item: MenuItem): string[] => [
  section,
  item.name,
  item.description,
  item.price.toFixed(2),
  dietsOf(item.dietaryOptions).join('; '),
  allergensOf(item.allergens).join('; '),
  [
    ...dietsOf(item.claimsToConfirm?.dietaryOptions ?? []),
    ...allergensOf(item.claimsToConfirm?.allergens),
  ].join('; '),
]

const dietsOf = (ids: readonly number[]): string[] => dietaryDetailsOf(ids).map(({ name }) => name)

const allergensOf = (contained: readonly string[] | undefined): readonly string[] =>
  contained?.length === 0 ? [NO_ALLERGENS] : (contained ?? [])
