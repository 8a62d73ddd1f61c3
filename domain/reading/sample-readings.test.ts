import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  furtherMenuNames,
  type SampleMenuName,
  sampleMenu,
  sampleMenuNames,
} from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { isDoubted, linesOf } from '#tests/support/doubted-differences.ts'
import { settled } from '../menu/claims/claims.ts'
import { menuContentSchema } from '../menu/model/menu.ts'
import { itemsOf } from '../menu/model/walk.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

const writtenText = (name: SampleMenuName): string =>
  readFileSync(new URL(`../../tests/samples/written/${name}.txt`, import.meta.url), 'utf8')

const readingOf = (name: SampleMenuName) => readMenuLines(textLines(writtenText(name)))

const comparisonOf = (name: SampleMenuName) =>
  compareReadings(sampleMenu(name).content, readingOf(name).content)

it.each(sampleMenuNames)('reads every field of %s from its paper', (name) => {
  const { items, wholly, placed, differences } = comparisonOf(name)
  expect(differences).toEqual([])
  expect([wholly, placed]).toEqual([items, items])
})

/** Items of menus that the reader was not made for: those in their section with every price, and those all right. */
const floors: Readonly<Record<(typeof furtherMenuNames)[number], { placed: number; wholly: number }>> = {
  brewery: { placed: 27, wholly: 27 },
  cafe: { placed: 32, wholly: 32 },
  catering: { placed: 30, wholly: 28 },
  'ice-cream': { placed: 34, wholly: 34 },
  ramen: { placed: 24, wholly: 24 },
  'room-service': { placed: 26, wholly: 25 },
  'school-lunch': { placed: 24, wholly: 24 },
  steakhouse: { placed: 26, wholly: 24 },
  sushi: { placed: 44, wholly: 42 },
  taqueria: { placed: 31, wholly: 30 },
}

it.each(furtherMenuNames)('reads no fewer items of %s than it did', (name) => {
  const { placed, wholly } = comparisonOf(name)
  expect(placed).toBeGreaterThanOrEqual(floors[name].placed)
  expect(wholly).toBeGreaterThanOrEqual(floors[name].wholly)
})

it('reads nine of ten items of other kinds of menus into their section with every price', () => {
  const all = furtherMenuNames.map(comparisonOf)
  const count = (of: 'items' | 'placed') => all.reduce((sum, comparison) => sum + comparison[of], 0)
  expect(count('placed') / count('items')).toBeGreaterThan(0.9)
})

it.each([...sampleMenuNames, ...furtherMenuNames])('makes a menu of %s that can be stored', (name) => {
  const { content } = readingOf(name)
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
})

it.each([...sampleMenuNames, ...furtherMenuNames])('leaves every claim of %s to be confirmed', (name) => {
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

it.each([...sampleMenuNames, ...furtherMenuNames])('says of each line of %s what became of it', (name) => {
  const lines = textLines(writtenText(name))
  const reading = readMenuLines(lines)
  expect(reading.lines.map(({ line }) => line)).toEqual(lines)
  const ids = new Set(itemsOf(reading.content).map(({ id }) => id))
  const told = new Set(reading.lines.flatMap(({ itemId }) => itemId ?? []))
  expect([...told].filter((id) => !ids.has(id))).toEqual([])
})

it('marks what it reads wrong of an item as doubtful, in 19 of 20 places', () => {
  const wrong = furtherMenuNames.flatMap((name) => {
    const reading = readingOf(name)
    const { differences } = compareReadings(sampleMenu(name).content, reading.content)
    return differences
      .filter(({ where }) => where.includes(' / '))
      .map((difference) => ({ name, ...difference, isDoubted: isDoubted(difference, reading) }))
  })
  const unseen = wrong.filter((difference) => !difference.isDoubted)
  expect(unseen.length, JSON.stringify(unseen, null, 1)).toBeLessThanOrEqual(wrong.length * 0.05)
})

it('asks for a look at fewer than one of twenty lines that it reads right', () => {
  const right = [...sampleMenuNames, ...furtherMenuNames].flatMap((name) => {
    const reading = readingOf(name)
    const { differences } = compareReadings(sampleMenu(name).content, reading.content)
    const wrong = new Set(differences.flatMap((difference) => linesOf(difference, reading)))
    return reading.lines.filter(({ role }, at) => role !== 'ornament' && !wrong.has(at))
  })
  const doubted = right
    .filter(({ doubts }) => doubts.length > 0)
    .map(({ text, doubts }) => ({ text, doubts }))
  expect(doubted.length, JSON.stringify(doubted, null, 1)).toBeLessThan(right.length * 0.05)
})
