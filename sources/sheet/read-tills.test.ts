import { expect, it } from 'vitest'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { openSheets } from '#sources/sheet/open-sheets.ts'
import { sampleMenu, tillMenuName } from '#tests/samples/sample-menus.ts'
import { readRows, readTillFile, saidOf } from '#tests/support/read-till-file.ts'

it('reads an export of Square as it was read by hand', async () => {
  const { content, remarks, kind } = await readTillFile('square-items.csv')
  expect(kind).toBe('square')
  expect(saidOf(content)).toEqual(saidOf(sampleMenu(tillMenuName).content))
  expect(remarks).toEqual([
    { code: 'archived', count: 1 },
    { code: 'choices_without_options', name: 'Milk', count: 2 },
    { code: 'choices_without_options', name: 'Extras', count: 2 },
    { code: 'till_columns', headings: ['Default Unit Cost', 'Tax - Sales (8.875%)'] },
  ])
})

it('reads an export of Square of 300 rows: variations, open prices, and what is archived left out', async () => {
  const { content, lines, remarks } = await readTillFile('square-export.csv')
  const leftOut = lines.flatMap(({ role, doubts }) =>
    role === 'leave-out' ? (doubts.at(-1)?.code ?? '') : [],
  )
  const items = itemsOf(content)
  const priced = items.flatMap(({ prices }) => prices)
  expect(lines).toHaveLength(302)
  expect(content.sections.map((section) => pathOf(content.sections, section).join(' > '))).toEqual([
    'Drinks',
    'Drinks > Coffee',
    'Drinks > Wine',
    'Food',
    'Food > Salads',
    'Food > Sandwiches',
    'Desserts',
  ])
  expect(priced).toHaveLength(273)
  expect(lines.filter(({ role }) => role === 'item')).toHaveLength(280)
  expect(leftOut.toSorted()).toEqual([
    'above_headings',
    ...Array<string>(16).fill('archived'),
    ...Array<string>(4).fill('not_sold'),
  ])
  expect(remarks).toEqual([
    { code: 'archived', count: 16 },
    { code: 'not_sold', count: 4 },
    { code: 'choices_without_options', name: 'Milk', count: 102 },
    { code: 'choices_without_options', name: 'Add-ons', count: 95 },
    { code: 'local_prices', name: 'Harbor', count: 12 },
    { code: 'till_columns', headings: ['Reporting Category', 'Tax - Sales tax (8.875%)'] },
  ])
  expect(new Set(items.map(({ prices }) => prices.length))).toEqual(new Set([0, 1, 2, 3]))
  expect(items.filter(({ prices }) => prices[0]?.kind === 'market')).toHaveLength(7)
  expect(items.some(({ name }) => name.startsWith('Our '))).toBe(true)
  expect(priced.some(({ label }) => label === 'Regular')).toBe(false)
  expect(
    lines.every(({ role, doubts, itemId }) => itemId !== undefined || role === 'heads' || doubts.length > 0),
  ).toBe(true)
})

it('takes the variations of one name in Square for one item, whosever their tokens are', () => {
  const { content, lines } =
    readRows(`Token (locked),Item Name (locked),Variation Name,Description,Categories,Price,Price Pier
A1,Latte,Small,,Coffee,4,
A2,Latte,Large,,Coffee,5,
B1,Soup,Regular,of leeks,Starters,8,
B2,Soup,Regular,of fish,Starters,11,12
C1,Cake,,,Desserts,,6.50
`)
  expect(saidOf(content).map(({ items }) => items.map(({ name, prices }) => [name, ...prices]))).toEqual([
    [
      [
        'Latte',
        { kind: 'fixed', amount: 400, label: 'Small' },
        { kind: 'fixed', amount: 500, label: 'Large' },
      ],
    ],
    [
      ['Soup', { kind: 'fixed', amount: 800 }],
      ['Soup', { kind: 'fixed', amount: 1100 }],
    ],
    [['Cake', { kind: 'fixed', amount: 650 }]],
  ])
  expect(lines.flatMap(({ doubts }) => doubts)).toEqual([
    { code: 'other_price', text: 'Pier 12' },
    { code: 'name_repeated', text: 'Soup' },
  ])
})

it('names a variation of Square by its options where it has no name of its own', () => {
  const { content, remarks } =
    readRows(`Item Name,Variation Name,Categories,Price,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Modifier Set - Ice - O5YV6FYGMQFSBYT4LT727PZH
Tea,,Drinks,3,Size,Small,Leaf,Green,Y
Tea,,Drinks,4,Size,Large,Leaf,Green,N
`)
  expect(content.sections[0]?.items[0]?.prices.map(({ label }) => label)).toEqual([
    'Small, Green',
    'Large, Green',
  ])
  expect(remarks).toEqual([{ code: 'choices_without_options', name: 'Ice', count: 1 }])
})

it('reads a workbook of Clover with its modifier groups', async () => {
  const { content, remarks, kind } = await readTillFile('clover-workbook.xlsx')
  expect(kind).toBe('clover')
  expect(saidOf(content)).toEqual([
    {
      path: ['Drinks'],
      items: [
        {
          name: 'Cold brew',
          description: '',
          modifierGroups: ['g4'],
          prices: [
            { kind: 'fixed', amount: 400, label: '12 oz' },
            { kind: 'fixed', amount: 475, label: '16 oz' },
          ],
        },
        {
          name: 'Lemonade',
          description: '',
          prices: [
            { kind: 'fixed', amount: 300, label: 'Small' },
            { kind: 'fixed', amount: 450, label: 'Large' },
          ],
        },
      ],
    },
    {
      path: ['Mains'],
      items: [
        {
          name: 'Burger',
          description: 'Brioche, pickles',
          modifierGroups: ['g1', 'g2'],
          prices: [{ kind: 'fixed', amount: 1400 }],
        },
        { name: 'Salmon', description: '', prices: [{ kind: 'market' }] },
      ],
    },
    {
      path: ['Deli'],
      items: [{ name: 'Olives', description: '', prices: [{ kind: 'unit', amount: 900, per: 'lb' }] }],
    },
  ])
  expect(content.modifierGroups).toMatchObject([
    { name: 'Temperature', min: 1, max: 1, options: [{ name: 'Rare' }, { name: 'Well done' }] },
    {
      name: 'Extras',
      min: 0,
      max: null,
      options: [
        { name: 'Bacon', amount: 250 },
        { name: 'Egg', amount: 150 },
      ],
    },
    { id: 'g4', name: 'Milk, oat or dairy', min: 0, max: 1, options: [{ name: 'Oat', amount: 50 }] },
  ])
  expect(remarks).toEqual([{ code: 'hidden', count: 1 }])
})

it('reads an export of Square with a column that nobody filled in as one table', async () => {
  const rows = `Token,Item Name,Variation Name,SKU,Description,Category,Price
A1,Toast,Regular,,sourdough,Brunch,14.00
A2,Soup,Regular,,leeks,Brunch,9.00
A3,Pancakes,Short Stack,,maple syrup,Brunch,11.00
A4,Pancakes,Full Stack,,maple syrup,Brunch,15.00
`
  expect(await openSheets(new TextEncoder().encode(rows))).toHaveLength(1)
})

it('takes the sections of a Clover workbook from the sheet that has each as a column', () => {
  const heads = 'Clover ID,Name,Price,Price Type,Hidden'
  const items = [
    'K,Nachos,13,Fixed,No',
    'K,Fish Tacos,15.95,Fixed,No',
    'K,Prime Rib,,Variable,No',
    'K,Open Food,0.00,Fixed,No',
  ]
  const { content, lines } = readSheets(
    mapSheets([
      { name: 'Items', rows: [heads, ...items].map((row) => row.split(',')) },
      {
        name: 'Categories',
        rows: [
          ['Category Name', 'Appetizers', 'Entrees'],
          ['Items in Category', 'Nachos', 'Prime Rib'],
          ['', '', 'Fish Tacos'],
        ],
      },
    ]),
  )
  expect(
    content.sections.map(({ name, items }) => [
      name,
      ...items.map((item) => [item.name, item.prices[0]?.kind]),
    ]),
  ).toEqual([
    ['Appetizers', ['Nachos', 'fixed']],
    ['Entrees', ['Prime Rib', 'market'], ['Fish Tacos', 'fixed']],
  ])
  expect(lines.at(-1)).toMatchObject({
    role: 'leave-out',
    doubts: [{ code: 'not_for_menu', text: 'Open Food' }],
  })
})
