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

it('reads what a file says that letters of another form mean, as tabular figures', async () => {
  const words = [
    ...dishes('Tomato soup', 'Onion soup'),
    { text: 'Udon', x: 72, y: 600 },
    { text: 'Z', x: 500, y: 600, actual: '1' },
    { text: 'X', x: 506.7, y: 600, actual: '4' },
    { text: 'Y', x: 514, y: 600, actual: '.5' },
  ]
  expect((await linesOf({ words })).at(-1)).toBe('Udon\t14.5')
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

/** Blocks of a name and the lines below it, with prices next to the middle of each. */
const blocks = (...parts: readonly (readonly [price: string, ...lines: string[]])[]): PdfWords[] => {
  let y = 680
  return parts.flatMap(([price, ...lines]) => {
    const words = lines.map((text, at) => ({ text, x: 72, y: y - at * 13 }))
    const middle = y - ((lines.length - 1) * 13) / 2
    y -= lines.length * 13 + 14
    return [...words, { text: price, x: 420, y: middle }]
  })
}

it('writes prices next to the middle of a block behind its name', async () => {
  const words = blocks(
    ['9.50', 'Tomato soup', 'basil and cream'],
    ['12', 'Green salad'],
    ['14.50', 'Burger', 'beef from the farm next door,', 'pickles'],
    ['$13', 'Ramen', 'noodles, egg, pork', 'nori and corn', 'with chili on request'],
  )
  expect((await linesOf({ words })).filter((line) => line.includes('\t'))).toEqual([
    'Tomato soup\t9.50',
    'Green salad\t12',
    'Burger\t14.50',
    'Ramen\t$13',
  ])
})

it('leaves prices on the first row of a block, and on rows of a list', async () => {
  const words = ['Pho', 'with beef', 'Ramen', 'with pork', 'Udon', 'with fish'].flatMap((text, at) => [
    { text, x: 72, y: 660 - at * 13 },
    ...(at % 2 === 0 ? [{ text: `${12 + at}`, x: 420, y: 660 - at * 13 }] : []),
  ])
  expect(await linesOf({ words })).toEqual([
    'Pho\t12',
    'with beef',
    'Ramen\t14',
    'with pork',
    'Udon\t16',
    'with fish',
  ])
})

it('parts a price from the name that it is glued to, and joins its sign', async () => {
  const words = [
    { text: 'Nerano13.90', x: 72, y: 600 },
    { text: 'Cola', x: 72, y: 580 },
    { text: '$', x: 500, y: 580 },
    { text: '4.50', x: 507, y: 580 },
  ]
  expect((await linesOf({ words: [...dishes('Pho', 'Ramen'), ...words] })).slice(-2)).toEqual([
    'Nerano\t13.90',
    'Cola\t$4.50',
  ])
})

it('keeps codes of allergens apart, and takes letters set apart for words', async () => {
  const words = [
    { text: 'Rindsuppe', x: 72, y: 600 },
    { text: 'A C G L', x: 300, y: 600 },
    { text: '4.90', x: 500, y: 600 },
  ]
  expect((await linesOf({ words: [...dishes('Pho', 'Ramen'), ...words] })).at(-1)).toBe(
    'Rindsuppe\tA C G L\t4.90',
  )
})

it('keeps numbers of dishes at their names where two columns are next to each other', async () => {
  const columns = [
    ['Green curry', 'Pad thai', 'Satay', 'Larb gai', 'Tom kha'],
    ['Fried rice', 'Mango salad', 'Massaman', 'Duck red curry', 'Sticky rice'],
  ]
  const words = columns.flatMap((names, side) =>
    names.flatMap((text, at) => [
      { text: `${side * 5 + at + 1}`, x: 50 + side * 270, y: 700 - at * 20 },
      { text, x: 80 + side * 270, y: 700 - at * 20 },
      { text: `${at + 7}.50`, x: 250 + side * 270, y: 700 - at * 20 },
    ]),
  )
  expect(await linesOf({ words })).toEqual(
    columns.flatMap((names, side) => names.map((name, at) => `${side * 5 + at + 1}\t${name}\t${at + 7}.50`)),
  )
})

it('reads a page once that is printed twice on a sheet', async () => {
  const copy = (x: number) => [
    { text: 'SOUPS', x, y: 700, size: 18 },
    ...['Pho', 'Ramen', 'Udon', 'Tom yum', 'Miso', 'Borscht', 'Goulash', 'Chowder'].flatMap((text, at) => [
      { text, x, y: 660 - at * 24 },
      { text: `${7 + at}.50`, x: x + 180, y: 660 - at * 24 },
    ]),
  ]
  const opened = await openPdf(buildPdf([{ words: [...copy(40), ...copy(330)] }]))
  expect(opened).toMatchObject({ kind: 'lines' })
  if (opened.kind !== 'lines') return
  expect(opened.lines.filter((_, at) => opened.roles?.get(at) !== 'leave-out').map(textOf)).toEqual([
    'SOUPS',
    ...['Pho', 'Ramen', 'Udon', 'Tom yum', 'Miso', 'Borscht', 'Goulash', 'Chowder'].map(
      (text, at) => `${text}\t${7 + at}.50`,
    ),
  ])
})

it('goes on with a heading in the next line, and not with a price behind its name', async () => {
  const words = [
    ...dishes('Pho', 'Ramen', 'Udon'),
    { text: 'DESSERTS OF THE HOUSE, ALL HOMEMADE WITH', x: 72, y: 560, size: 18 },
    { text: 'CREAM', x: 72, y: 538, size: 18 },
    { text: 'Crème brûlée', x: 72, y: 510 },
    { text: '9.50', x: 500, y: 510 },
    { text: 'Tarte', x: 72, y: 486 },
    { text: '8.50', x: 110, y: 486 },
    { text: 'With apples of the garden', x: 72, y: 473 },
  ]
  const lines = await linesOf({ words })
  expect(lines).toContain('DESSERTS OF THE HOUSE, ALL HOMEMADE WITH CREAM')
  expect(lines).toContain('With apples of the garden')
})

it('parts prices from names and one another by less than a wide gap', async () => {
  const words = [
    { text: 'Salmon', x: 72, y: 560 },
    { text: '11', x: 114.8, y: 560 },
    { text: '20', x: 132.5, y: 560 },
  ]
  expect((await linesOf({ words: [...dishes('Pho', 'Ramen'), ...words] })).at(-1)).toBe('Salmon\t11\t20')
})

it('reads columns one after the other that are drawn so, however their lines are level', async () => {
  const column = (x: number, texts: readonly string[]) =>
    texts.map((text, at) => ({ text, x, y: 700 - at * 13 }))
  const left = ['$9', 'Grilled cheese', '$9', 'Drip coffee', '$3.75', 'Americano', '$4.25']
  const right = ['Oat milk +$0.90', 'Caesar', '$13', 'Mimosa', 'Glass $11', 'Cold brew', '$13']
  const words = [...column(72, left), ...column(320, right)]
  expect((await linesOf({ words })).join(' ')).toBe([...left, ...right].join(' '))
})

it('leaves prices on lines for themselves where a menu has them there', async () => {
  const texts = [
    'Benny',
    '$9',
    'Peameal bacon, muffin and hollandaise',
    '$18',
    'Lobster',
    '$27',
    'Waffle',
    '$21',
  ]
  const words = texts.map((text, at) => ({ text, x: 72, y: 700 - at * 13 }))
  expect(await linesOf({ words })).toEqual(texts)
})

it('goes on with entries between strokes in the next line, and with no bracket that stays open', async () => {
  const words = [
    ...dishes('Pho', 'Ramen', 'Udon'),
    {
      text: 'Victoria sponge with jam and cream and one coffee or tea 4.25 ~ Coffee and walnut cake',
      x: 72,
      y: 560,
    },
    { text: '4.25 ~ Lemon drizzle 3.95', x: 72, y: 547 },
    { text: 'PLATTERS (serves 10', x: 72, y: 520 },
    { text: 'Fruit of the season', x: 72, y: 507 },
  ]
  expect((await linesOf({ words })).slice(-3)).toEqual([
    'Victoria sponge with jam and cream and one coffee or tea 4.25 ~ Coffee and walnut cake 4.25 ~ Lemon drizzle 3.95',
    'PLATTERS (serves 10',
    'Fruit of the season',
  ])
})

it('goes on with prices and last entries for which a line has no room', async () => {
  const words = [
    { text: 'Mushrooms', x: 72, y: 640 },
    ...[180, 215, 250].map((x, at) => ({ text: `${6 + at}.80`, x, y: 640 })),
    { text: 'Ginger and spring onion', x: 72, y: 620 },
    { text: '6.80', x: 200, y: 620 },
    { text: '7.20', x: 235, y: 620 },
    { text: '7.90', x: 72, y: 607 },
    { text: 'Carrot cake 4.25 ~ Fudge 4.50 ~ Vegan', x: 72, y: 580 },
    { text: 'Brownie 3.95', x: 72, y: 567 },
  ]
  expect(await linesOf({ words })).toEqual([
    'Mushrooms\t6.80\t7.80\t8.80',
    'Ginger and spring onion\t6.80\t7.20\t7.90',
    'Carrot cake 4.25 ~ Fudge 4.50 ~ Vegan Brownie 3.95',
  ])
})
