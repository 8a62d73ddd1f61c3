import { BYTE_ORDER_MARK, csv } from '../../reading/csv.ts'
import { writePath } from '../../words/section-path.ts'
import type { TabledMenu } from '../menu-csv.ts'
import { type SoldRow, soldAmount, soldRows, withNamesApart } from './sold-rows.ts'

const HEADINGS = [
  ...[
    'Reference Handle',
    'Token',
    'Item Name',
    'Customer-facing Name',
    'Variation Name',
    'SKU',
    'Description',
  ],
  ...['Categories', 'Reporting Category', 'Item Type', 'Price', 'Archived', 'Sellable', 'Contains Alcohol'],
  ...['Stockable', 'Option Name 1', 'Option Value 1'],
]

/**
 * The item library of Square, for its import: one row a variation. A price that is not an amount becomes one that
 * Square asks for at the till; Square makes its tokens itself.
 */
export function squareCsv(written: TabledMenu): string {
  const menu = withNamesApart(written)
  const sets = menu.modifierGroups.map(({ name }) => name)
  return (
    BYTE_ORDER_MARK +
    csv([
      [...HEADINGS, ...sets.map((name) => `Modifier Set - ${name}`)],
      ...soldRows(menu).map((row) => [
        ...cellsOf(row, menu.currency),
        ...sets.map((name) => (row.choices.includes(name) ? 'Y' : 'N')),
      ]),
    ])
  )
}

const cellsOf = ({ item, path, section, variation, price }: SoldRow, currency: string): string[] => [
  ...['', '', item.name, '', variation || 'Regular', '', item.description],
  ...[writePath(path), section.name, 'Prepared food and beverage', soldAmount(price, currency) ?? 'Variable'],
  ...['N', 'Y', item.marks?.includes('alcohol') ? 'Y' : 'N', 'N'],
  ...(variation === '' ? ['', ''] : ['Size', variation]),
]
