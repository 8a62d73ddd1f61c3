import { expect, it } from 'vitest'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { remarkSentence } from '#domain/reading/tables/remark-words.ts'
import { readRows } from '#tests/support/read-till-file.ts'

const times = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

const cloverBook = (items: readonly string[][], modifiers: readonly string[][]) =>
  readSheets(
    mapSheets([
      {
        name: 'Items',
        rows: [['Clover ID', 'Name', 'Price', 'Price Type', 'Modifier Groups', 'Categories'], ...items],
      },
      {
        name: 'Modifier Groups',
        rows: [
          ['Modifier Group Name', 'Required Quantity', 'Max Quantity', 'Modifier', 'Price'],
          ...modifiers,
        ],
      },
    ]),
  )

it('says which lists of choices of a Clover workbook a menu has no room for, and at which dishes', () => {
  const { content, lines, remarks } = cloverBook(
    times(66, (at) => [String(at), `Dish ${at}`, '9', 'Fixed', `List ${at + 1}`, 'Mains']),
    times(67, (at) => [`List ${at}`, '', '', `Option ${at}`, '1']),
  )
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
  expect(content.modifierGroups).toHaveLength(60)
  // No dish comes with the first list.
  const left = ['List 0', ...times(6, (at) => `List ${at + 61}`)]
  expect(remarks).toEqual([{ code: 'choices_too_many', names: left }])
  expect(remarks.map(remarkSentence).join()).toContain('“List 0”, “List 61”')
  expect(lines.flatMap(({ doubts, text }) => doubts.map((doubt) => [text.split('\t')[1], doubt]))).toEqual(
    times(6, (at) => [`Dish ${at + 60}`, { code: 'too_many', text: `List ${at + 61}` }]),
  )
  expect(itemsOf(content).filter(({ modifierGroups }) => modifierGroups?.length === 1)).toHaveLength(60)
})

it('counts no list of sizes among the choices of a menu: they become prices', () => {
  const { content, remarks } = cloverBook(
    times(70, (at) => [String(at), `Drink ${at}`, '3', 'Fixed', `Size ${at}`, 'Drinks']),
    times(70, (at) => [
      [`Size ${at}`, '1', '1', 'Small', '0'],
      ['', '', '', 'Large', String(at + 1)],
    ]).flat(),
  )
  expect(content.modifierGroups).toEqual([])
  expect(itemsOf(content).map(({ prices }) => prices.length)).toEqual(times(70, () => 2))
  expect(remarks).toEqual([])
})

it('says of a list of choices which options, prices and letters it does not hold', () => {
  const long = 'sauce '.repeat(40).trim()
  const { content, remarks } = cloverBook(
    [['1', 'Wings', '9', 'Fixed', 'Dips', 'Starters']],
    times(62, (at) => ['Dips', '', '', at === 3 ? long : `Dip ${at}`, at === 5 ? 'ask us' : '1']),
  )
  const [dips] = content.modifierGroups
  expect(dips?.options).toHaveLength(60)
  expect(dips?.options[5]).toMatchObject({ name: 'Dip 5', amount: 0 })
  expect(remarks).toEqual([
    { code: 'options_too_many', name: 'Dips', options: ['Dip 60', 'Dip 61'] },
    { code: 'option_price_unclear', name: 'Dips', options: ['Dip 5'] },
    { code: 'choice_names_cut', names: [long] },
  ])
})

it.each([
  [
    'Toast',
    'Operation,Entity type,Operation ID,Name,Parent version ID or operation ID,Price\nCREATE,Menu group,s,Mains,,\n',
    (at: number) =>
      `CREATE,Menu item,i${at},Dish ${at},s,9\nCREATE,Modifier group,m${at},List ${at},i${at},\nCREATE,Modifier option,o${at},Option ${at},m${at},1\n`,
  ],
  [
    'Lightspeed',
    'SKU,Accounting group,Type,Name,Default price,Menu/Screen,Parent SKU\n',
    (at: number) =>
      `i${at},Food,Item,Dish ${at},9,Main/Mains,\nm${at},Food,Group,List ${at},,,i${at}\no${at},Food,Sub-item,Option ${at},1,,m${at}\n`,
  ],
] as const)('says at the dishes of %s for which lists of choices a menu has no room', (_, headings, rows) => {
  const { content, lines, remarks } = readRows(headings + times(62, rows).join(''))
  expect(content.modifierGroups).toHaveLength(60)
  expect(remarks).toContainEqual({ code: 'choices_too_many', names: ['List 60', 'List 61'] })
  expect(lines.flatMap(({ itemId, doubts }) => (itemId === undefined ? [] : doubts))).toEqual([
    { code: 'too_many', text: 'List 60' },
    { code: 'too_many', text: 'List 61' },
  ])
})

it('says which end of what Toast sells at a price a menu has no room for', () => {
  const menu = `${'Brunch and lunch '.repeat(4)}on the terrace`
  const { content, lines } =
    readRows(`Operation,Entity type,Version ID or operation ID,Name,Menu group(s),Price,Pricing strategy,Menu name,Menu price
Update,MENU_ITEM,v1,Burger,Mains,,MENU_SPECIFIC,${menu},14
`)
  const label = itemsOf(content)[0]?.prices[0]?.label ?? ''
  const [doubt] = lines.flatMap(({ doubts }) => doubts)
  expect(doubt).toMatchObject({ code: 'too_long' })
  expect(`${label} ${doubt?.text}`).toBe(menu)
})

it('says at a further row of an item which words the item does not have', () => {
  const { content, lines } = readRows(`Token,Item Name,Variation Name,Description,Categories,Price
A,Soup,Cup,of leeks,Starters,8
A,Soup,Bowl,"Of leeks.",Starters,10
A,Soup,Pot,of fish,Starters,24
`)
  expect(itemsOf(content).map(({ description, prices }) => [description, prices.length])).toEqual([
    ['of leeks', 3],
  ])
  expect(lines.map(({ doubts }) => doubts)).toEqual([[], [], [], [{ code: 'words_lost', text: 'of fish' }]])
})

it('takes from a further row of an item what the first one leaves blank', () => {
  const { content, lines } = readRows(`Category,Name,Size,Price,Dietary,Allergens
Drinks,Latte,S,3,,
Drinks,Latte,L,4,vegetarian,milk
`)
  expect(itemsOf(content)).toMatchObject([
    { name: 'Latte', claimsToConfirm: { dietaryOptions: [1], allergens: ['milk'] } },
  ])
  expect(lines.flatMap(({ doubts }) => doubts)).toEqual([])
})
