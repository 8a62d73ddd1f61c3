import { describe, expect, it } from 'vitest'
import { type SourceLine, textOf } from '#domain/reading/lines/line.ts'
import { recognizedLines } from './recognized-lines.ts'
import type { RecognizedRow, RecognizedWord } from './recognized-words.ts'

/** Pixels of a letter. */
const LETTER = 10

const word = (text: string, x: number, y: number, confidence = 0.95): RecognizedWord => ({
  text,
  left: x,
  top: y,
  right: x + text.length * LETTER,
  bottom: y + 20,
  confidence,
})

/** Words of a row one after the other, with spaces between them; each list begins at its own place. */
const row = (y: number, ...parts: readonly (readonly [x: number, text: string])[]): RecognizedRow => ({
  height: 24,
  words: parts.flatMap(([x, text]) => {
    let at = x
    return text.split(' ').map((one) => {
      const placed = word(one, at, y)
      at = placed.right + LETTER
      return placed
    })
  }),
})

const texts = (lines: readonly SourceLine[]) => lines.map(textOf)

describe('recognized words as lines', () => {
  it('part where the gap is wide, and say where they stand', () => {
    const [line] = recognizedLines([row(100, [50, 'Onion soup'], [500, '9.50'])], 2)
    expect(line?.runs.map(({ text, x }) => [text, x])).toEqual([
      ['Onion soup', 0],
      ['9.50', 45],
    ])
    expect(line?.place).toEqual({ source: 0, page: 2, box: { x: 50, y: 100, width: 490, height: 20 } })
  })

  it('are as sure as the least sure price, else as the least sure word', () => {
    const words = [word('Onion', 50, 100), word('soup', 110, 100, 0.41)]
    expect(recognizedLines([{ height: 24, words }])[0]?.confidence).toBe(0.41)
    const price = word('9.50', 500, 100, 0.85)
    expect(recognizedLines([{ height: 24, words: [...words, price] }])[0]?.confidence).toBe(0.85)
  })

  it('take prices at their height, though the recognizer put them into a block of their own', () => {
    const names = [100, 140, 180].map((y, at) => row(y, [50, ['Cod', 'Hake', 'Sole'][at] ?? '']))
    const prices = [102, 142, 182].map((y, at) => row(y, [500, String(21 + at)]))
    expect(texts(recognizedLines([...names, ...prices]))).toEqual(['Cod\t21', 'Hake\t22', 'Sole\t23'])
  })

  it('are read column by column, below what stands across them', () => {
    const dishes = ['Bread', 'Olives', 'Soup', 'Salad', 'Terrine', 'Squid']
    const rows = dishes.map((dish, at) =>
      row(200 + at * 40, [50, dish], [400, `${at + 4}`], [600, `${dish} two`], [950, `${at + 14}`]),
    )
    const lines = recognizedLines([row(60, [300, 'THE OAK ROOM AND ITS GARDEN']), ...rows])
    expect(texts(lines)).toEqual([
      'THE OAK ROOM AND ITS GARDEN',
      ...dishes.map((dish, at) => `${dish}\t${at + 4}`),
      ...dishes.map((dish, at) => `${dish} two\t${at + 14}`),
    ])
  })

  it('keep the numbers of dishes that hang before their column with it', () => {
    const dishes = ['Bread', 'Olives', 'Soup', 'Salad', 'Terrine', 'Squid']
    const rows = dishes.map((dish, at) =>
      row(
        200 + at * 40,
        [50, dish],
        [400, `${at + 4}`],
        [570, `${at + 21}`],
        [600, `${dish} two`],
        [950, '9'],
      ),
    )
    expect(texts(recognizedLines(rows)).slice(dishes.length)).toEqual(
      dishes.map((dish, at) => `${at + 21} ${dish} two\t9`),
    )
  })

  it('are no columns where lines are centered', () => {
    const names = ['Coffee', 'Double espresso', 'Flat white', 'Tea', 'Chai latte', 'Iced coffee', 'Mocha']
    const rows = names.map((name, at) =>
      row(200 + at * 40, [500 - name.length * 5, name], [520 + name.length * 5, `house ${at + 3}`]),
    )
    expect(texts(recognizedLines(rows))).toEqual(names.map((name, at) => `${name}\thouse ${at + 3}`))
  })

  it('keep names and prices of one column together', () => {
    const dishes = ['Bread', 'Olives', 'Soup', 'Salad', 'Terrine', 'Squid']
    const rows = dishes.map((dish, at) => row(200 + at * 40, [50, dish], [500, `cup ${at + 4}`]))
    expect(texts(recognizedLines(rows))).toEqual(dishes.map((dish, at) => `${dish}\tcup ${at + 4}`))
  })

  it('leave out the edge of the table, which nobody would read', () => {
    const edge = {
      height: 60,
      words: [word('Ce', 0, 5, 0.09), word('\u2014\u2014', 80, 5, 0), word('ei', 700, 5, 0.09)],
    }
    expect(texts(recognizedLines([edge, row(100, [50, 'Soup'])]))).toEqual(['Soup'])
  })

  it('are put right where shapes of letters are known to mislead', () => {
    const dot: RecognizedWord = { text: '-', left: 150, top: 110, right: 154, bottom: 114, confidence: 0.8 }
    const rows = [
      row(100, [50, 'Bavette'], [500, '80z 34']),
      row(140, [50, 'Ribeye'], [500, '3202135']),
      row(180, [50, 'Pork chop'], [500, '32%']),
      {
        height: 24,
        words: [word('Fries', 90, 100 + 120), { ...dot, top: 230, bottom: 234 }, word('Slaw', 164, 220)],
      },
    ]
    expect(texts(recognizedLines(rows))).toEqual([
      'Bavette\t8 oz 34',
      'Ribeye\t32 oz 135',
      'Pork chop\t32½',
      'Fries · Slaw',
    ])
  })

  it('keep an l between a volume and its price', () => {
    const rows = [row(100, [50, 'Cola'], [500, '0,213,20']), row(140, [50, 'Water'], [500, '0,2512,80'])]
    expect(texts(recognizedLines(rows))).toEqual(['Cola\t0,2 l 3,20', 'Water\t0,25 l 2,80'])
  })

  it('begin with the numbers of dishes that stand apart from their names', () => {
    const rows = ['Dumplings', 'Pork buns', 'Squid'].map((dish, at) =>
      row(100 + at * 40, [50, `${at + 1}`], [120, dish], [500, '6.95']),
    )
    expect(texts(recognizedLines(rows))).toEqual(['1 Dumplings\t6.95', '2 Pork buns\t6.95', '3 Squid\t6.95'])
  })

  it('put back a decimal mark that nearly all prices have, and are not sure of it', () => {
    const prices = ['6,80', '9,50', '7,20', '8,40', '5,60', '4,90', '1845', '220 g', '1998']
    const lines = recognizedLines(
      prices.map((price, at) => row(100 + at * 40, [50, 'Gericht'], [500, price])),
    )
    expect(texts(lines).slice(6)).toEqual(['Gericht\t18,45', 'Gericht\t220 g', 'Gericht\t1998'])
    expect(lines[6]?.confidence).toBeLessThan(0.5)
  })

  it('keep a name whose leader nobody could read', () => {
    const leader: RecognizedWord = { text: 'i.', left: 200, top: 118, right: 480, bottom: 120, confidence: 0 }
    const dish = { height: 24, words: [word('Burger', 50, 100, 0.35), leader, word('17', 500, 100, 0.42)] }
    expect(texts(recognizedLines([dish, row(140, [50, 'Soup'], [500, '9'])]))).toEqual([
      'Burger\t17',
      'Soup\t9',
    ])
  })

  it.each([
    ['Pilsner 120z7', 'Pilsner 12 oz 7'],
    ['wings 6pcl2', 'wings 6 pc 12'],
    ['Stout pint9', 'Stout pint 9'],
    ['Muscadet 5,50 /18/ 27', 'Muscadet 5,50 / 18 / 27'],
    ['Tartare 19/32', 'Tartare 19 / 32'],
    ['Chicken 1/2', 'Chicken 1/2'],
    ['Pork chop 32%;', 'Pork chop 32½'],
  ])('%s are %s', (misread, meant) => {
    expect(texts(recognizedLines([row(100, [50, misread])]))).toEqual([meant])
  })

  it('doubt a number whose box has room for another digit', () => {
    const digits = [12, 18, 14, 16, 21].map((price, at) => row(100 + at * 40, [500, String(price)]))
    const wide = { height: 24, words: [{ ...word('1', 500, 300), right: 520 }] }
    const line = recognizedLines([...digits, wide]).at(-1)
    expect(line && textOf(line)).toBe('11')
    expect(line?.confidence).toBeLessThan(0.5)
  })
})
