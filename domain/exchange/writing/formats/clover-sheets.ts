import { toMajor } from '../../../money/currency.ts'
import type { TabledMenu } from '../menu-csv.ts'
import { rowsUnder, type SheetRows } from './sheet-rows.ts'
import { type SoldRow, soldAmount, soldRows, withNamesApart } from './sold-rows.ts'

const ITEM_HEADINGS = [
  ...['Clover ID', 'Name', 'Alternate Name', 'Description', 'Price', 'Price Type', 'Price Unit', 'Cost'],
  ...[
    'Product Code',
    'SKU',
    'Quantity',
    'Hidden?',
    'Default tax rates?',
    'Non-revenue item?',
    'Printer Labels',
  ],
  ...['Modifier Groups', 'Categories', 'Tax Rates', 'Variant Attribute', 'Variant Option'],
]
const GROUP_HEADINGS = [
  ...['Modifier Group ID', 'Modifier Group Name', 'Pop up Automatically?', 'Modifier', 'Price'],
  ...['Required Quantity', 'Max Quantity'],
]
const CATEGORY_HEADINGS = ['Category ID', 'Category Name', 'Subcategory Name', 'Item Sort Order']
const TAX_HEADINGS = ['Tax Rate ID', 'Name', 'Tax Rate', 'Tax Amount', 'Default?']

/** The workbook of Clover's inventory import: items, modifier groups with their modifiers, categories. */
export function cloverSheets(written: TabledMenu): SheetRows[] {
  const menu = withNamesApart(written)
  const sections = menu.sections.filter(({ items }) => items.length > 0)
  return [
    {
      name: 'Items',
      rows: rowsUnder(
        ITEM_HEADINGS,
        soldRows(menu).map((row) => itemCells(row, menu.currency)),
      ),
    },
    { name: 'Modifier Groups', rows: rowsUnder(GROUP_HEADINGS, groupRows(menu)) },
    {
      name: 'Categories',
      rows: rowsUnder(
        CATEGORY_HEADINGS,
        sections.map(({ name }) => ({ 'Category Name': name })),
      ),
    },
    { name: 'Tax Rates', rows: [TAX_HEADINGS] },
  ]
}

function itemCells({ item, section, variation, price, choices }: SoldRow, currency: string) {
  const amount = soldAmount(price, currency)
  const isPerUnit = price?.kind === 'unit' && price.per !== undefined && price.per !== 'each'
  return {
    Name: item.name,
    Description: item.description,
    Price: amount === undefined ? '' : Number(amount),
    'Price Type': amount === undefined ? 'Variable' : isPerUnit ? 'Per Unit' : 'Fixed',
    'Price Unit': isPerUnit ? (price.per ?? '') : '',
    'Hidden?': 'No',
    'Default tax rates?': 'Yes',
    'Non-revenue item?': 'No',
    'Modifier Groups': choices.join(', '),
    Categories: section.name,
    'Variant Attribute': variation === '' ? '' : 'Size',
    'Variant Option': variation,
  }
}

const groupRows = ({ modifierGroups, currency }: TabledMenu) =>
  modifierGroups.flatMap(({ name, min, max, options }) =>
    options.map((option, at) => ({
      'Modifier Group Name': at === 0 ? name : '',
      'Pop up Automatically?': at > 0 ? '' : min > 0 ? 'Yes' : 'No',
      Modifier: option.name,
      Price: toMajor(option.amount, currency),
      'Required Quantity': at === 0 ? min : '',
      'Max Quantity': at === 0 && max !== null ? max : '',
    })),
  )
