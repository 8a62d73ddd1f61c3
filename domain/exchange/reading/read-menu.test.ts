import { expect, it } from 'vitest'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import { readMenu } from './read-menu.ts'
import { layOut } from './source.ts'

const read = (text: string, leavesOutRepeats = true) => {
  const source = layOut(text)
  return readMenu(source.table, { ...source, firstSection: 'Main Courses', leavesOutRepeats, currency: null })
}

const namesOf = ({ sections }: ReturnType<typeof read>) =>
  sections.map(({ path, items }) => [path.join(' > '), ...items.map((item) => item.name)])

it('says of each row that is not on the menu why, and what stood there', () => {
  const { sections, leftOut } = read(
    [
      'Category,Dish,Price',
      'Soups,Tomato,6.50',
      'Soups,,4',
      'Soups,Leek,',
      'Soups,Onion,about ten',
      'Soups,Fish,-8',
      '',
      `Soups,${'Very '.repeat(50)}hot,8`,
      'Soups,Tomato,6.50',
    ].join('\n'),
  )
  expect(sections[0]?.items.map(({ row, name, prices }) => [row, name, prices])).toEqual([
    [2, 'Tomato', [{ kind: 'fixed', amount: 650 }]],
    [4, 'Leek', []],
  ])
  expect(leftOut.map(({ source, problem }) => [source.number, problem])).toEqual([
    [3, { code: 'no_name' }],
    [5, { code: 'price_unreadable' }],
    [6, { code: 'price_negative' }],
    [8, { code: 'name_too_long', length: 253 }],
    [9, { code: 'repeats_row', row: 2 }],
  ])
  expect(leftOut[1]?.source.cells).toEqual(['Soups', 'Onion', 'about ten'])
})

it('keeps rows that repeat another where the owner wants them', () => {
  expect(namesOf(read('Section,Name,Price\nSoups,Leek,6\nSoups,Leek,6', false))).toEqual([
    ['Soups', 'Leek', 'Leek'],
  ])
})

it('takes formulas for the words that they are', () => {
  const reading = read('Section,Name,Price\n=cmd(),"=HYPERLINK(""x"",""y"")",6')
  expect(namesOf(reading)).toEqual([['=cmd()', '=HYPERLINK("x","y")']])
})

it('gives dishes without a section that of the row above, and says so', () => {
  const reading = read('Section,Name,Price\n,Bread,3\nSoups,Leek,6\n,Onion,7\nDesserts,Cake,8')
  expect(namesOf(reading)).toEqual([
    ['Main Courses', 'Bread'],
    ['Soups', 'Leek', 'Onion'],
    ['Desserts', 'Cake'],
  ])
  expect(reading.remarks).toEqual([
    { code: 'section_missing', count: 1 },
    { code: 'section_from_above', count: 1 },
  ])
})

it('takes a row that names a section alone for its heading', () => {
  expect(namesOf(read('Item,Price\nSTARTERS,\nSoup,6\nMAINS,\nSteak,24'))).toEqual([
    ['STARTERS', 'Soup'],
    ['MAINS', 'Steak'],
  ])
  expect(namesOf(read('Section,Item,Price\nSoups,,\n,Leek,6\nWines,,'))).toEqual([
    ['Soups', 'Leek'],
    ['Wines'],
  ])
})

it('tells a dish without a price from a heading', () => {
  const plain = read('Item,Price\nSoup,6\nBread,\nDESSERTS,\nCake,8')
  expect(namesOf(plain)).toEqual([
    ['Main Courses', 'Soup', 'Bread'],
    ['DESSERTS', 'Cake'],
  ])
  expect(plain.remarks).toContainEqual({ code: 'without_price', count: 1 })
  expect(namesOf(read('Item,Price\nFrom the sea,\nBass,30\nFrom the land,\nBeef,28'))).toEqual([
    ['From the sea', 'Bass'],
    ['From the land', 'Beef'],
  ])
})

it('makes one section of two spellings', () => {
  expect(namesOf(read('Section,Name,Price\nSoups,Leek,6\nSOUPS ,Onion,7'))).toEqual([
    ['Soups', 'Leek', 'Onion'],
  ])
})

it('names what it does not take over', () => {
  const { remarks, leftOut } = read(
    'Chez Luc,,,\nName,Price,Supplier,Tags,Contains\nSoup,€6,Metro,V; halal,shellfish\nFish,7,,,,and chips\nBeef,8,,,',
  )
  expect(leftOut).toMatchObject([{ source: { number: 1 }, problem: { code: 'above_headings' } }])
  expect(remarks).toEqual([
    { code: 'currency_not_converted', currency: '€', count: 1 },
    { code: 'unused_column', heading: 'Supplier' },
    { code: 'unknown_diet', row: 3, word: 'halal' },
    { code: 'unknown_allergen', row: 3, word: 'shellfish' },
    { code: 'unused_cells', row: 4, text: 'and chips' },
    { code: 'section_missing', count: 3 },
  ])
})

it('tells what is not there from what is blank', () => {
  const items = (text: string) => read(text).sections.flatMap((section) => section.items)
  const soup = { row: 2, name: 'Soup', prices: [{ kind: 'fixed', amount: 600 }], hasEveryPrice: false }
  expect(items('Name,Price\nSoup,6')).toEqual([soup])
  expect(items('Name,Price,Description,Diet,Allergens,Number\nSoup,6,,,,')).toEqual([
    { ...soup, description: '', dietaryOptions: [], number: null },
  ])
  expect(items('Name,Price,Allergens\nSoup,6,none')).toEqual([{ ...soup, allergens: [] }])
})

it('makes one item of rows that say what is sold at each price', () => {
  const { sections } = read(
    [
      'Categories,Item Name,Variation Name,Description,Price',
      'Coffee,Latte,Small,Double shot,4.50',
      'Coffee,Drip coffee,Regular,,3.00',
      'Coffee,Latte,Large,Double shot,5.75',
      'Food > Salads,Market salad,Half,,9',
      'Food > Salads,Market salad,Full,Leaves from the market,14',
      'Food > Mains,Catch of the day,Regular,,Variable',
      'Coffee,Latte,,With oats,5',
    ].join('\n'),
  )
  const told = sections.map(({ path, items }) => [
    path.join(' > '),
    ...items.map(({ name, description, prices }) => [name, description, ...prices]),
  ])
  expect(told).toEqual([
    [
      'Coffee',
      [
        'Latte',
        'Double shot',
        { kind: 'fixed', label: 'Small', amount: 450 },
        { kind: 'fixed', label: 'Large', amount: 575 },
      ],
      ['Drip coffee', '', { kind: 'fixed', label: 'Regular', amount: 300 }],
      ['Latte', 'With oats', { kind: 'fixed', amount: 500 }],
    ],
    ['Food'],
    [
      'Food > Salads',
      [
        'Market salad',
        'Leaves from the market',
        { kind: 'fixed', label: 'Half', amount: 900 },
        { kind: 'fixed', label: 'Full', amount: 1400 },
      ],
    ],
    ['Food > Mains', ['Catch of the day', '', { kind: 'market', label: 'Regular' }]],
  ])
})

it('reads the tables that were written before items had several prices', () => {
  const old = [
    '\uFEFFSection,Name,Description,Price,Dietary,Allergens,To be confirmed',
    'Soups,Leek,With cream,6.50,Vegetarian,milk; celery,',
    'Soups,Pea,,0.00,,none,Vegan; eggs',
    'Wines,,,,,,',
  ].join('\r\n')
  const { sections, leftOut, currency } = read(old)
  expect(leftOut).toEqual([])
  expect(currency).toBe('USD')
  expect(sections).toEqual([
    {
      path: ['Soups'],
      items: [
        {
          row: 2,
          name: 'Leek',
          description: 'With cream',
          prices: [{ kind: 'fixed', amount: 650 }],
          hasEveryPrice: false,
          dietaryOptions: [1],
          allergens: ['milk', 'celery'],
        },
        {
          row: 3,
          name: 'Pea',
          description: '',
          prices: [],
          hasEveryPrice: false,
          dietaryOptions: [2],
          allergens: ['eggs'],
        },
      ],
    },
    { path: ['Wines'], items: [] },
  ])
})

it('never reads a price that is not there as zero', () => {
  const { sections, remarks } = read(
    'Name,Price,Price words\nOysters,MP,\nLobster,,ask us\nBread,0.00,\nTea,,',
  )
  expect(sections[0]?.items.map(({ name, prices }) => [name, ...prices])).toEqual([
    ['Oysters', { kind: 'market', words: 'MP' }],
    ['Lobster', { kind: 'market', words: 'ask us' }],
    ['Bread'],
    ['Tea'],
  ])
  expect(remarks).toContainEqual({ code: 'without_price', count: 2 })
})

it('reads cells with several prices, and asks about those that may mean two things', () => {
  const { sections, leftOut } = read(
    'Name,Price\nTartare,19 / 32\nChop,32½\nWine,glass 12 bottle 48\nRibs,from 32\nOysters,2 each\nCheese,9 50',
  )
  expect(sections[0]?.items.map(({ name, prices }) => [name, ...prices])).toEqual([
    ['Tartare', { kind: 'fixed', amount: 1900 }, { kind: 'fixed', amount: 3200 }],
    ['Chop', { kind: 'fixed', amount: 3250 }],
    [
      'Wine',
      { kind: 'fixed', amount: 1200, label: 'glass' },
      { kind: 'fixed', amount: 4800, label: 'bottle' },
    ],
    ['Ribs', { kind: 'from', amount: 3200 }],
    ['Oysters', { kind: 'unit', amount: 200 }],
  ])
  expect(leftOut).toMatchObject([{ problem: { code: 'price_question' } }])
})

it('takes the currency that most prices name, and converts none', () => {
  expect(read('Name,Price\nSoup,"6,80 €"\nSteak,29')).toMatchObject({
    currency: 'EUR',
    sections: [{ items: [{ prices: [{ amount: 680 }] }, { prices: [{ amount: 2900 }] }] }],
    remarks: [{ code: 'currency_taken', currency: 'EUR' }, { code: 'section_missing' }],
  })
  const source = layOut('Name,Price,Currency\nTea,450,JPY\nSake,1200.50,JPY')
  const inYen = readMenu(source.table, {
    ...source,
    firstSection: 'Drinks',
    leavesOutRepeats: true,
    currency: 'JPY',
  })
  expect(inYen.sections[0]?.items[0]?.prices).toEqual([{ kind: 'fixed', amount: 450 }])
  expect(inYen.leftOut).toMatchObject([{ problem: { code: 'price_decimals' } }])
})

it('fills a menu to its limit and leaves out the rest, each row with its reason', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `Soups,Soup ${at},6`)
  const { sections, leftOut } = read(['Section,Name,Price', ...rows].join('\n'))
  expect(sections[0]?.items).toHaveLength(MENU_SIZE_LIMITS.items)
  expect(leftOut).toHaveLength(10_000 - MENU_SIZE_LIMITS.items)
  expect(leftOut[0]).toMatchObject({ source: { number: 1002 }, problem: { code: 'too_many_items' } })

  const sectionRows = Array.from({ length: MENU_SIZE_LIMITS.sections + 2 }, (_, at) => `Section ${at},Soup,6`)
  expect(
    read(['Section,Name,Price', ...sectionRows].join('\n')).leftOut.map(({ problem }) => problem.code),
  ).toEqual(['too_many_sections', 'too_many_sections'])
})
