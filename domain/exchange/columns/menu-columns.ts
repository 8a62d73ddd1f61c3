/** The columns of a menu that we write, in their order: the field, and the heading of its column. */
export const MENU_HEADINGS = {
  section: 'Section',
  number: 'Number',
  name: 'Name',
  secondName: 'Second name',
  description: 'Description',
  secondDescription: 'Second description',
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
  kcal: 'Calories',
  priceSodium: 'Sodium of the price (mg)',
  sodium: 'Sodium (mg)',
  dietary: 'Dietary',
  onRequest: 'Can be made',
  allergens: 'Allergens',
  mayContain: 'May contain',
  removable: 'Can be left out',
  additives: 'Additives',
  toConfirm: 'To be confirmed',
  marks: 'Marks',
  ownMarks: 'Own marks',
  featured: 'Featured',
  producer: 'Producer',
  region: 'Region',
  grape: 'Grape',
  vintage: 'Vintage',
  abv: 'ABV',
  bin: 'Bin',
  origin: 'Origin',
  serves: 'Serves',
  choices: 'Choices & extras',
  id: 'Carte ID',
} as const

export type MenuField = keyof typeof MENU_HEADINGS

export const MENU_FIELDS = Object.keys(MENU_HEADINGS) as readonly MenuField[]

/** What most menus have: these columns are written for every menu, and offered first where one is read. */
export const USUAL_FIELDS: readonly MenuField[] = [
  'section',
  'name',
  'description',
  'label',
  'price',
  'currency',
  'dietary',
  'allergens',
  'toConfirm',
  'id',
]

/** In which column of a table, from 0, each field is; null where it is in none. */
export type ColumnMatch = Readonly<Record<MenuField, number | null>>

export const noColumns = Object.fromEntries(MENU_FIELDS.map((field) => [field, null])) as ColumnMatch
