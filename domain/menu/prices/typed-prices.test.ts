import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCodePoint } from '#tests/builders/any-code-point.ts'
import { anyCurrency, anyHeads, anyLoosePrices, underHeads } from '#tests/builders/any-price.ts'
import { sampleMenu, sampleMenuNames, tillMenuName } from '#tests/samples/sample-menus.ts'
import { tries } from '#tests/support/depth.ts'
import { defaultDesign } from '../../design/settings.ts'
import { toMinor } from '../../money/currency.ts'
import { headsAbove } from '../model/check-menu.ts'
import { type Price, type PriceHead, priceSchema } from '../model/price.ts'
import { printedPrices } from './printed-prices.ts'
import { readTypedPrices, type TypedBy, typedText } from './typed-prices.ts'

const usd = { currency: 'USD' }
const german = { currency: 'EUR', language: 'de' }
const french = { currency: 'EUR', language: 'fr' }
const pounds = { currency: 'GBP', language: 'en' }
const yen = { currency: 'JPY', language: 'ja' }
const dinars = { currency: 'KWD', language: 'en' }

/** Prices as they are understood, without their ids. */
function understood(text: string, by: TypedBy): unknown {
  const read = readTypedPrices(text, by)
  if (!('prices' in read)) return read
  for (const price of read.prices) expect(priceSchema.parse(price)).toEqual(price)
  expect(new Set(read.prices.map(({ id }) => id)).size).toBe(read.prices.length)
  return read.prices.map(({ id: _, ...price }) => price)
}

/** A fixed price of this many dollars. */
const of = (dollars: number, rest: Partial<Price> = {}): Partial<Price> => ({
  kind: 'fixed',
  amount: toMinor(dollars, 'USD'),
  ...rest,
})
const oz = (amount: number) => ({ amount, unit: 'oz' }) as const
const litres = (amount: number) => ({ amount, unit: 'l' }) as const
const pieces = (amount: number) => ({ amount, unit: 'piece' }) as const

describe('what people type', () => {
  it.each<[string, Partial<Price>[]]>([
    ['', []],
    ['  ', []],
    ['–', []],
    ['14', [of(14)]],
    ['14.5', [of(14.5)]],
    ['12,50', [of(12.5)]],
    ['$14', [of(14)]],
    ['14 USD', [of(14)]],
    ['.75', [of(0.75)]],
    ['32½', [of(32.5)]],
    ['$1,250.00', [of(1250)]],
    ['12.-', [of(12)]],
    ['１４．５０', [of(14.5)]],
    ['14 / 52', [of(14), of(52)]],
    ['14/52', [of(14), of(52)]],
    ['14 or 52', [of(14), of(52)]],
    ['5.4 7.5 10.5 31', [of(5.4), of(7.5), of(10.5), of(31)]],
    ['MP', [{ kind: 'market', words: 'MP' }]],
    ['Market Price', [{ kind: 'market' }]],
    ['ask', [{ kind: 'market', words: 'ask' }]],
    ['selon arrivage', [{ kind: 'market', words: 'selon arrivage' }]],
    ['時價', [{ kind: 'market', words: '時價' }]],
    ['時價 Seasonal', [{ kind: 'market', words: '時價 Seasonal' }]],
    ['market “see the board”', [{ kind: 'market', words: 'see the board' }]],
    ['included', [{ kind: 'included' }]],
    ['free', [{ kind: 'included', words: 'free' }]],
    ['from 32', [of(32, { kind: 'from' })]],
    ['from $12.95', [of(12.95, { kind: 'from' })]],
    ['12+', [of(12, { kind: 'from' })]],
    ['8 ea', [of(8, { kind: 'unit', per: 'ea' })]],
    ['12 each', [of(12, { kind: 'unit' })]],
    ['each 6', [of(6, { kind: 'unit' })]],
    ['6.5/lb', [of(6.5, { kind: 'unit', per: 'lb' })]],
    ['24 per person', [of(24, { kind: 'unit', per: 'person' })]],
    ['2.40/100 g', [of(2.4, { kind: 'unit', per: '100 g' })]],
    ['+8', [of(8, { kind: 'supplement' })]],
    ['+3.50', [of(3.5, { kind: 'supplement' })]],
    ['3 supplement', [of(3, { kind: 'supplement' })]],
    ['(+8)', [of(8, { kind: 'supplement' })]],
    ['−2', [of(-2, { kind: 'supplement' })]],
    ['Mini -1.25 Large -2.50', [of(1.25, { label: 'Mini' }), of(2.5, { label: 'Large' })]],
    ['add chicken +7', [of(7, { kind: 'supplement', label: 'add chicken' })]],
    ['10 g +45', [of(45, { kind: 'supplement', size: { amount: 10, unit: 'g' } })]],
    ['9 (reg. 16)', [of(9, { former: 1600 })]],
    ['9 was $16', [of(9, { former: 1600 })]],
    ['9 (reg. $16.00, 540 kcal)', [of(9, { former: 1600, kcal: 540 })]],
    ['20, reg. 25', [of(20, { former: 2500 })]],
    ['small 6 reg 8', [of(6, { label: 'small' }), of(8, { label: 'reg' })]],
    ['$12 | 500 Cal', [of(12, { kcal: 500 })]],
    ['4 each or 6 for 20', [of(4, { kind: 'unit' }), of(20, { label: '6 for' })]],
    ['1/2 15 Full 28', [of(15, { label: '1/2' }), of(28, { label: 'Full' })]],
    ['gl12/btl48', [of(12, { label: 'gl' }), of(48, { label: 'btl' })]],
    ['add $4', [of(4, { kind: 'supplement' })]],
    ['glass 12 bottle 48', [of(12, { label: 'glass' }), of(48, { label: 'bottle' })]],
    ['12 glass 48 bottle', [of(12, { label: 'glass' }), of(48, { label: 'bottle' })]],
    ['12 glass', [of(12, { label: 'glass' })]],
    ['cup 9 / bowl 14', [of(9, { label: 'cup' }), of(14, { label: 'bowl' })]],
    ['cup $9.00 · bowl $14.00', [of(9, { label: 'cup' }), of(14, { label: 'bowl' })]],
    ['half dozen 14, dozen 26', [of(14, { label: 'half dozen' }), of(26, { label: 'dozen' })]],
    ['one 6, three 16', [of(6, { label: 'one' }), of(16, { label: 'three' })]],
    ['8 each, three for 21', [of(8, { kind: 'unit' }), of(21, { label: 'three for' })]],
    ['S 4.50 L 9.50', [of(4.5, { label: 'S' }), of(9.5, { label: 'L' })]],
    ['6 pc 8.99 12 pc 15.99', [of(8.99, { size: pieces(6) }), of(15.99, { size: pieces(12) })]],
    ['12 oz 7 / pint 9', [of(7, { size: oz(12) }), of(9, { label: 'pint' })]],
    ['Can 1.75  2 liter 3.95', [of(1.75, { label: 'Can' }), of(3.95, { size: litres(2) })]],
    ['10" 11.95', [of(11.95, { size: { amount: 10, unit: 'in' } })]],
    ['for 2 135', [of(135, { size: { amount: 2, unit: 'person' } })]],
    ['2 courses 28 3 courses 34', [of(28, { label: '2 courses' }), of(34, { label: '3 courses' })]],
    ['½ dozen 14', [of(14, { label: '½ dozen' })]],
    ['Chicken, ham 12', [of(12, { label: 'Chicken, ham' })]],
    ['glass 12 bottle MP', [of(12, { label: 'glass' }), { kind: 'market', label: 'bottle', words: 'MP' }]],
    ['“glass 12” 5', [of(5, { label: 'glass 12' })]],
    [
      'three courses 65, with wine pairing 95',
      [of(65, { label: 'three courses' }), of(95, { label: 'with wine pairing' })],
    ],
  ])('reads “%s” in dollars', (text, prices) => {
    expect(understood(text, usd)).toEqual(prices)
  })

  it.each<[TypedBy, string, Partial<Price>[]]>([
    [german, '14 €', [of(14)]],
    [german, 'ab 9,50', [of(9.5, { kind: 'from' })]],
    [german, '9,50 je Stück', [of(9.5, { kind: 'unit' })]],
    [german, '24 pro Person', [of(24, { kind: 'unit', per: 'Person' })]],
    [german, '12,– €', [of(12)]],
    [german, '9 statt 12', [of(9, { former: 1200 })]],
    [german, '0,2 l 2,90 0,4 l 4,60', [of(2.9, { size: litres(0.2) }), of(4.6, { size: litres(0.4) })]],
    [german, '1.250,50', [of(1250.5)]],
    [german, 'Tagespreis', [{ kind: 'market' }]],
    [french, 'à partir de 12', [of(12, { kind: 'from' })]],
    [french, 'selon arrivage', [{ kind: 'market' }]],
    [french, '5,50 / 18 / 27', [of(5.5), of(18), of(27)]],
    [french, '12 €   les 12   22 €', [of(12), of(22, { label: 'les 12' })]],
    [
      french,
      "l'assiette de trois 9 €, de cinq 14 €",
      [of(9, { label: "l'assiette de trois" }), of(14, { label: 'de cinq' })],
    ],
    [french, '1 250', [of(1250)]],
    [french, '+ 2 €', [of(2, { kind: 'supplement' })]],
    [pounds, '£3 supplement', [of(3, { kind: 'supplement' })]],
    [yen, '1,200円', [{ kind: 'fixed', amount: 1200 }]],
    [yen, '¥900', [{ kind: 'fixed', amount: 900 }]],
    [yen, '1200〜', [{ kind: 'from', amount: 1200 }]],
    [yen, '時価', [{ kind: 'market' }]],
    [dinars, 'KD 2.5', [{ kind: 'fixed', amount: 2500 }]],
    [dinars, '1.250', [{ kind: 'fixed', amount: 1250 }]],
  ])('reads in %j “%s”', (by, text, prices) => {
    expect(understood(text, by)).toEqual(prices)
  })
})

describe('what may mean two things', () => {
  it.each<[string, TypedBy, string[]]>([
    ['1,250', usd, ['1250', '1.25']],
    ['1,250', dinars, ['1250', '1.25']],
    ['1.250', german, ['1250', '1,25']],
    ['cup 1,250', usd, ['cup 1250', 'cup 1.25']],
    ['12 50', usd, ['12.50', '12 / 50']],
    ['1 250', usd, ['1250', '1 / 250']],
    ['14–62', usd, ['14 / 62', 'from 14']],
    ['from 12 to 18', usd, ['12 / 18', 'from 12']],
    ['0', usd, ['included', '–']],
    ['6.5 lb', usd, ['6.5/lb']],
    ['ask the chef', usd, ['Market Price “ask the chef”', '–']],
  ])('asks about “%s”', (text, by, choices) => {
    const read = readTypedPrices(text, by)
    if (!('question' in read)) throw new Error(`No question: ${JSON.stringify(read)}`)
    expect(read.question).toMatch(/[.?]$/)
    expect(read.choices.map(({ typed }) => typed)).toEqual(choices)
    for (const { typed, prices } of read.choices) expect(readTypedPrices(typed, by)).toEqual({ prices })
  })
})

describe('what is no price', () => {
  it.each<[string, TypedBy, string]>([
    ['2.755', { currency: 'EUR' }, 'A price in EUR has at most two decimals.'],
    ['12.5', yen, 'A price in JPY has no decimals.'],
    ['½', yen, 'A price in JPY has no decimals.'],
    ['1.2505', dinars, 'A price in KWD has at most three decimals.'],
    ['100001', usd, 'A price in USD cannot be above 100,000.'],
    ['€14', usd, '“€” is another currency: this menu is in USD.'],
    ['14 EUR', usd, '“EUR” is another currency: this menu is in USD.'],
    ['1/2/3/4/5/6/7/8/9', usd, 'An item has at most 8 prices; these are 9.'],
    ['cup 9 / bowl', usd, 'Type the price behind “bowl”.'],
    ['1O', usd, '“1O” isn’t a price that we can read.'],
    ['12*', usd, '“12*” isn’t a price that we can read.'],
    ['1e3', usd, '“1e3” isn’t a price that we can read.'],
    ['500 kcal', usd, 'An amount is missing.'],
    ['“”', usd, 'Nothing of this is a price.'],
    ['1 '.repeat(600), usd, 'All prices together have at most 1000 characters.'],
    ['12.3.4', usd, '“12.3.4” isn’t a price that we can read.'],
    [
      `${'very '.repeat(13)}long 12`,
      usd,
      '“very very very very …” is too long: a label has at most 60 characters.',
    ],
  ])('refuses “%s”', (text, by, problem) => {
    expect(readTypedPrices(text, by)).toEqual({ problem })
  })
})

describe('under columns', () => {
  const heads: PriceHead[] = [
    { id: 'gl', label: 'Glass' },
    { id: 'ca', label: 'Carafe' },
    { id: 'btl', label: 'Bottle' },
  ]
  const by = { ...usd, heads }

  it.each<[string, Partial<Price>[]]>([
    ['14 / – / 62', [of(14, { head: 'gl' }), of(62, { head: 'btl' })]],
    ['14 / / 62', [of(14, { head: 'gl' }), of(62, { head: 'btl' })]],
    ['14 / 52', [of(14, { head: 'gl' }), of(52, { head: 'ca' })]],
    ['15 38 68', [of(15, { head: 'gl' }), of(38, { head: 'ca' }), of(68, { head: 'btl' })]],
    ['14', [of(14, { head: 'gl' })]],
    ['bottle 62', [of(62, { head: 'btl' })]],
    ['14 / bottle 62', [of(14, { head: 'gl' }), of(62, { head: 'btl' })]],
    ['14 / magnum 120', [of(14, { head: 'gl' }), of(120, { label: 'magnum' })]],
    ['14 / MP', [of(14, { head: 'gl' }), { kind: 'market', words: 'MP', head: 'ca' }]],
    ['MP', [{ kind: 'market', words: 'MP' }]],
    ['+3', [of(3, { kind: 'supplement' })]],
  ])('reads “%s” by position and by label', (text, prices) => {
    expect(understood(text, by)).toEqual(prices)
  })

  it('knows a column by its size', () => {
    const sizes = {
      ...pounds,
      heads: [
        { id: 'a', label: '125ml' },
        { id: 'b', label: 'Large', size: { amount: 250, unit: 'ml' as const } },
      ],
    }
    expect(understood('125 ml 5.4, 250 ml 10.5', sizes)).toEqual([
      of(5.4, { head: 'a' }),
      of(10.5, { head: 'b' }),
    ])
  })

  it('leaves one price that stood in no column where it was', () => {
    const before = [{ id: 'p1', kind: 'fixed' as const, amount: 1400 }]
    expect(readTypedPrices('15', { ...by, before })).toEqual({ prices: [{ ...before[0], amount: 1500 }] })
  })

  it('refuses more prices than columns, and two in one', () => {
    expect(readTypedPrices('14 / 52 / 60 / 70', by)).toEqual({
      problem: 'There are 3 columns (Glass, Carafe, Bottle), and 4 prices.',
    })
    expect(readTypedPrices('glass 14 glass 15', by)).toEqual({
      problem: 'Two prices are in the column “Glass”.',
    })
  })
})

describe('editing prices', () => {
  const before: Price[] = [
    { id: 'a', kind: 'fixed', label: 'cup', amount: 900, kcal: 180, original: 800, former: 1000 },
    { id: 'b', kind: 'fixed', label: 'bowl', amount: 1400, kcal: 260, original: 1200 },
  ]
  const read = (text: string) => understoodWithIds(text)
  const understoodWithIds = (text: string) => {
    const reading = readTypedPrices(text, { ...usd, before })
    return 'prices' in reading ? reading.prices : reading
  }

  it('keeps everything of a price that stays', () => {
    expect(read('cup 9 / bowl 14')).toEqual(before)
    expect(read('bowl 14, cup 9')).toEqual([before[1], before[0]])
  })

  it('keeps id and energy of a price whose amount changes, and ends its optimization', () => {
    expect(read('cup 9 / bowl 15')).toEqual([
      before[0],
      { id: 'b', kind: 'fixed', label: 'bowl', amount: 1500, kcal: 260 },
    ])
  })

  it('drops a former price that is no longer the dearer one', () => {
    expect(read('cup 11 / bowl 14')).toEqual([
      { id: 'a', kind: 'fixed', label: 'cup', amount: 1100, kcal: 180 },
      before[1],
    ])
  })

  it('keeps what is known of an amount whose label changes, and gives a new price a new id', () => {
    expect(read('mug 9 / bowl 14 / pot 20')).toEqual([
      { ...before[0], label: 'mug' },
      before[1],
      { id: 'p1', kind: 'fixed', label: 'pot', amount: 2000 },
    ])
  })
})

describe('what the field shows of menus as restaurants write them', () => {
  it.each([...sampleMenuNames, tillMenuName] as const)('%s is typed and printed again as it is', (name) => {
    const { content: menu } = sampleMenu(name)
    const style = { menu, design: defaultDesign }
    for (const section of menu.sections) {
      const heads = headsAbove(menu.sections, section)
      for (const prices of [section.prices ?? [], ...section.items.map((item) => item.prices)]) {
        const by = { currency: menu.currency, language: menu.language, heads, before: prices }
        const text = typedText(prices, by)
        expect(readTypedPrices(text, by)).toEqual({ prices })
        // With another break at its end the text is read again.
        const anew = readTypedPrices(`${text} /`, by)
        if (!('prices' in anew)) throw new Error(`${text}: ${JSON.stringify(anew)}`)
        expect(printedPrices(anew.prices, { ...style, heads })).toEqual(
          printedPrices(prices, { ...style, heads }),
        )
      }
    }
  })
})

describe('what the field shows', () => {
  const languages = fc.constantFrom(undefined, 'en', 'de', 'fr', 'es', 'it', 'ja', 'zh', 'pt', 'nl', 'ko')

  it('is read as any prices that it shows', () => {
    fc.assert(
      fc.property(
        anyCurrency,
        languages,
        anyHeads,
        anyLoosePrices,
        fc.boolean(),
        (currency, language, all, loose, hasHeads) => {
          const heads = hasHeads ? all : []
          const prices = underHeads(loose, heads)
          const by = { currency, language, heads, before: prices }
          expect(readTypedPrices(typedText(prices, by), by)).toEqual({ prices })
        },
      ),
    )
  })

  it('says by itself all that people type', () => {
    const words = fc.constantFrom(
      'glass',
      'bottle',
      'Large',
      'half dozen',
      'with wine pairing',
      'les 12',
      'petite',
    )
    const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
    const price = fc
      .record({
        kind: fc.constantFrom(
          'fixed' as const,
          'from' as const,
          'unit' as const,
          'supplement' as const,
          'market' as const,
          'included' as const,
        ),
        amount: fc.integer({ min: 1, max: 2_000_000 }),
        label: maybe(words),
        size: maybe(
          fc.constantFrom(
            oz(12),
            litres(0.25),
            pieces(6),
            { amount: 2, unit: 'person' as const },
            { amount: 10, unit: 'in' as const },
          ),
        ),
        per: maybe(fc.constantFrom('lb', 'person', 'ea', '100 g', 'skewer of three')),
        words: maybe(fc.constantFrom('MP', 'see the board', 'ask')),
      })
      .map(({ kind, amount, label, size, per, words }) => ({
        kind,
        ...(kind !== 'market' && kind !== 'included' && { amount }),
        ...(label && { label }),
        ...(size && { size }),
        ...(kind === 'unit' && per && { per }),
        ...(kind === 'market' && words && { words }),
      }))
    fc.assert(
      fc.property(anyCurrency, languages, fc.array(price, { maxLength: 4 }), (currency, language, some) => {
        const prices = some.map((one, at) => ({ id: `p${at + 1}`, ...one }))
        const by = { currency, language }
        expect(readTypedPrices(typedText(prices, by), by)).toEqual({ prices })
      }),
    )
  })

  it('answers any text with prices that a menu accepts, a question or a sentence', () => {
    const texts = fc.oneof(
      fc.string({ unit: anyCodePoint, maxLength: 40 }),
      fc
        .array(
          fc.constantFrom(
            '14',
            '1,250',
            '½',
            '/',
            '–',
            '-',
            '+',
            '(',
            ')',
            '“',
            '"',
            'MP',
            'from',
            'each',
            'lb',
            'oz',
            'L',
            '$',
            '€',
            'glass',
            ',',
            ' ',
            'reg.',
            '.',
            'for',
            'per',
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.join(' ')),
    )
    fc.assert(
      fc.property(texts, anyCurrency, (text, currency) => {
        const read = readTypedPrices(text, { currency })
        if ('prices' in read) for (const price of read.prices) expect(priceSchema.parse(price)).toEqual(price)
        else expect('problem' in read ? read.problem : read.question).toMatch(/[.?]$/)
      }),
      { numRuns: tries(500) },
    )
  })
})
