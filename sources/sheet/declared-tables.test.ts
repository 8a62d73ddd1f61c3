import { expect, it } from 'vitest'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { remarkSentence } from '#domain/reading/tables/remark-words.ts'
import { csvRows } from './csv-rows.ts'
import { openSheets } from './open-sheets.ts'

/** A table of an owner, with what waits of its dishes by their names. */
async function read(rows: readonly string[], country?: string) {
  const sheets = await openSheets(new TextEncoder().encode(rows.join('\n')))
  const reading = readSheets(mapSheets(sheets), { currency: 'EUR', isCurrencySaid: true, country })
  const dishes = itemsOf(reading.content).map(({ name, description, prices, claimsToConfirm }) => ({
    name,
    description,
    amount: prices[0]?.amount,
    allergens: claimsToConfirm?.allergens,
    mayContain: claimsToConfirm?.mayContain,
  }))
  return { dishes, sentences: reading.remarks.map(remarkSentence), lines: reading.lines }
}

const DISHES = ['Gericht;Beschreibung;Preis', 'Gulasch A,C,G;mit Knödel;12,50', 'Salat (A-M);;6,50']

it('takes codes off the names of a table and proposes what they say by the list of the country', async () => {
  const { dishes, lines } = await read([...DISHES, 'Suppe;klar (A/L);4,20', 'Tee;;3,00'], 'AT')
  expect(dishes).toMatchObject([
    { name: 'Gulasch', amount: 1250, allergens: ['gluten', 'eggs', 'milk'] },
    { name: 'Salat', amount: 650, allergens: ['gluten', 'mustard'] },
    { name: 'Suppe', description: 'klar', amount: 420, allergens: ['gluten', 'celery'] },
    { name: 'Tee', amount: 300, allergens: undefined },
  ])
  const asked = lines.filter(({ doubts }) => doubts.some(({ code }) => code === 'codes_by_country'))
  expect(asked).toHaveLength(1)
})

it('reads codes by the legend that a row of the table gives', async () => {
  const { dishes } = await read([
    'Gericht;Beschreibung;Preis',
    'Gulasch (a,b);;12,50',
    'Salat a-b;;6,50',
    'a = Milch, b = Sellerie;;',
  ])
  expect(dishes.slice(0, 2)).toMatchObject([
    { name: 'Gulasch', allergens: ['milk', 'celery'] },
    { name: 'Salat', allergens: ['milk', 'celery'] },
  ])
})

it('says which dishes carry codes that nothing explains, and proposes nothing from these', async () => {
  const { dishes, sentences } = await read([
    'Gericht;Beschreibung;Preis',
    'Gulasch (q1,q2,q3);;12,50',
    'Salat (q1-q4-q5);;6,50',
    'Tee;;3,00',
  ])
  expect(dishes.map(({ name }) => name)).toEqual(['Gulasch', 'Salat', 'Tee'])
  expect(dishes.every(({ allergens }) => allergens === undefined)).toBe(true)
  expect(sentences).toContain(
    '2 dishes carry codes or signs that we didn’t understand: “Gulasch”, “Salat”. Nothing is proposed from these. Set their diets and allergens yourself, or import a file with its legend.',
  )
})

it('takes traces in a name for traces', async () => {
  const { dishes } = await read(['Dish;Notes;Price', 'Brownie (may contain: peanuts);;4.50', 'Tea;;3.00'])
  expect(dishes[0]).toMatchObject({ name: 'Brownie', mayContain: ['peanuts'], allergens: undefined })
})

const readCsv = (csv: string) => {
  const { content, lines, remarks } = readSheets(mapSheets([{ name: '', rows: csvRows(csv) }]))
  return {
    items: content.sections.flatMap(({ items }) => items),
    asked: lines.flatMap(({ doubts }) =>
      doubts.flatMap(({ code, text }) => (code === 'claim_unknown' ? [text] : [])),
    ),
    unused: remarks.flatMap((remark) => (remark.code === 'unused_column' ? [remark.heading] : [])),
  }
}

it.each([
  ...['Not suitable for', 'Unsuitable for', 'Nicht geeignet für', 'Ungeeignet für', 'Ne convient pas aux'],
  ...[
    'No apto para',
    'Non adatto a',
    'Allergens not present',
    'Allergen free',
    'Free from',
    'Does not contain',
  ],
  ...[
    'Contains no',
    'Without',
    'Frei von',
    'Ohne',
    'Enthält nicht',
    'Enthält keine',
    'Sans',
    'Ne contient pas',
  ],
  ...[
    'No contiene',
    'Sin',
    'Libre de',
    'Senza',
    'Non contiene',
    'Não contém',
    'Sem',
    'Zonder',
    'Bevat geen',
    'No',
  ],
])('reads nothing from a column that says the opposite, and names it: %s', (heading) => {
  const { items, unused } = readCsv(`Name,Price,${heading}\nTofu,9,"vegan, milk"\nStew,12,"vegans, eggs"\n`)
  expect(unused).toEqual([heading])
  for (const item of items) {
    expect(item).toMatchObject({ description: '', dietaryOptions: [] })
    expect(item.claimsToConfirm).toBeUndefined()
    expect(item).not.toHaveProperty('allergens')
    expect(item).not.toHaveProperty('number')
  }
})

it.each(['No', 'Item No', 'No.'])('still reads numbers of dishes: %s', (heading) => {
  const { items } = readCsv(`${heading},Name,Price\n1,Tofu,9\n12a,Stew,12\n`)
  expect(items.map(({ number }) => number)).toEqual(['1', '12a'])
})

it('reads flags that say less than yes, and asks about those that say nothing known', () => {
  const { items, asked } = readCsv(
    'Name,Price,Gluten,Milk,Vegan\nTofu,9,may,no,yes\nPie,8,traces,yes,n/a\nBun,6,?,x,on request\nRice,4,no,free,option\n',
  )
  expect(items.map(({ claimsToConfirm }) => claimsToConfirm)).toEqual([
    { dietaryOptions: [2], mayContain: ['gluten'] },
    { dietaryOptions: [], allergens: ['milk'], mayContain: ['gluten'] },
    { dietaryOptions: [], dietsOnRequest: [2], allergens: ['milk'] },
    { dietaryOptions: [], dietsOnRequest: [2] },
  ])
  expect(asked).toEqual(['Gluten: ?'])
})

it('reads what may be in a dish as that, in a column of allergens', () => {
  const { items } = readCsv(
    'Name,Price,Allergens\nPie,12,may contain nuts\nStew,9,"contains: soy. May contain: sesame"\nTart,7,Kann Spuren von Milch enthalten\n',
  )
  expect(items.map(({ claimsToConfirm: { allergens, mayContain } = {} }) => [allergens, mayContain])).toEqual(
    [
      [undefined, ['nuts']],
      [['soybeans'], ['sesame']],
      [undefined, ['milk']],
    ],
  )
})

it('asks once about codes of a column that the table explains nowhere', () => {
  const { lines, remarks } = readSheets(
    mapSheets([
      {
        name: '',
        rows: csvRows(
          'Gericht;Preis;Allergene\nDöner;6,50;A,G\nDürüm;7,50;A,G\nTeller;12,90;G\nAyran;2,00;G\n',
        ),
      },
    ]),
  )
  expect(lines.flatMap(({ doubts }) => doubts)).toEqual([])
  expect(remarks).toContainEqual({ code: 'codes_unread', names: ['Döner', 'Dürüm', 'Teller', 'Ayran'] })
})
