import { expect, it } from 'vitest'
import { textOf } from '#domain/reading/lines/line.ts'
import { buildPdf, type PdfPage, type PdfWords } from '#tests/builders/build-pdf.ts'
import { openPdf } from './open-pdf.ts'

async function linesOf(...pages: PdfPage[]): Promise<string[]> {
  const opened = await openPdf(buildPdf(pages))
  if (opened.kind !== 'lines') throw new Error(`It is ${opened.kind}.`)
  return opened.lines.map(textOf)
}

/** Names and their prices far right, below a heading. */
const dishes = (...names: string[]): PdfWords[] => [
  { text: 'SOUPS', x: 72, y: 700, size: 18 },
  ...names.flatMap((text, at) => [
    { text, x: 72, y: 660 - at * 24 },
    { text: `${7 + at}.50`, x: 500, y: 660 - at * 24 },
  ]),
]

const read = ['SOUPS', 'Tomato soup\t7.50', 'Onion soup\t8.50']

it.each([0, 90, 180, 270] as const)('reads a page that is shown turned by %i degrees', async (turn) => {
  expect(await linesOf({ words: dishes('Tomato soup', 'Onion soup'), turn })).toEqual(read)
})

it('reads pages that are turned unlike one another', async () => {
  const words = dishes('Tomato soup', 'Onion soup')
  expect(await linesOf({ words }, { words, turn: 90 }, { words, turn: 270 })).toEqual([
    ...read,
    ...read,
    ...read,
  ])
})

it('reads the letters that a scanner laid under the picture of a page', async () => {
  expect(await linesOf({ words: dishes('Tomato soup', 'Onion soup'), isInvisible: true })).toEqual(read)
})

it('takes letters set apart for words', async () => {
  const words = [{ text: 'S O U P S', x: 72, y: 740 }, { text: 'A N D', x: 150, y: 740 }, ...dishes('Pho')]
  expect((await linesOf({ words }))[0]).toBe('SOUPS AND')
})

it('puts small letters behind a name in brackets, and small cents behind their point', async () => {
  const words = [
    { text: 'Tomato soup', x: 72, y: 600 },
    { text: 'v', x: 138, y: 604, size: 7 },
    { text: '12', x: 500, y: 600 },
    { text: '95', x: 512.5, y: 604, size: 7 },
  ]
  expect((await linesOf({ words: [...dishes('Pho', 'Ramen', 'Udon'), ...words] })).at(-1)).toBe(
    'Tomato soup (v)\t12.95',
  )
})

it('joins a name that goes on below with its price beside the first line', async () => {
  const words = [
    ...dishes('Pho', 'Ramen'),
    { text: 'Slow-roasted pork belly with', x: 72, y: 560 },
    { text: '24', x: 500, y: 560 },
    { text: 'apple sauce', x: 72, y: 547 },
  ]
  expect((await linesOf({ words })).at(-1)).toBe('Slow-roasted pork belly with apple sauce\t24')
})

it('writes prices that stand left of their names behind them', async () => {
  const words = ['Pho', 'Ramen', 'Udon', 'Soba noodles'].flatMap((text, at) => [
    { text: `${12 + at}`, x: 72, y: 660 - at * 24 },
    { text, x: 120, y: 660 - at * 24 },
  ])
  expect(await linesOf({ words })).toEqual(['Pho\t12', 'Ramen\t13', 'Udon\t14', 'Soba noodles\t15'])
})

it('puts the words that a cell of a table wraps into their cell', async () => {
  const column = (x: number, texts: readonly string[]) =>
    texts.map((text, at) => ({ text, x, y: 600 - at * 13 })).filter(({ text }) => text !== '')
  const words = [
    ...dishes('Pho', 'Ramen'),
    ...column(72, ['White pizza with extra', 'garlic', 'Pepperoni', 'Bianca']),
    ...column(190, ['mozzarella and ricotta', 'and rosemary', 'hot salami', 'potatoes']),
    ...column(312, ['13.95', '', '15', '20']),
  ]
  expect((await linesOf({ words })).slice(3)).toEqual([
    'White pizza with extra garlic\tmozzarella and ricotta and rosemary\t13.95',
    'Pepperoni\thot salami\t15',
    'Bianca\tpotatoes\t20',
  ])
})

it('takes no row of a table for the end of the one above', async () => {
  const words = ['Pho', 'Ramen with pork', 'Udon'].flatMap((text, at) => [
    { text, x: 72, y: 600 - at * 26 },
    { text: 'with herbs', x: 72, y: 587 - at * 26 },
    { text: '7', x: 200, y: 600 - at * 26 },
    { text: '9', x: 300, y: 600 - at * 26 },
  ])
  expect(await linesOf({ words })).toEqual(
    ['Pho', 'Ramen with pork', 'Udon'].flatMap((name) => [`${name}\t7\t9`, 'with herbs']),
  )
})
