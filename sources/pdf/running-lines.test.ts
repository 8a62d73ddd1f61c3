import { expect, it } from 'vitest'
import { type SourceLine, textOf } from '#domain/reading/lines/line.ts'
import { withoutRunningLines } from './running-lines.ts'

const SIZE = { width: 600, height: 800 }

/** Lines of one page: the first at its head, the last at its foot, others between them. */
const pageOf = (head: string, ...others: string[]): SourceLine[] =>
  [head, ...others].map((text, at) => ({
    runs: [{ text, x: 0, width: text.length }],
    gapAbove: 0,
    size: 1,
    place: {
      source: 0,
      page: 1,
      box: { x: 60, y: at === 0 ? 20 : at === others.length ? 770 : 400, width: 200, height: 12 },
    },
  }))

const parted = (...pages: SourceLine[][]) => {
  const { lines, running } = withoutRunningLines(
    pages,
    pages.map(() => SIZE),
  )
  return { lines: lines.map(textOf), running: running.map(textOf), kept: lines }
}

it.each([
  ['Coffee 3.00', 'Coffee 3.50'],
  ['House red\t18.00', 'House red\t24.00'],
  ['Sirloin 300g 28.00', 'Sirloin 500g 42.00'],
  ['60. With sweet and sour sauce 16.90', '60. With sweet and sour sauce 17.90'],
  ['Espresso 2,80 €', 'Espresso 3,20 €'],
  ['Lager £5', 'Lager £6'],
])('keeps dishes at the edges of pages that differ in their price alone: %s', (one, other) => {
  const feet = parted(pageOf('Breakfast', 'Eggs 8.00', one), pageOf('Lunch', 'Soup 7.00', other))
  expect(feet.lines).toEqual(['Breakfast', 'Eggs 8.00', one, 'Lunch', 'Soup 7.00', other])
  expect(feet.running).toEqual([])
  const heads = parted(pageOf(one, 'Eggs 8.00', 'x'), pageOf(other, 'Soup 7.00', 'y'))
  expect(heads.running).toEqual([])
})

it('keeps a dish that two of four pages begin with', () => {
  const dish = '60. With sweet and sour sauce 16.90'
  const { lines, running } = parted(
    pageOf(dish, 'a 1.00', 'a'),
    pageOf(dish, 'b 2.00', 'b'),
    pageOf('c', 'c 3.00', 'd'),
    pageOf('e', 'e 4.00', 'f'),
  )
  expect(lines.filter((line) => line === dish)).toHaveLength(2)
  expect(running).toEqual([])
})

it('asks about a line with a price that most pages have word for word', () => {
  const line = 'Bread and butter 2.00'
  const { lines, running, kept } = parted(
    ...['a', 'b', 'c'].map((name) => pageOf(line, `${name} 9.00`, name)),
  )
  expect(lines.filter((text) => text === line)).toHaveLength(1)
  expect(running).toEqual([line, line])
  expect(kept.find((one) => textOf(one) === line)?.isOnMostPages).toBe(true)
})

it('leaves out heads and numbers that pages repeat', () => {
  const pages = [1, 2, 3].map((page) =>
    pageOf(`Dinner menu · ${page}`, `Dish ${page} 9.00`, `Page ${page} of 3`),
  )
  const { lines, running } = parted(...pages)
  expect(lines).toEqual(['Dinner menu · 1', 'Dish 1 9.00', 'Dish 2 9.00', 'Dish 3 9.00'])
  expect(running).toEqual(['Page 1 of 3', 'Dinner menu · 2', 'Page 2 of 3', 'Dinner menu · 3', 'Page 3 of 3'])
})
