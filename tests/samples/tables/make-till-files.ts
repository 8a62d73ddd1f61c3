import { writeFileSync } from 'node:fs'
import writeXlsxFile from 'write-excel-file/universal'
import { csv } from '#domain/exchange/reading/csv.ts'

/**
 * Writes the files of tills that tests read, with the headings of the tills' own exports (`node
 * tests/samples/tables/make-till-files.ts`): Square's of 300 rows, Clover's workbook, Toast's bulk import and export,
 * Lightspeed's items. Each says in its rows what it has to be read as.
 */
type Row = readonly string[]

const here = (name: string): URL => new URL(name, import.meta.url)

const SQUARE = [
  ...[
    'Reference Handle',
    'Token',
    'Item Name',
    'Customer-facing Name',
    'Variation Name',
    'SKU',
    'Description',
  ],
  ...['Categories', 'Reporting Category', 'SEO Title', 'SEO Description', 'Permalink', 'GTIN'],
  ...['Square Online Item Visibility', 'Item Type', 'Weight (lb)', 'Social Media Link Title'],
  ...['Social Media Link Description', 'Shipping Enabled', 'Self-serve Ordering Enabled', 'Delivery Enabled'],
  ...[
    'Pickup Enabled',
    'Price',
    'Online Sale Price',
    'Archived',
    'Sellable',
    'Contains Alcohol',
    'Stockable',
  ],
  ...['Skip Detail Screen in POS', 'Option Name 1', 'Option Value 1', 'Default Unit Cost'],
  ...[
    'Default Vendor Name',
    'Default Vendor Code',
    'Current Quantity Main Street',
    'New Quantity Main Street',
  ],
  ...['Stock Alert Enabled Main Street', 'Stock Alert Count Main Street'],
  ...['Enabled Main Street', 'Enabled Harbor', 'Price Main Street', 'Price Harbor'],
  ...['Modifier Set - Milk', 'Modifier Set - Add-ons', 'Tax - Sales tax (8.875%)'],
]

const squareSections: readonly [string, string, readonly string[], readonly string[]][] = [
  ['Drinks > Coffee', 'N', ['Small', 'Medium', 'Large'], ['Latte', 'Mocha', 'Cortado', 'Americano', 'Chai']],
  ['Drinks > Wine', 'Y', ['Glass', 'Bottle'], ['Riesling', 'Malbec', 'Cava', 'Gamay', 'Chenin']],
  ['Food > Salads', 'N', ['Half', 'Full'], ['Caesar', 'Greek', 'Cobb', 'Beet', 'Chopped']],
  ['Food > Sandwiches', 'N', ['Regular'], ['Club', 'Reuben', 'Cubano', 'Melt', 'Banh mi']],
  ['Desserts', 'N', ['Regular'], ['Brownie', 'Tart', 'Sundae', 'Flan', 'Pie']],
]
const kinds = [
  'House',
  'Market',
  'Classic',
  'Smoked',
  'Spicy',
  'Garden',
  'Double',
  'Summer',
  'Winter',
  'Old town',
]

/** A row by the headings that it fills. */
const squareRow = (filled: Readonly<Record<string, string>>): Row =>
  SQUARE.map((heading) => filled[heading] ?? '')

function squareRows(count: number): Row[] {
  const rows: Row[] = []
  for (let item = 0; rows.length < count; item += 1) {
    const [section, alcohol, variations, names] = squareSections[item % 5] ?? squareSections[0] ?? fail()
    const name = `${kinds[Math.floor(item / 5) % 10]} ${names[Math.floor(item / 50) % 5]}`
    for (const [at, variation] of variations.entries())
      rows.push(
        squareRow({
          Token: `T${String(item).padStart(4, '0')}`,
          'Item Name': name,
          'Customer-facing Name': item % 17 === 3 ? `Our ${name.toLowerCase()}` : '',
          'Variation Name': variation,
          Description: item % 3 === 0 ? `Made here, ${name.toLowerCase()} as we like it` : '',
          Categories: item % 40 === 7 ? `${section}, Specials` : section,
          'Reporting Category': section.split(' > ').at(-1) ?? '',
          'Item Type': 'Prepared food and beverage',
          Price:
            item % 25 === 9 ? '' : item % 25 === 14 ? 'Variable' : (4 + (item % 9) + at * 3.5).toFixed(2),
          Archived: item % 20 === 11 ? 'Y' : 'N',
          Sellable: 'Y',
          'Contains Alcohol': alcohol,
          'Enabled Main Street': item % 40 === 23 ? 'N' : 'Y',
          'Enabled Harbor': item % 40 === 23 || item % 8 === 1 ? 'N' : 'Y',
          'Price Harbor': item % 30 === 6 ? '19.50' : '',
          'Option Name 1': variations.length > 1 ? 'Size' : '',
          'Option Value 1': variations.length > 1 ? variation : '',
          'Modifier Set - Milk': section.endsWith('Coffee') ? 'Y' : 'N',
          'Modifier Set - Add-ons': section.startsWith('Food') ? 'Y' : 'N',
          'Tax - Sales tax (8.875%)': 'Y',
        }),
      )
  }
  return rows.slice(0, count)
}

function fail(): never {
  throw new Error('There is a section for each item.')
}

const CLOVER = [
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
const cloverRow = (filled: Readonly<Record<string, string>>): Row =>
  CLOVER.map((heading) => filled[heading] ?? { 'Price Type': 'Fixed', 'Hidden?': 'No' }[heading] ?? '')

const clover: Readonly<Record<string, readonly Row[]>> = {
  Items: [
    CLOVER,
    cloverRow({
      Name: 'Burger',
      Description: 'Brioche, pickles',
      Price: '14',
      'Modifier Groups': 'Temperature, Extras',
      Categories: 'Mains',
    }),
    cloverRow({ Name: 'Salmon', Price: '', 'Price Type': 'Variable', Categories: 'Mains' }),
    cloverRow({
      Name: 'Olives',
      Price: '9',
      'Price Type': 'Per Unit',
      'Price Unit': 'lb',
      Categories: 'Deli',
    }),
    cloverRow({
      Name: 'Lemonade',
      Price: '3',
      Categories: 'Drinks',
      'Variant Attribute': 'Size',
      'Variant Option': 'Small',
    }),
    cloverRow({
      Name: 'Lemonade',
      Price: '4.5',
      Categories: 'Drinks',
      'Variant Attribute': 'Size',
      'Variant Option': 'Large',
    }),
    cloverRow({
      Name: 'Cold brew',
      Price: '4',
      'Modifier Groups': 'Cup size, Milk, oat or dairy',
      Categories: 'Drinks',
    }),
    cloverRow({ Name: 'Staff meal', Price: '5', Categories: 'Mains', 'Hidden?': 'Yes' }),
  ],
  'Modifier Groups': [
    [
      'Modifier Group ID',
      'Modifier Group Name',
      'Pop up Automatically?',
      'Modifier',
      'Price',
      'Required Quantity',
      'Max Quantity',
    ],
    ['', 'Temperature', 'Yes', 'Rare', '0', '1', '1'],
    ['', '', '', 'Well done', '0', '', ''],
    ['', 'Extras', 'No', 'Bacon', '2.5', '', ''],
    ['', '', '', 'Egg', '1.5', '', ''],
    ['', 'Cup size', 'Yes', '12 oz', '0', '1', '1'],
    ['', '', '', '16 oz', '0.75', '', ''],
    ['', 'Milk, oat or dairy', 'No', 'Oat', '0.5', '', '1'],
  ],
  Categories: [
    ['Category ID', 'Category Name', 'Subcategory Name', 'Item Sort Order'],
    ['', 'Drinks', '', 'Cold brew, Lemonade'],
    ['', 'Mains', '', ''],
  ],
  'Tax Rates': [['Tax Rate ID', 'Name', 'Tax Rate', 'Tax Amount', 'Default?']],
}

/** The advanced template: groups of the menu are in it by their ids alone. */
const toast: readonly Row[] = [
  [
    ...['Operation', 'Entity type', 'Operation ID', 'Version ID or operation ID', 'Name', 'POS name'],
    ...['Item description', 'Parent entity type', 'Parent version ID or operation ID'],
    ...['Pricing strategy or method', 'Price', 'Contains alcohol'],
  ],
  [
    ...['CREATE', 'MENU_ITEM', '1', '', 'Chowder', 'CHOWD', 'Clams, cream'],
    ...['MENU_GROUP', '500000000032822323', 'BASE', '9.00', 'NO'],
  ],
  [
    ...['CREATE', 'MENU_ITEM', '2', '', 'Wings', 'WINGS', ''],
    ...['MENU_GROUP', '500000000032822323', 'BASE', '12.50', 'NO'],
  ],
  ['CREATE', 'MODIFIER_GROUP', '3', '', 'Sauce', '', '', 'MENU_ITEM', '2', 'PRICED_BY_MODIFIERS', '', ''],
  ['CREATE', 'MODIFIER', '4', '', 'Buffalo', '', '', 'MODIFIER_GROUP', '3', 'BASE', 'null', ''],
  ['CREATE', 'MODIFIER', '5', '', 'Truffle', '', '', 'MODIFIER_GROUP', '3', 'BASE', '2.00', ''],
  ['CREATE', 'MODIFIER', '6', '', 'No sauce', '', '', 'MODIFIER_GROUP', '3', 'BASE', '(1.00)', ''],
  [
    ...['CREATE', 'MENU_ITEM', '7', '', 'Negroni', '', ''],
    ...['MENU_GROUP', '500000000094945671', 'BASE', '13.', 'YES'],
  ],
  ['CREATE', 'MODIFIER_GROUP', '8', '', 'Sauce', '', '', 'MENU_ITEM', '1', 'BASE', '.50', ''],
  ['CREATE', 'MODIFIER', '9', '', 'Hot sauce', '', '', 'MODIFIER_GROUP', '8', 'BASE', '', ''],
  ['ATTACH', 'MODIFIER_GROUP', '10', '3', '', '', '', 'MENU_ITEM', '1', '', '', ''],
  ['ATTACH', 'MODIFIER_GROUP', '11', '500000000011111111', '', '', '', 'MENU_ITEM', '1', '', '', ''],
  ['UPDATE', 'MENU_ITEM', '12', '500000000022222222', 'Fries', '', 'Now with rosemary', '', '', '', '', ''],
  ['CREATE', 'PREMODIFIER', '13', '', 'Extra', '', '', 'MENU_ITEM', '1', 'BASE', '1', ''],
]

const TOAST_EXPORT = [
  ...['Operation', 'Operation ID', 'Entity type', 'Version ID or operation ID', 'Number', 'Name', 'PLU'],
  ...['Price', 'Menu group(s)', 'Sales category name', 'POS name', 'Pricing strategy'],
  ...['Location-specific "applies To" name', 'Location-specific pricing strategy'],
  ...['Location-specific base price', 'Menu name', 'Menu price', 'Time price', 'Time price days'],
  ...['Time price start', 'Time price end'],
]
const toastRow = (filled: Readonly<Record<string, string>>): Row =>
  TOAST_EXPORT.map((heading) => filled[heading] ?? (heading === 'Operation' ? 'Update' : ''))
const toastItem = (id: string, name: string, groups: string, price: Readonly<Record<string, string>>): Row =>
  toastRow({
    'Entity type': 'MENU_ITEM',
    'Version ID or operation ID': id,
    Name: name,
    'Menu group(s)': groups,
    ...price,
  })

/** The menu manager's export: a row for each price. */
const toastExport: readonly Row[] = [
  TOAST_EXPORT,
  toastItem('v1', 'Chowder', 'Starters', { Price: '9.00', 'Pricing strategy': 'BASE' }),
  toastItem('v2', 'Wings', 'Starters, Bar snacks', { Price: '12.50', 'Pricing strategy': 'BASE' }),
  toastItem('v3', 'Burger', 'Mains', {
    'Pricing strategy': 'MENU_SPECIFIC',
    'Menu name': 'Lunch',
    'Menu price': '14.00',
  }),
  toastItem('v3', 'Burger', 'Mains', {
    'Pricing strategy': 'MENU_SPECIFIC',
    'Menu name': 'Dinner',
    'Menu price': '17.00',
  }),
  toastItem('v4', 'Oysters', 'Starters', {
    'Pricing strategy': 'TIME_SPECIFIC',
    'Time price': '1.50',
    'Time price days': 'MONDAY,TUESDAY',
    'Time price start': '04:00pm',
    'Time price end': '06:00pm',
  }),
  toastItem('v5', 'Steak', 'Mains', {
    'Pricing strategy': 'LOCATION_SPECIFIC',
    'Location-specific "applies To" name': 'Boston',
    'Location-specific pricing strategy': 'BASE',
    'Location-specific base price': '31.00',
  }),
  toastItem('v5', 'Steak', 'Mains', {
    'Pricing strategy': 'LOCATION_SPECIFIC',
    'Location-specific "applies To" name': 'Atlanta',
    'Location-specific pricing strategy': 'BASE',
    'Location-specific base price': '28.00',
  }),
  toastItem('v6', 'Catch of the day', 'Mains', { 'Pricing strategy': 'OPEN_PRICE' }),
  toastItem('v7', 'Fries', 'Mains', { Price: '6.00', 'Pricing strategy': 'SIZE' }),
  toastRow({
    'Entity type': 'MODIFIER',
    'Version ID or operation ID': 'v8',
    Name: 'Truffle',
    Price: '2.00',
    'Pricing strategy': 'BASE',
  }),
]

const lightspeed: readonly Row[] = [
  [
    'SKU',
    'Accounting group',
    'Type',
    'Name',
    'Default price',
    'Min - Max',
    'Extra price',
    'Parent SKU',
    'Menu/Screen',
  ],
  ['100', 'Food', 'Item', 'Fish & chips', '17.50', '', '', '', 'Main##Mains'],
  ['G1', 'Food', 'Group', 'Side', '', '1-2', '', '100', ''],
  ['S1', 'Food', 'Sub-item', 'Mushy peas', '', '', '0', 'G1', ''],
  ['S2', 'Food', 'Sub-item', 'Curry sauce', '', '', '1.50', 'G1', ''],
  ['200', 'Drinks', 'Item', 'Lager', '3.20', '', '', '', 'Main##Beer'],
  ['201', 'Drinks', 'Sub-item', 'Pint', '6.10', '', '', '200', ''],
]

/** Square's template has its instructions above the headings. */
const instructions: Row = ['Do not edit or delete this row. Fill in one row for each variation of an item.']

const text = (rows: readonly Row[]): string => csv(rows)

writeFileSync(here('square-export.csv'), text([instructions, SQUARE, ...squareRows(300)]))
writeFileSync(here('toast-bulk-import.csv'), text(toast))
writeFileSync(here('toast-menu-export.csv'), text(toastExport))
writeFileSync(here('lightspeed-items.csv'), text(lightspeed))
const workbook = await writeXlsxFile(
  Object.entries(clover).map(([sheet, rows]) => ({
    sheet,
    data: rows.map((row) =>
      row.map((value) =>
        value === '' ? null : /^\d+(?:\.\d+)?$/u.test(value) ? { value: Number(value) } : { value },
      ),
    ),
  })),
).toBlob()
writeFileSync(here('clover-workbook.xlsx'), new Uint8Array(await workbook.arrayBuffer()))
