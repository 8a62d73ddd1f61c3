import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { sectionSchema } from '../../menu/model/section.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import type { DoubtCode, LineRole } from '../layout/role.ts'
import type { SourceLine } from '../lines/line.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'
import type { MenuReading } from '../result/menu-reading.ts'
import { doubtRecognizedPrices } from './recognized-prices.ts'

const MENU = `THE OAK ROOM

STARTERS
Onion soup                9.50
Green salad              11.00
Beetroot tartare          1250
Smoked trout             13.00
Chicken liver parfait    12.50
Terrine                  14.00`

const recognized = (text: string, confidence: (line: string) => number = () => 0.95): SourceLine[] =>
  textLines(text).map((line) => ({ ...line, confidence: confidence(line.runs[0]?.text ?? '') }))

const codesAt = ({ lines }: MenuReading, words: string) =>
  lines.find(({ text }) => text.startsWith(words))?.doubts.map(({ code }) => code)

describe('prices that were recognized in a picture', () => {
  it('are each to be looked at, and no name without a price is', () => {
    const { lines } = readMenuLines(recognized(MENU))
    const priced = lines.filter(({ text }) => /\d/.test(text))
    expect(priced).toHaveLength(6)
    for (const { doubts, confidence } of priced) {
      expect(doubts).toContainEqual({ code: 'letters_uncertain' })
      expect(confidence).toBeLessThan(0.7)
    }
    expect(codesAt({ lines } as MenuReading, 'THE OAK')).toEqual([])
  })

  it('are doubted besides where a point is lost', () => {
    const reading = readMenuLines(recognized(MENU))
    expect(codesAt(reading, 'Beetroot')).toContain('price_far_from_others')
    expect(codesAt(reading, 'Smoked')).not.toContain('price_far_from_others')
  })

  it('are doubted besides where two of them grew together', () => {
    const grown = MENU.replace('Terrine                  14.00', 'Terrine   small 8   large 12 2200.00')
    expect(codesAt(readMenuLines(recognized(grown)), 'Terrine')).toContain('price_far_from_others')
  })

  it('are doubted besides where their letters are unclear', () => {
    const reading = readMenuLines(recognized(MENU, (line) => (line.startsWith('Smoked') ? 0.5 : 0.95)))
    expect(codesAt(reading, 'Smoked')).toContain('price_unclear')
    expect(codesAt(reading, 'Terrine')).not.toContain('price_unclear')
  })

  it('are doubted besides where all others end otherwise', () => {
    const reading = readMenuLines(
      recognized('MAINS\nCod  21\nHake  23\nPlaice  22\nSole  38\nTrout  19\nPerch  18\nPike  20.13'),
    )
    expect(codesAt(reading, 'Pike')).toContain('price_unclear')
    expect(codesAt(reading, 'Perch')).not.toContain('price_unclear')
  })

  it.each([
    ['lost the sign that all others have', 'Perch  618.50', 'price_unclear'],
    ['lost the point that all others have', 'Perch  $19', 'price_unclear'],
    ['stands among words', 'Perch, brown butter, capers', undefined],
  ])('are doubted besides where one %s', (_, line, code) => {
    const menu = ['Cod', 'Hake', 'Plaice', 'Sole', 'Trout', 'Pike', 'Eel'].map(
      (fish, at) => `${fish}  $${20 + at}.50`,
    )
    const reading = readMenuLines(recognized(['MAINS', ...menu, line].join('\n')))
    const codes = codesAt(reading, 'Perch')
    if (code) expect(codes).toContain(code)
    else expect(codes).not.toContain('price_unclear')
    expect(codesAt(reading, 'Trout')).toEqual(['letters_uncertain'])
  })

  it('are doubted besides where their number is another than that of their neighbors', () => {
    const rows = ['Lager', 'Ale', 'Stout', 'Porter'].map((beer, at) => `${beer}    ${3 + at}    ${6 + at}`)
    const reading = readMenuLines(recognized(['BEER', 'half    pint', ...rows, 'Cider    7'].join('\n')))
    expect(codesAt(reading, 'Cider')).toContain('price_unclear')
    expect(codesAt(reading, 'Porter')).not.toContain('price_unclear')
  })

  /** Lines as they were taken for, the first item of which is 1. */
  const taken = (...lines: readonly (readonly [LineRole, string, number?])[]) =>
    doubtRecognizedPrices(
      {
        sections: [
          sectionSchema.parse({
            id: 1,
            name: 'Mains',
            items: [1, 2, 3, 4].map((id) => buildItem({ id, prices: [fixedPrice(id * 100 + 1000)] })),
          }),
        ],
      },
      lines.map(([role, text, itemId]) => ({
        role,
        text,
        confidence: 1,
        doubts: [],
        line: { confidence: 0.95, size: text === 'Wine' ? 1.8 : 1, gapAbove: text === 'Wine' ? 2 : 0 },
        ...(itemId !== undefined && { itemId }),
      })),
    ).map(({ doubts }) => doubts.map(({ code }) => code))

  it.each<readonly [string, LineRole, string, DoubtCode]>([
    ['a name among prices', 'prices', '43 Special Biryani £14.50', 'may_be'],
    ['letters and digits grown together', 'item', 'Smoked wings 6pcl2', 'price_in_words'],
    ['one decimal place', 'item', 'All prices in francs, incl. 8,1', 'price_unclear'],
    ['two dishes in one', 'items', 'Martini 9 House wine 7', 'price_unclear'],
    ['a half that was taken for a sign', 'part', 'chop, mustard 32%', 'price_in_words'],
    ['an addition that its dish does not have', 'part', 'three (lobster +20)', 'price_in_words'],
    ['a price behind a bracket', 'part', 'zero-proof 12)', 'price_in_words'],
    ['something added that is no size', 'prices', 'sauce au poivre + 2', 'price_unclear'],
    ['a name as large as a heading', 'item', 'Wine', 'may_be'],
  ])('are doubted besides where there is %s', (_, role, text, code) => {
    const [doubts] = taken([role, text, 1])
    expect(doubts).toContain(code)
  })

  it('are doubted besides where names were taken for prices', () => {
    const [doubts] = taken(['prices', 'Oysters 2 each · Martini 9 · House wine 7'])
    expect(doubts).toContain('may_be')
    expect(taken(['prices', 'Half 32 · Whole 58'])[0]).toEqual(['letters_uncertain'])
  })

  it('are doubted besides where the type of a line says something else', () => {
    const sized = (text: string, sizes: Readonly<Record<string, number>>) =>
      recognized(text).map((line) => ({ ...line, size: sizes[line.runs[0]?.text ?? ''] ?? 1 }))
    const menu = 'MAINS\nCod  21\nwith capers\nHake  23\nwith butter\nSole\nPlaice  22\nwith lemon'
    const small = { MAINS: 2, 'with capers': 0.8, 'with butter': 0.8, 'with lemon': 0.8 }
    expect(codesAt(readMenuLines(sized(menu, small)), 'Sole')).not.toEqual([])
    expect(codesAt(readMenuLines(sized(menu, small)), 'with lemon')).toEqual([])
  })

  it('are doubted besides where words stand between a name and its price, unlike the others', () => {
    const others = [1, 2, 3].map((id) => ['item', `Dish ${id}00`, id] as const)
    const apart = taken(...others, ['item', 'Spätzle', 4], ['part', 'with onions', 4], ['prices', '14.00', 4])
    expect(apart.at(-1)).toContain('price_unclear')
    const below = taken(...others, ['item', 'Spätzle', 4], ['prices', '14.00', 4])
    expect(below.at(-1)).toEqual(['letters_uncertain'])
  })

  it('are looked at where they stand, not at a name above them', () => {
    expect(taken(['item', 'Spätzle', 4], ['prices', '14.00', 4])[0]).toEqual([])
  })

  it('of other sources stay as they are', () => {
    const reading = readMenuLines(textLines(MENU))
    expect(doubtRecognizedPrices(reading.content, reading.lines)).toBe(reading.lines)
  })
})
