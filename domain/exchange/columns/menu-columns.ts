import { type DetailColumn, detailColumns } from '../../menu/details/detail-columns.ts'
import { names } from '../../text/names.ts'

const detailHeadings = Object.fromEntries(
  detailColumns.map(({ column, part }) => [column, part.heading]),
) as Readonly<Record<DetailColumn, string>>

const here = <Column extends DetailColumn>(column: Column) =>
  ({ [column]: detailHeadings[column] }) as Readonly<Record<Column, string>>

/** The columns of a menu that we write, in order. Details without a place here are where `detailHeadings` is. */
export const MENU_HEADINGS = {
  section: 'Section',
  ...here('number'),
  name: 'Name',
  ...here('secondName'),
  description: 'Description',
  ...here('secondDescription'),
  label: 'Label',
  column: 'Column',
  size: 'Size',
  kind: 'Price type',
  price: 'Price',
  currency: 'Currency',
  per: 'Per',
  words: 'Price words',
  former: 'Former price',
  priceKcal: 'Calories of the price',
  ...here('kcal'),
  priceSodium: 'Sodium of the price (mg)',
  ...here('sodiumMg'),
  dietary: 'Dietary',
  onRequest: 'Can be made',
  allergens: 'Allergens',
  mayContain: 'May contain',
  removable: 'Can be left out',
  ...here('additives'),
  toConfirm: 'To be confirmed',
  ...detailHeadings,
  id: 'Carte ID',
} as const

export type MenuField = keyof typeof MENU_HEADINGS

export const MENU_FIELDS = Object.keys(MENU_HEADINGS) as readonly MenuField[]

/** What most menus have: these columns are written for every menu, and offered first where one is read. */
export const USUAL_FIELDS: readonly MenuField[] = names(
  'section, name, description, label, price, currency, dietary, allergens, toConfirm, id',
)

/** In which column of a table, from 0, each field is; null where it is in none. */
export type ColumnMatch = Readonly<Record<MenuField, number | null>>

export const noColumns = Object.fromEntries(MENU_FIELDS.map((field) => [field, null])) as ColumnMatch
