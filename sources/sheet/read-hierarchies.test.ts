import { expect, it } from 'vitest'
import { mapSheets } from '#domain/reading/tables/read-sheets.ts'
import { readRows, readTillFile, saidOf } from '#tests/support/read-till-file.ts'
import { csvRows } from './csv-rows.ts'

it('reads a bulk import of Toast: groups that it knows by ids, lists of choices, and what it says of none', async () => {
  const { content, lines, remarks, kind } = await readTillFile('toast-bulk-import.csv')
  expect(kind).toBe('toast')
  expect(saidOf(content)).toEqual([
    {
      path: ['Menu group 1'],
      items: [
        {
          name: 'Chowder',
          description: 'Clams, cream',
          modifierGroups: ['g2', 'g1'],
          prices: [{ kind: 'fixed', amount: 900 }],
        },
        { name: 'Wings', description: '', modifierGroups: ['g1'], prices: [{ kind: 'fixed', amount: 1250 }] },
      ],
    },
    {
      path: ['Menu group 2'],
      items: [
        { name: 'Negroni', description: '', marks: ['alcohol'], prices: [{ kind: 'fixed', amount: 1300 }] },
      ],
    },
    { path: ['Menu group 3'], items: [{ name: 'Fries', description: 'Now with rosemary', prices: [] }] },
  ])
  expect(
    content.modifierGroups.map(({ name, options }) => [name, ...options.map(({ amount }) => amount)]),
  ).toEqual([
    ['Sauce', 0, 200, -100],
    ['Sauce 2', 50],
  ])
  expect(lines.flatMap(({ role, doubts }) => (role === 'leave-out' ? doubts : []))).toEqual([
    { code: 'not_for_menu', text: '500000000011111111' },
    { code: 'not_for_menu', text: 'PREMODIFIER' },
  ])
  expect(remarks).toEqual([
    { code: 'sections_by_id', count: 3 },
    { code: 'choices_without_rules', count: 2 },
    { code: 'till_columns', headings: ['POS name'] },
  ])
})

it('reads the export of Toast’s menu manager: a row for each price', async () => {
  const { content, lines, remarks, kind } = await readTillFile('toast-menu-export.csv')
  expect(kind).toBe('toast')
  expect(
    saidOf(content).map(({ path, items }) => [
      path.join(),
      ...items.map(({ name, prices }) => [name, prices]),
    ]),
  ).toEqual([
    [
      'Starters',
      ['Chowder', [{ kind: 'fixed', amount: 900 }]],
      ['Wings', [{ kind: 'fixed', amount: 1250 }]],
      ['Oysters', [{ kind: 'fixed', amount: 150, label: 'Mon, Tue 04:00pm–06:00pm' }]],
    ],
    [
      'Mains',
      [
        'Burger',
        [
          { kind: 'fixed', amount: 1400, label: 'Lunch' },
          { kind: 'fixed', amount: 1700, label: 'Dinner' },
        ],
      ],
      ['Steak', [{ kind: 'fixed', amount: 3100 }]],
      ['Catch of the day', [{ kind: 'market' }]],
      ['Fries', [{ kind: 'fixed', amount: 600 }]],
    ],
  ])
  expect(lines.flatMap(({ doubts }) => doubts)).toEqual([
    { code: 'several_sections', text: 'Bar snacks' },
    { code: 'price_unclear', text: 'Boston 31.00' },
    { code: 'other_price', text: 'Atlanta 28.00' },
    { code: 'price_unclear', text: '6.00' },
    { code: 'option_alone', text: 'Truffle' },
  ])
  expect(remarks).toEqual([{ code: 'options_alone', count: 1 }])
})

it('reads menus and groups that other programs write in Toast’s form, and leaves the mapping of unknown types to a person', () => {
  const headings = 'Operation,Entity type,Operation ID,Name,Parent version ID or operation ID,Price'
  const named = readRows(`${headings}
CREATE,Menu,m1,Dinner,,
CREATE,Menu group,g1,Starters,m1,
CREATE,Menu item,i1,Chowder,g1,9.00
`)
  expect(named.content.title).toBe('Dinner')
  expect(saidOf(named.content)).toEqual([
    {
      path: ['Starters'],
      items: [{ name: 'Chowder', description: '', prices: [{ kind: 'fixed', amount: 900 }] }],
    },
  ])
  const unknown = { name: '', rows: csvRows(`${headings}\nADD,PRODUCT,1,Chowder,,9.00\n`) }
  expect(mapSheets([unknown])[0]?.mapping?.kind).toBe('other')
})

it('reads the items of Lightspeed with their groups', async () => {
  const { content, kind } = await readTillFile('lightspeed-items.csv')
  expect(kind).toBe('lightspeed')
  expect(content.title).toBe('Main')
  expect(saidOf(content)).toEqual([
    {
      path: ['Mains'],
      items: [
        {
          name: 'Fish & chips',
          description: '',
          modifierGroups: ['g1'],
          prices: [{ kind: 'fixed', amount: 1750 }],
        },
      ],
    },
    {
      path: ['Beer'],
      items: [
        {
          name: 'Lager',
          description: '',
          prices: [
            { kind: 'fixed', amount: 320 },
            { kind: 'fixed', amount: 610, label: 'Pint' },
          ],
        },
      ],
    },
  ])
  expect(content.modifierGroups).toMatchObject([{ name: 'Side', min: 1, max: 2 }])
})

it('reads screens of Lightspeed with strokes, and an item without a price as one that the till asks for', () => {
  const { content, lines } = readRows(`SKU,Accounting group,Type,Name,Default price,Menu/Screen,Parent SKU
1,Food,Item,Soup,,Lunch/Starters/Warm,
2,Food,Combo,Set of two,20,Lunch/Sets,
3,Food,Sub-item,Bread,1,,99
`)
  expect(
    saidOf(content).map(({ path, items }) => [path.join('>'), items.map(({ prices }) => prices)]),
  ).toEqual([
    ['Starters', []],
    ['Starters>Warm', [[{ kind: 'market' }]]],
    ['Sets', [[{ kind: 'fixed', amount: 2000 }]]],
  ])
  expect(lines.at(-1)).toMatchObject({ role: 'leave-out', doubts: [{ code: 'option_alone', text: 'Bread' }] })
})
