import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  freshMenuNames,
  furtherMenuNames,
  gaugeMenuNames,
  lastMenuNames,
  laterMenuNames,
  ordinaryMenuNames,
  type SampleMenuName,
  sampleMenu,
  sampleMenuNames,
  unseenMenuNames,
} from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { isDoubted, linesOf } from '#tests/support/doubted-differences.ts'
import { settled } from '../menu/claims/claims.ts'
import { menuContentSchema } from '../menu/model/menu.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

/** Of all items, those of which something is wrong that no doubt points at. */
const MOST_UNSEEN = 0.05

const everyName = [
  ...sampleMenuNames,
  ...furtherMenuNames,
  ...unseenMenuNames,
  ...gaugeMenuNames,
  ...ordinaryMenuNames,
  ...laterMenuNames,
  ...lastMenuNames,
  ...freshMenuNames,
]

const writtenText = (name: SampleMenuName): string =>
  readFileSync(new URL(`../../tests/samples/written/${name}.txt`, import.meta.url), 'utf8')

/** Each menu is read and compared once, however many tests ask. */
const once = <Value>(make: (name: SampleMenuName) => Value) => {
  const made = new Map<SampleMenuName, Value>()
  return (name: SampleMenuName): Value => {
    const value = made.get(name) ?? make(name)
    made.set(name, value)
    return value
  }
}

const readingOf = once((name) => readMenuLines(textLines(writtenText(name))))

const comparisonOf = once((name) => compareReadings(sampleMenu(name).content, readingOf(name).content))

it.each(sampleMenuNames)('reads every field of %s from its paper', (name) => {
  const { items, wholly, placed, differences } = comparisonOf(name)
  expect(differences).toEqual([])
  expect([wholly, placed]).toEqual([items, items])
})

it.each(furtherMenuNames)('reads every item of %s into its section with every price', (name) => {
  const { items, wholly, placed } = comparisonOf(name)
  expect([wholly, placed]).toEqual([items, items])
})

/** Items of menus that were written apart from the reader: those in their section with every price, and those all right. */
const floors: Readonly<Record<(typeof unseenMenuNames)[number], { placed: number; wholly: number }>> = {
  bakery: { placed: 33, wholly: 33 },
  biergarten: { placed: 27, wholly: 27 },
  brasserie: { placed: 31, wholly: 31 },
  'curry-house': { placed: 41, wholly: 41 },
  diner: { placed: 30, wholly: 30 },
  eetcafe: { placed: 37, wholly: 37 },
  'juice-bar': { placed: 32, wholly: 32 },
  'sports-bar': { placed: 36, wholly: 36 },
  tapas: { placed: 35, wholly: 35 },
  tasca: { placed: 38, wholly: 38 },
  'tasting-menu': { placed: 20, wholly: 19 },
  'thai-takeaway': { placed: 29, wholly: 29 },
  'wine-list': { placed: 32, wholly: 30 },
}

it.each(unseenMenuNames)('reads no fewer items of %s than it did', (name) => {
  const { placed, wholly } = comparisonOf(name)
  expect(placed).toBeGreaterThanOrEqual(floors[name].placed)
  expect(wholly).toBeGreaterThanOrEqual(floors[name].wholly)
})

it('reads more than nine of ten items of menus that nobody tuned it for', () => {
  const all = unseenMenuNames.map(comparisonOf)
  const count = (of: 'items' | 'placed') => all.reduce((sum, comparison) => sum + comparison[of], 0)
  expect(count('placed') / count('items')).toBeGreaterThan(0.9)
})

/** Shares of items in their section with every price, of menus that somebody wrote who had not seen the reader. */
it.each([
  ['that are laid out in odd ways', gaugeMenuNames, 0.95],
  ['as most restaurants lay them out', ordinaryMenuNames, 0.96],
  ['that were written later', laterMenuNames, 0.95],
  ['that were written for its doubts', lastMenuNames, 0.74],
  ['that were written four at a time', freshMenuNames, 0.95],
] as const)('reads most items of menus %s', (_, names, floor) => {
  const all = names.map(comparisonOf)
  const count = (of: 'items' | 'placed') => all.reduce((sum, comparison) => sum + comparison[of], 0)
  expect(count('placed') / count('items')).toBeGreaterThan(floor)
})

it.each(everyName)('makes a menu of %s that can be stored', (name) => {
  const { content } = readingOf(name)
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
})

it.each(everyName)('leaves every claim of %s to be confirmed', (name) => {
  const { content } = readingOf(name)
  expect(settled(content)).toEqual(content)
  for (const { dietaryOptions, dietsOnRequest, allergens, confirmedClaims } of itemsOf(content))
    expect([dietaryOptions, dietsOnRequest, allergens, confirmedClaims]).toEqual([
      [],
      undefined,
      undefined,
      undefined,
    ])
})

it.each(everyName)('says of each line of %s what became of it', (name) => {
  const reading = readingOf(name)
  expect(reading.lines.map(({ line }) => line)).toEqual(textLines(writtenText(name)))
  const ids = new Set(itemsOf(reading.content).map(({ id }) => id))
  const told = new Set(reading.lines.flatMap(({ itemId }) => itemId ?? []))
  expect([...told].filter((id) => !ids.has(id))).toEqual([])
})

/** Differences in items, and those of them at whose lines a person is asked to look. */
function markedOf(names: readonly SampleMenuName[]) {
  const marked = names.flatMap((name) => {
    const reading = readingOf(name)
    const { differences } = comparisonOf(name)
    return differences
      .filter(({ where }) => where.includes(' / '))
      .map((difference) => ({ name, ...difference, isMarked: isDoubted(difference, reading) }))
  })
  return { all: marked, missed: marked.filter(({ isMarked }) => !isMarked) }
}

/** Shares of what is wrong of items that is marked as doubtful. */
it.each([
  ['written apart from it', unseenMenuNames, 0.9],
  ['laid out in odd ways', gaugeMenuNames, 0.9],
  ['as most restaurants lay them out', ordinaryMenuNames, 0.9],
  ['written later', laterMenuNames, 0.95],
  ['written for its doubts', lastMenuNames, 0.94],
  ['written four at a time', freshMenuNames, 0.97],
] as const)('marks most of what it reads wrong of menus %s', (_, names, floor) => {
  const { all, missed } = markedOf(names)
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(all.length * (1 - floor))
})

it('asks for a look at no more than six of a hundred items that it reads right', () => {
  const right = everyName.flatMap((name) => {
    const { content, lines } = readingOf(name)
    const wrong = new Set(comparisonOf(name).differences.flatMap(({ itemId }) => itemId ?? []))
    const doubted = new Set(lines.flatMap(({ doubts, itemId }) => (doubts.length > 0 ? (itemId ?? []) : [])))
    return itemsOf(content)
      .filter(({ id }) => !wrong.has(id))
      .map(({ id, name: dish }) => ({ dish: `${name}: ${dish}`, isDoubted: doubted.has(id) }))
  })
  const doubted = right.filter((item) => item.isDoubted).map(({ dish }) => dish)
  expect(doubted.length, doubted.join('\n')).toBeLessThanOrEqual(right.length * 0.06)
})

it('reads next to nothing of an item wrong without asking for a look', () => {
  const all = [...unseenMenuNames, ...gaugeMenuNames, ...ordinaryMenuNames, ...laterMenuNames].map((name) => {
    const reading = readingOf(name)
    const { items, differences } = comparisonOf(name)
    const unseen = differences.filter(
      (difference) => difference.where.includes(' / ') && !isDoubted(difference, reading),
    )
    return { items, unseen: new Set(unseen.map(({ where }) => `${name}: ${where}`)) }
  })
  const unseen = all.flatMap((one) => [...one.unseen])
  const items = all.reduce((sum, one) => sum + one.items, 0)
  expect(unseen.length, unseen.join('\n')).toBeLessThanOrEqual(items * MOST_UNSEEN)
})

it('asks for a look at fewer than one of twenty lines that it reads right', () => {
  const right = everyName.flatMap((name) => {
    const reading = readingOf(name)
    const { differences } = comparisonOf(name)
    const wrong = new Set(differences.flatMap((difference) => linesOf(difference, reading)))
    return reading.lines.filter(({ role }, at) => role !== 'ornament' && !wrong.has(at))
  })
  const doubted = right
    .filter(({ doubts }) => doubts.length > 0)
    .map(({ text, doubts }) => ({ text, doubts }))
  expect(doubted.length, JSON.stringify(doubted, null, 1)).toBeLessThan(right.length * 0.05)
})
