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
import { lostAmounts } from '#tests/support/lost-amounts.ts'
import { settled } from '../menu/claims/claims.ts'
import { menuContentSchema } from '../menu/model/menu.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

/** Share of a menu's items below which it is lost, and how many of the samples may be. */
const LEAST_OF_A_MENU = 0.5
const MOST_LOST = 5

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

/** Shares of items in their section with every price; the layout is learned, so totals count and no single line. */
it.each([
  ['of all kinds', everyName, 0.91],
  ['as most restaurants lay them out', ordinaryMenuNames, 0.9],
  ['that are laid out in odd ways', gaugeMenuNames, 0.9],
] as const)('reads most items of menus %s', (_, names, floor) => {
  const all = names.map(comparisonOf)
  const count = (of: 'items' | 'placed') => all.reduce((sum, comparison) => sum + comparison[of], 0)
  expect(count('placed') / count('items')).toBeGreaterThan(floor)
})

it('loses no menu', () => {
  const lost = everyName.filter((name) => {
    const { items, placed } = comparisonOf(name)
    return placed < items * LEAST_OF_A_MENU
  })
  expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(MOST_LOST)
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

it('marks most of what it reads wrong', () => {
  const { all, missed } = markedOf(everyName)
  expect(missed.length).toBeLessThanOrEqual(all.length * 0.25)
})

it('asks for a look at no more than ten of a hundred items that it reads right', () => {
  const right = everyName.flatMap((name) => {
    const { content, lines } = readingOf(name)
    const wrong = new Set(comparisonOf(name).differences.flatMap(({ itemId }) => itemId ?? []))
    const doubted = new Set(lines.flatMap(({ doubts, itemId }) => (doubts.length > 0 ? (itemId ?? []) : [])))
    return itemsOf(content)
      .filter(({ id }) => !wrong.has(id))
      .map(({ id, name: dish }) => ({ dish: `${name}: ${dish}`, isDoubted: doubted.has(id) }))
  })
  const doubted = right.filter((item) => item.isDoubted).map(({ dish }) => dish)
  expect(doubted.length, doubted.join('\n')).toBeLessThanOrEqual(right.length * 0.1)
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

it('asks for a look at fewer than one of ten lines that it reads right', () => {
  const right = everyName.flatMap((name) => {
    const reading = readingOf(name)
    const { differences } = comparisonOf(name)
    const wrong = new Set(differences.flatMap((difference) => linesOf(difference, reading)))
    return reading.lines.filter(({ role }, at) => role !== 'ornament' && !wrong.has(at))
  })
  const doubted = right
    .filter(({ doubts }) => doubts.length > 0)
    .map(({ text, doubts }) => ({ text, doubts }))
  expect(doubted.length, JSON.stringify(doubted, null, 1)).toBeLessThan(right.length * 0.1)
})

it('reads every amount as a price, asks about it, keeps it in words or lists it as left out', () => {
  const lost = everyName.flatMap((name) => lostAmounts(readingOf(name)).map((line) => `${name} ${line}`))
  expect(lost).toEqual([])
})
