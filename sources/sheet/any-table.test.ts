import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuSchema } from '#domain/menu/model/menu.ts'
import { lineRoles } from '#domain/reading/layout/role.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { readTable } from '#domain/reading/tables/read-table.ts'
import { tableContents } from '#domain/reading/tables/sheet/mapping.ts'
import { tries } from '#tests/support/depth.ts'
import { csvRows } from './csv-rows.ts'

const heading = fc.constantFrom(
  ...[
    'Item',
    'Name',
    'Price',
    'Small',
    'Large',
    'Glass',
    '125 ml',
    'Category',
    'Description',
    'Vegan',
    'Number',
  ],
  ...['Item Name', 'Variation Name', 'Token', 'Archived', 'Modifier Set - X', 'Categories', 'Price Type'],
  ...[
    'Operation',
    'Entity type',
    'Operation ID',
    'Parent version ID or operation ID',
    'SKU',
    'Type',
    'Default price',
  ],
  ...['Modifier Group Name', 'Modifier', 'Carte ID', ''],
)
const cell = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'Soup',
    'SOUPS',
    '12',
    '12.50',
    '14 / 26',
    'MP',
    'x',
    'Y',
    'N',
    'MENU_ITEM',
    'MENU_GROUP',
  ),
  fc.constantFrom(
    'Item',
    'Group',
    'Sub-item',
    'a',
    'b',
    'Wine > Red',
    '-5',
    '1e9',
    '0',
    '(1.00)',
    '\u0000',
    '9'.repeat(60),
  ),
  fc.string(),
  fc.string({ unit: 'grapheme', maxLength: 3000 }),
)
const sheet = fc.record({
  name: fc.constantFrom('', 'Items', 'Modifier Groups', 'Dinner', 'Dinner'),
  rows: fc
    .tuple(fc.array(heading, { maxLength: 9 }), fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }))
    .map(([headings, rows]) => [headings, ...rows]),
})

it('makes a menu of any workbook, and loses no row', () => {
  fc.assert(
    fc.property(fc.array(sheet, { minLength: 1, maxLength: 3 }), (sheets) => {
      const mapped = mapSheets(sheets)
      const { content, lines } = readSheets(mapped)
      expect(menuSchema.safeParse(content).error?.issues).toBeUndefined()
      const menus = mapped.filter(({ mapping }) => mapping)
      const read = menus.length > 0 ? menus : mapped.slice(0, 1)
      const filled = read.flatMap(({ sheet: { rows } }) =>
        rows.filter((row) => row.some((text) => text.trim() !== '')),
      )
      expect(lines).toHaveLength(filled.length)
    }),
    { numRuns: tries(300) },
  )
})

it('takes any mapping and anything that a person says of rows', () => {
  const columns = fc.array(
    fc.record({
      holds: fc.constantFrom(...tableContents, 'name' as const, 'price' as const, 'section' as const),
      label: fc.string(),
    }),
    { maxLength: 9 },
  )
  const said = fc.array(fc.tuple(fc.nat(14), fc.constantFrom(...lineRoles)))
  fc.assert(
    fc.property(sheet, columns, said, fc.option(fc.nat(4)), (table, uses, corrections, headings) => {
      const mapping = { kind: 'other' as const, headings, columns: uses }
      const { content } = readTable(table, mapping, { corrections: new Map(corrections) })
      expect(menuSchema.safeParse(content).error?.issues).toBeUndefined()
    }),
    { numRuns: tries(300) },
  )
})

it('makes rows of any text', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => csvRows(text).every(Array.isArray)))
})
