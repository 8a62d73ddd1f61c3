import { describe, expect, it } from 'vitest'
import { chooseColumn } from '#domain/reading/tables/mapping/choose-column.ts'
import { columnsGuessed, guessMapping } from '#domain/reading/tables/mapping/guess-mapping.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { readTable, type TableChoice } from '#domain/reading/tables/read-table.ts'
import type { TableReading } from '#domain/reading/tables/rows/table-reading.ts'
import { seenInMenu as seen } from '#tests/support/seen-in-menu.ts'
import { csvRows } from './csv-rows.ts'

const sheetOf = (text: string) => ({ name: '', rows: csvRows(text) })
const read = (text: string, choice?: TableChoice) => readSheets(mapSheets([sheetOf(text)]), choice)

const doubts = ({ lines }: TableReading) =>
  lines.flatMap(({ text, doubts: all }) =>
    all.map(
      ({ code, text: about }) =>
        `${text.split('\t').filter(Boolean)[0]}: ${[code, about].filter(Boolean).join(' ')}`,
    ),
  )

it('reads prices as owners write them into cells', () => {
  const reading = read(`Category,Dish,Price
Raw bar,Oysters,14 / 26
,Tuna crudo,MP
Grill,Ribeye,from 32
,Pork chop,32½
,Tacos,8 ea
Wine,House red,18 glass / 72 bottle
,Port,$8–$12
,Grappa,tbd
`)
  expect(seen(reading)).toEqual([
    'Raw bar',
    '- Oysters: 1400, 2600',
    '- Tuna crudo: market MP',
    'Grill',
    '- Ribeye: from 3200',
    '- Pork chop: 3250',
    '- Tacos: unit 800 per ea',
    'Wine',
    '- House red: glass 1800, bottle 7200',
    '- Port: 800, 1200',
    '- Grappa: no price',
  ])
  expect(doubts(reading)).toEqual([
    'Port: price_unclear $8–$12',
    'Grappa: price_in_words tbd',
    'Grappa: price_missing Grappa',
  ])
})

it('reads sizes as columns, rows that head sections, and what is said of a wine', () => {
  const reading = read(`Wein;Jahrgang;Anbaugebiet;Glas;Flasche
WEISSWEIN;;;;
Riesling trocken;2022;Pfalz;6,50;28,00
Silvaner;2021;Franken;-;26,00
ROTWEIN;;;;
Spätburgunder;2020;Baden;7,20;31,50
`)
  expect(seen(reading)).toEqual([
    'WEISSWEIN',
    '- Riesling trocken: Glas 650, Flasche 2800',
    '- Silvaner: Flasche 2600',
    'ROTWEIN',
    '- Spätburgunder: Glas 720, Flasche 3150',
  ])
  expect(reading.content.sections[0]?.items[0]?.wine).toEqual({ vintage: '2022', region: 'Pfalz' })
})

it('takes rows below a name for its further sizes, in a currency that only the heading names', () => {
  const reading = read(`Section,Item,Size,Price (GBP)
Beer,Guinness,pint,6.20
,,half,3.20
Beer,Camden Hells,pint,6.50
Beer,Camden Hells,half,3.40
`)
  expect(seen(reading)).toEqual([
    'Beer',
    '- Guinness: pint 620, half 320',
    '- Camden Hells: pint 650, half 340',
  ])
  expect(reading.content.currency).toBe('GBP')
  expect(reading.isCurrencyWritten).toBe(true)
})

it('reads a table without headings by what its cells hold', () => {
  expect(
    seen(
      read(`Margherita,Tomato and mozzarella,9.50
Funghi,Mushrooms and cheese,11
Diavola,Hot salami from Calabria,MP
`),
    ),
  ).toEqual(['Menu', '- Margherita: 950', '- Funghi: 1100', '- Diavola: market MP'])
})

it('knows diets and allergens in other languages, and takes no word that it does not know for "none"', () => {
  const { content, lines } = read(`Gericht,Preis,Vegan,Milch,Allergene
Dal,12,ja,nein,Senf; Sellerie
Pizza,14,nein,ja,
Suppe,7,nein,nein,Wunderkraut
`)
  const claims = content.sections.flatMap(({ items }) => items.map(({ claimsToConfirm }) => claimsToConfirm))
  expect(claims).toMatchObject([
    { dietaryOptions: [2], allergens: ['mustard', 'celery'] },
    { allergens: ['milk'] },
    undefined,
  ])
  expect(lines.flatMap(({ doubts: all }) => all.map(({ code, text }) => [code, text]))).toContainEqual([
    'claim_unknown',
    'Wunderkraut',
  ])
})

it('proposes diets and allergens from columns of yes and no, and of words', () => {
  const { content } = read(`Item,Price,Vegan,GF,Allergens
Dal,9,x,x,mustard
Naan,4,,,"gluten, milk"
`)
  expect(content.sections[0]?.items.map(({ claimsToConfirm }) => claimsToConfirm)).toEqual([
    { dietaryOptions: [2, 3], allergens: ['mustard'] },
    { dietaryOptions: [], allergens: ['gluten', 'milk'] },
  ])
})

it('leaves out an energy that no dish has, and says so', () => {
  const reading = read(`Item,Price,Calories
Soup,7,-5
Pie,8,40000
Tart,8,"40,000"
Cake,9,"1,200 kcal"
`)
  expect(reading.content.sections[0]?.items.map(({ kcal }) => kcal)).toEqual([
    undefined,
    undefined,
    undefined,
    1200,
  ])
  expect(doubts(reading)).toEqual([
    'Soup: cell_unclear -5',
    'Pie: cell_unclear 40000',
    'Tart: cell_unclear 40,000',
  ])
})

it('keeps a title, a notice and a sentence, and names the column that it has no place for', () => {
  const reading = read(`The Salt House
Item,Price,Till key
SOUPS,,
All served with bread and butter.,,
Chowder,9,A1
20% service charge for six or more,,
`)
  const { content, remarks } = reading
  expect(content.title).toBe('The Salt House')
  expect(content.notices.map(({ text }) => text)).toEqual(['20% service charge for six or more'])
  expect(content.sections[0]?.intro).toBe('All served with bread and butter.')
  expect(remarks).toEqual([{ code: 'unused_column', heading: 'Till key' }])
  expect(reading.lines.map(({ role }) => role)).toEqual([
    'title',
    'heads',
    'section',
    'note',
    'item',
    'notice',
  ])
})

it.each([
  ['Nom,Prix,Catégorie', ['name', 'price', 'section']],
  ['Gericht,Beschreibung,Preis', ['name', 'description', 'price']],
  ['Plato,Descripción,Precio', ['name', 'description', 'price']],
  ['Piatto,Descrizione,Prezzo', ['name', 'description', 'price']],
  ['Prato,Descrição,Preço', ['name', 'description', 'price']],
  ['Gerecht,Omschrijving,Prijs', ['name', 'description', 'price']],
  ['Rätt,Beskrivning,Pris', ['name', 'description', 'price']],
  ['商品名,説明,価格', ['name', 'description', 'price']],
  ['菜名,描述,价格', ['name', 'description', 'price']],
  ['메뉴,설명,가격', ['name', 'description', 'price']],
  ['Menu item,Item description,Small price,Large price', ['name', 'description', 'prices', 'prices']],
  [
    'Course,Title,Ingredients,Calories,Food cost,Sell price',
    ['section', 'name', 'description', 'kcal', 'nothing', 'price'],
  ],
])('understands the headings %s', (headings, contents) => {
  expect(guessMapping(sheetOf(`${headings}\n`)).columns.map(({ holds }) => holds)).toEqual(contents)
})

it.each([
  ['Dish,Cost', [['Soup', '6.50']], ['name', 'price'], 0, []],
  ['Dish,Cost,Price', [['Soup', '2.10', '6.50']], ['name', 'nothing', 'price'], 0, []],
  ['Thing,Bucks', [['Soup', '6.50']], ['name', 'price'], 0, [0, 1]],
  ['Lobster,MP', [['Soup', '6.50']], ['name', 'price'], null, [0, 1]],
] as const)(
  'reads %s above prices, and says which of its columns are guessed',
  (first, rows, holds, headings, guessed) => {
    const table = sheetOf([first, ...rows.map((row) => row.join(','))].join('\n'))
    const mapping = guessMapping(table)
    expect(mapping.headings).toBe(headings)
    expect(mapping.columns.map((use) => use.holds)).toEqual(holds)
    expect(columnsGuessed(table, mapping)).toEqual(guessed)
  },
)

it('gives a content of one column to the column that a person says, with what its heading calls it', () => {
  const table = sheetOf('Dish,Lunch,Dinner price\nSoup,5,7')
  const priced = chooseColumn(guessMapping(table), 1, 'price', 'Lunch')
  const moved = chooseColumn(priced, 2, 'price', 'Dinner price')
  expect(moved.columns.map((use) => use.holds)).toEqual(['name', 'nothing', 'price'])
  expect(chooseColumn(moved, 2, 'prices', 'Dinner price').columns[2]).toEqual({
    holds: 'prices',
    label: 'Dinner',
  })
})

describe('what a person says', () => {
  const table = sheetOf('Item,Price\nSoup,9\nTuesday only,\nSalad,8\n')

  it('of a row counts', () => {
    const taken = (role: 'section' | 'part' | 'leave-out') => {
      const { content } = readTable(table, guessMapping(table), { corrections: new Map([[2, role]]) })
      return content.sections.map(({ name, items }) => [
        name,
        ...items.map((item) => `${item.name} ${item.description}`.trim()),
      ])
    }
    expect(taken('section')).toEqual([
      ['Menu', 'Soup'],
      ['Tuesday only', 'Salad'],
    ])
    expect(taken('part')).toEqual([['Menu', 'Soup Tuesday only', 'Salad']])
    expect(taken('leave-out')).toEqual([['Menu', 'Soup', 'Salad']])
  })

  it('of a column counts', () => {
    const { columns, ...mapping } = guessMapping(table)
    const reading = readTable(table, {
      ...mapping,
      columns: [columns[0] ?? { holds: 'name' }, { holds: 'kcal' }],
    })
    expect(reading.content.sections[0]?.items[0]).toMatchObject({ name: 'Soup', kcal: 9, prices: [] })
  })
})

it('leaves out a row that comes again, and what is more than a menu holds', () => {
  const many = Array.from({ length: 1003 }, (_, at) => `Dish ${at},9\n`).join('')
  const reading = read(`Item,Price\nDish 0,9\n${many}`)
  expect(reading.content.sections[0]?.items).toHaveLength(1000)
  expect(reading.remarks).toContainEqual({ code: 'row_repeated', count: 1 })
  expect(reading.remarks).toContainEqual({ code: 'too_many', count: 3 })
  expect(reading.lines).toHaveLength(1005)
})

it('reads a menu that was typed into a sheet: a title, headings between the dishes, letters for diets', () => {
  const reading = read(`,,,
,MENU - Winter 2026,,
,STARTERS,,
,Soup of the day,v,7.50
,"Dal (vg, gf)",with rice,8
,MAINS,,
,Steak,"8oz sirloin, chips",24
`)
  expect(seen(reading)).toEqual([
    'STARTERS',
    '- Soup of the day: 750',
    '- Dal: 800',
    'MAINS',
    '- Steak: 2400',
  ])
  expect(reading.content.title).toBe('MENU - Winter 2026')
  expect(
    reading.content.sections[0]?.items.map(({ claimsToConfirm }) => claimsToConfirm?.dietaryOptions),
  ).toEqual([[1], [2, 3]])
})

it('takes names in two languages for two lines, and what a till keeps to itself for nothing', () => {
  const { content } = read(`Product ID,Dish name (EN),Dish name (ES),Price MXN,Available
7,Fish taco,Taco de pescado,$65,yes
8,Mole,Mole poblano,$180,no
`)
  expect(content.currency).toBe('MXN')
  expect(content.sections[0]?.items).toMatchObject([{ name: 'Fish taco', secondName: 'Taco de pescado' }])
  expect(content.sections[0]?.items).toHaveLength(1)
})
