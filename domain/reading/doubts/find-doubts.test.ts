import { expect, it } from 'vitest'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Price } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { DoubtCode } from '../layout/role.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'
import type { LineReading, MenuReading } from '../result/menu-reading.ts'
import { withDoubts } from './find-doubts.ts'

const facts: PriceFacts = { currency: 'USD', hasDecimalComma: false, hasCents: true }

const menu = readMenuLines(
  textLines(`THE BLUE DOOR

STARTERS
Leek soup  8.50
Beet salad  9.00
Smoked trout  11.00
Potted shrimp  12.50

MAINS
Roast chicken  19.00
  with tarragon and lemon
Grilled bream  22.00
  with fennel and olives
Lamb shank  24.50
  with white beans
Mushroom pie  17.50
  with mash

DESSERTS
Lemon tart  8.00
Rice pudding  7.50
Cheese plate  11.00

DRINKS
House lemonade  4.00
Apple juice  4.50`),
)

/** What is doubtful of a reading, by the text of the line. */
const doubtsOf = (reading: MenuReading): Record<string, DoubtCode[]> =>
  Object.fromEntries(
    withDoubts(reading, facts).lines.flatMap(({ text, doubts }) =>
      doubts.length > 0 ? [[text.replaceAll('\t', '  '), doubts.map(({ code }) => code)]] : [],
    ),
  )

const withItem = (name: string, change: Partial<MenuItem>): MenuReading => ({
  ...menu,
  content: {
    ...menu.content,
    sections: menu.content.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => (item.name === name ? { ...item, ...change } : item)),
    })),
  },
})

const withSection = (name: string, change: (section: Section) => Partial<Section>): MenuReading => ({
  ...menu,
  content: {
    ...menu.content,
    sections: menu.content.sections.map((section) =>
      section.name === name ? { ...section, ...change(section) } : section,
    ),
  },
})

const withLine = (begin: string, change: Partial<LineReading>): MenuReading => ({
  ...menu,
  lines: menu.lines.map((line) => (line.text.startsWith(begin) ? { ...line, ...change } : line)),
})

const fixed = (...amounts: number[]): Price[] =>
  amounts.map((amount, at) => ({ id: `p${at + 1}`, kind: 'fixed', amount }))

it('doubts nothing of a menu that is as plain as it can be', () => {
  expect(menu.content.sections.map(({ items }) => items.length)).toEqual([4, 4, 3, 2])
  expect(doubtsOf(menu)).toEqual({})
})

const oddItems: readonly [title: string, change: Partial<MenuItem>, code: DoubtCode][] = [
  ['a name that goes on behind a bracket', { name: 'Lamb (neck) shank' }, 'name_unclear'],
  ['a measure at the end of a name', { name: 'Lamb shank 28 lei' }, 'name_unclear'],
  ['a decimal number in a name', { name: 'Lamb 0,33 shank' }, 'name_unclear'],
  [
    'a name far longer than the others',
    { name: 'Lamb shank as it has been made in this house forever' },
    'name_unclear',
  ],
  ['letters in a row behind a name', { name: 'Lamb shank A, C, G' }, 'mark_unknown'],
  ['letters that were cut from a name', { name: 'Lamb shank A', description: 'C, G' }, 'mark_unknown'],
  ['a bare number behind a description', { description: 'with white beans 18' }, 'price_in_words'],
  ['a price that lost its point', { prices: fixed(245_000) }, 'price_far_from_others'],
  ['a dish at five times the others', { prices: fixed(11_400) }, 'price_far_from_others'],
  ['a price that lost a digit', { prices: fixed(245) }, 'price_far_from_others'],
]

it.each(oddItems)('asks for a look at %s', (_, change, code) => {
  expect(doubtsOf(withItem('Lamb shank', change))['Lamb shank  24.50']).toContain(code)
})

const usualItems: readonly [title: string, change: Partial<MenuItem>, code: DoubtCode][] = [
  ['a bracket at the end of a name', { name: 'Lamb shank (neck)' }, 'name_unclear'],
  ['a number with a unit behind a description', { description: 'with 200 g' }, 'price_in_words'],
  ['a price of twice the others', { prices: fixed(4500) }, 'price_far_from_others'],
  ['a bottle of wine at five times the others', { prices: fixed(11_400), wine: {} }, 'price_far_from_others'],
]

it.each(usualItems)('does not ask for %s', (_, change, code) => {
  expect(Object.values(doubtsOf(withItem('Lamb shank', change))).flat()).not.toContain(code)
})

it.each<readonly [string, (section: Section) => Partial<Section>, DoubtCode]>([
  ['a heading with nothing below', () => ({ items: [] }), 'section_empty'],
  [
    'dishes without prices where others have some',
    ({ items }) => ({ items: items.map((item) => ({ ...item, prices: [] })) }),
    'price_missing',
  ],
])('asks for a look at %s', (_, change, code) => {
  expect(doubtsOf(withSection('MAINS', change)).MAINS).toContain(code)
})

it.each([
  ['how many get a price', 'For two people  34.00'],
  ['a line that goes on', 'One pound of brisket, two pints of  44.00'],
])('asks whether %s is a dish', (_, line) => {
  const { lines } = readMenuLines(
    textLines(`MAINS\nRoast chicken  19.00\nGrilled bream  22.00\nLamb  24.50\n${line}`),
  )
  const doubts = lines.at(-1)?.doubts.map(({ code }) => code)
  expect(doubts?.some((code) => code === 'may_be' || code === 'extras_unclear')).toBe(true)
})

it('asks for a look at a dish that begins further right than its neighbors', () => {
  const lamb = menu.lines.find(({ text }) => text.startsWith('Lamb shank'))
  const runs = lamb?.line.runs.map((run) => ({ ...run, x: run.x + 4 })) ?? []
  const reading = withLine('Lamb shank', { line: { ...(lamb as LineReading).line, runs } })
  expect(doubtsOf(reading)).toEqual({ 'Lamb shank  24.50': ['may_be'] })
})

it('asks whether a dish without a price belongs to the one on the line above', () => {
  const { lines } = menu
  const reading = withItem('Beet salad', { prices: [] })
  expect(lines.find(({ text }) => text.startsWith('Beet salad'))?.line.gapAbove).toBe(0)
  expect(doubtsOf(reading)['Beet salad  9.00']).toContain('may_be')
})

it('does not miss the words of units and the numbers of allergens', () => {
  const reading = readMenuLines(
    textLines(`COLD
Bruschette (1,14)  4 pieces  6.00
Olives (1)  3.00
Bread  2.00`),
  )
  const codes = reading.lines.flatMap(({ doubts }) => doubts.map(({ code }) => code))
  expect(codes).not.toContain('words_lost')
  expect(codes).not.toContain('price_unclear')
})

it('has no doubts of a line of which a person said what it is', () => {
  const reading = withItem('Lamb shank', { name: 'LAMB SHANK' })
  const at = menu.lines.findIndex(({ text }) => text.startsWith('Lamb shank'))
  const { lines } = withDoubts(reading, facts, new Map([[at, 'item']]))
  expect(lines[at]?.doubts).toEqual([])
})

it('takes items of a centered menu for items, wherever they begin', () => {
  const names = [
    'Kaffee Creme  4.80',
    'Espresso  4.60',
    'Schale  5.20',
    'Cappuccino mit Rahm  5.60',
    'Tee  4.90',
  ]
  const centered = names.map((name) => ' '.repeat(30 - Math.floor(name.length / 2)) + name)
  const { lines } = readMenuLines(textLines(['KAFFEE', ...centered].join('\n')))
  expect(lines.filter(({ role }) => role === 'item')).toHaveLength(names.length)
  expect(lines.flatMap(({ doubts }) => doubts.map(({ code }) => code))).not.toContain('may_be')
})
