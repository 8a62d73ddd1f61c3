import { expect, it } from 'vitest'
import { defaultDesign } from '../../design/settings.ts'
import { type Price, priceSchema } from '../model/price.ts'
import { formatSize } from './format-size.ts'
import { type PriceStyle, printedExtra, printedPrices } from './printed-prices.ts'

const style = (changes: Partial<PriceStyle['menu']> = {}, heads?: PriceStyle['heads']): PriceStyle => ({
  menu: { currency: 'USD', ...changes },
  design: defaultDesign,
  heads,
})

const price = (changes: Partial<Price>, at = 1): Price => priceSchema.parse({ id: `p${at}`, ...changes })

const lineOf = (prices: Partial<Price>[], by = style()) =>
  printedPrices(
    prices.map((changes, at) => price(changes, at + 1)),
    by,
  ).line.replaceAll('\u00A0', ' ')

it.each<[Partial<Price>[], string]>([
  [[], ''],
  [[{ amount: 1400 }], '$14.00'],
  [[{ amount: 1900 }, { amount: 3200 }], '$19.00 / $32.00'],
  [
    [
      { amount: 900, label: 'cup' },
      { amount: 1400, label: 'bowl' },
    ],
    'cup $9.00 · bowl $14.00',
  ],
  [[{ kind: 'supplement', amount: 800 }], '+$8.00'],
  [[{ kind: 'supplement', amount: -200 }], '−$2.00'],
  [[{ kind: 'market', words: 'MP' }], 'MP'],
  [[{ kind: 'market' }], 'Market Price'],
  [[{ kind: 'included' }], 'included'],
  [[{ kind: 'from', amount: 3200 }], 'from $32.00'],
  [[{ kind: 'unit', amount: 800, per: 'ea' }], '$8.00 ea'],
  [[{ kind: 'unit', amount: 800 }], '$8.00 each'],
  [[{ kind: 'unit', amount: 650, per: 'lb' }], '$6.50/lb'],
  [[{ kind: 'unit', amount: 2500, per: 'person' }], '$25.00 per person'],
  [[{ amount: 900, former: 1600 }], '$9.00 (reg. $16.00)'],
  [[{ amount: 900, label: 'Large', former: 1600, kcal: 540 }], 'Large $9.00 (reg. $16.00, 540 kcal)'],
  [[{ amount: 700, size: { amount: 12, unit: 'oz' } }], '12 oz $7.00'],
  [[{ amount: 0 }], 'included'],
  [[{ kind: 'supplement', amount: 0 }], 'included'],
])('prints %j as %s', (prices, line) => {
  expect(lineOf(prices)).toBe(line)
})

it('names the columns in its line', () => {
  const heads = [
    { id: 'gl', label: 'Glass' },
    { id: 'btl', label: 'Bottle' },
  ]
  const prices = [price({ head: 'gl', amount: 1400 }, 1), price({ head: 'btl', amount: 6200 }, 2)]
  const printed = printedPrices(prices, style({}, heads))
  expect(printed.line).toBe('Glass $14.00 · Bottle $62.00')
  expect(printed.prices.map(({ head, label, text }) => [head, label, text])).toEqual([
    ['gl', '', '$14.00'],
    ['btl', '', '$62.00'],
  ])
})

it.each([
  ['en', 'EUR', 'Market Price', 'from €9.50', '€9.50 each'],
  ['fr', 'EUR', 'selon arrivage', 'à partir de 9,50 €', '9,50 € la pièce'],
  ['de', 'EUR', 'Tagespreis', 'ab 9,50 €', '9,50 € je Stück'],
  ['es', 'EUR', 'precio de mercado', 'desde 9,50 €', '9,50 € c/u'],
  ['it', 'EUR', 'prezzo di mercato', 'da 9,50 €', '9,50 € cad.'],
  ['ja', 'JPY', '時価', '¥950〜', '¥950/個'],
  ['zh', 'CNY', '时价', '¥9.50起', '¥9.50 每份'],
  ['zh-Hant', 'TWD', '時價', '$9.50起', '$9.50 每份'],
  ['zh', 'HKD', '時價', '$9.50起', '$9.50 每份'],
  ['sw', 'KES', 'Market Price', 'from Ksh 9.50', 'Ksh 9.50 each'],
])('has the words of %s for %s', (language, currency, market, from, each) => {
  const by = style({ language, currency })
  const said = [{ kind: 'market' }, { kind: 'from', amount: 950 }, { kind: 'unit', amount: 950 }] as const
  expect(said.map((changes) => lineOf([changes], by))).toEqual([market, from, each])
})

it('writes the currency and its cents as the design has them', () => {
  const by: PriceStyle = {
    menu: { currency: 'EUR', language: 'de' },
    design: { priceSign: 'none', priceCents: 'halves' },
  }
  expect(lineOf([{ amount: 3250 }, { amount: 1200 }, { amount: 1280 }], by)).toBe('32½ / 12 / 12,80')
  expect(printedExtra(300, by)).toBe('+3')
  expect(printedExtra(0, by)).toBe('')
})

it.each([
  [{ amount: 0.2, unit: 'l' }, 'de', '0,2 l'],
  [{ amount: 2, unit: 'l' }, 'en', '2 L'],
  [{ amount: 12, unit: 'floz' }, 'en', '12 fl oz'],
  [{ amount: 10, unit: 'in' }, 'en', '10"'],
  [{ amount: 6, unit: 'piece' }, 'en', '6 pc'],
  [{ amount: 6, unit: 'piece' }, 'de', '6 Stück'],
  [{ amount: 2, unit: 'person' }, 'fr', 'pour 2'],
  [{ amount: 125, unit: 'ml' }, undefined, '125 ml'],
] as const)('prints the size %j in %s as %s', (size, language, text) => {
  expect(formatSize(size, language).replaceAll('\u00A0', ' ')).toBe(text)
})
