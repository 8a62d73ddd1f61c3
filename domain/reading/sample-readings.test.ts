import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  gaugeMenuNames,
  laterMenuNames,
  ordinaryMenuNames,
  type SampleMenuName,
  sampleMenu,
  unseenMenuNames,
  writtenMenuNames,
} from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { isDoubted, linesOf } from '#tests/support/doubted-differences.ts'
import { lostAmounts } from '#tests/support/lost-amounts.ts'
import { areRight } from '#trials/layouts/measure/score-menu.ts'
import { settled } from '../menu/claims/claims.ts'
import { menuContentSchema } from '../menu/model/menu.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { readParts } from './doubts/read-parts.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

/** Share of a menu's items below which it is lost, and how many of the samples may be. */
const LEAST_OF_A_MENU = 0.5
const MOST_LOST = 5

/** Of all items, those of which something is wrong that no doubt points at. */
const MOST_UNSEEN = 0.05

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
  ['of all kinds', writtenMenuNames, 0.91],
  ['as most restaurants lay them out', ordinaryMenuNames, 0.9],
  ['that are laid out in odd ways', gaugeMenuNames, 0.9],
] as const)('reads most items of menus %s', (_, names, floor) => {
  const all = names.map(comparisonOf)
  const count = (of: 'items' | 'placed') => all.reduce((sum, comparison) => sum + comparison[of], 0)
  expect(count('placed') / count('items')).toBeGreaterThan(floor)
})

it('loses no menu', () => {
  const lost = writtenMenuNames.filter((name) => {
    const { items, placed } = comparisonOf(name)
    return placed < items * LEAST_OF_A_MENU
  })
  expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(MOST_LOST)
})

it.each(writtenMenuNames)('makes a menu of %s that can be stored', (name) => {
  const { content } = readingOf(name)
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
})

it.each(writtenMenuNames)('leaves every claim of %s to be confirmed', (name) => {
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

it.each(writtenMenuNames)('says of each line of %s what became of it', (name) => {
  const reading = readingOf(name)
  expect(reading.lines.map(({ line }) => line)).toEqual(textLines(writtenText(name)))
  const ids = new Set(itemsOf(reading.content).map(({ id }) => id))
  const told = new Set(reading.lines.flatMap(({ itemId }) => itemId ?? []))
  expect([...told].filter((id) => !ids.has(id))).toEqual([])
})

it('marks most dishes that it reads wrong, and few that it reads right', () => {
  const dishes = writtenMenuNames.flatMap((name) => {
    const { content, lines, items } = readParts(readingOf(name))
    const right = areRight(sampleMenu(name).content.sections, content)
    return items.map(({ item, lines: own }) => ({
      isRight: right.has(item.id),
      isMarked: own.some((at) => (lines[at]?.doubts.length ?? 0) > 0),
    }))
  })
  const share = (isRight: boolean): number => {
    const own = dishes.filter((dish) => dish.isRight === isRight)
    return own.filter(({ isMarked }) => isMarked).length / own.length
  }
  expect(share(false)).toBeGreaterThanOrEqual(0.6)
  expect(share(true)).toBeLessThanOrEqual(0.08)
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
  const right = writtenMenuNames.flatMap((name) => {
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
  const lost = writtenMenuNames.flatMap((name) =>
    lostAmounts(readingOf(name)).map((line) => `${name} ${line}`),
  )
  expect(lost).toEqual([])
})
