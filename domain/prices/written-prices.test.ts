import { describe, expect, it } from 'vitest'
import { readPriceCell } from '../exchange/rows/price-cell.ts'
import { readTypedPrices } from '../menu/prices/typed-prices.ts'
import { currencyOfCountry } from '../money/countries.ts'
import { toMinor } from '../money/currency.ts'
import { hasDecimalComma } from '../money/locale.ts'
import { readPrice } from './cell.ts'
import { isForeignSign, isSignOf } from './forms/signs.ts'
import { priceTail } from './line/price-tail.ts'
import { writtenLines } from './testing/written-lines.ts'
import { type WrittenPrice, writtenPrices } from './testing/written-prices.ts'

interface Place {
  readonly currency: string
  readonly language: string
}

const placeOf = (country: string): Place => ({
  currency: currencyOfCountry(country),
  language: new Intl.Locale(`und-${country}`).maximize().language,
})

const commaOf = ({ currency, language }: Place): boolean => hasDecimalComma(language, currency)

/** Amounts that a box understands, or that it asks about. */
function inBox(text: string, place: Place): unknown[] {
  const read = readTypedPrices(text, place)
  if ('prices' in read) return read.prices.map(({ amount }) => amount)
  if ('problem' in read) return [read.problem]
  return ['asked', ...read.choices.map(({ prices }) => prices[0]?.amount)]
}

/** Amount and foreign sign of a cell, of one price or of several. */
function inCell(text: string, place: Place): unknown[] {
  const one = readPrice(text, commaOf(place), place.currency)
  if ('amount' in one) return [one.amount, one.currency]
  if (one.problem !== 'price_unreadable') return [one.problem]
  const several = readPriceCell(text, place.currency)
  return 'prices' in several
    ? [...several.prices.map(({ amount, words }) => amount ?? words), several.currency]
    : [several.problem.code]
}

const inLine = (text: string, place: Place) =>
  priceTail(
    `Soup ${text}`,
    { currency: place.currency, hasDecimalComma: commaOf(place), hasCents: true },
    'item',
  )

const rows = [...writtenPrices].flatMap(([country, prices]) =>
  prices.map((price): [string, ...WrittenPrice] => [country, ...price]),
)

it('knows how a hundred countries write prices', () => {
  expect(writtenPrices.size).toBeGreaterThanOrEqual(100)
  for (const prices of writtenPrices.values()) expect(prices.length).toBeGreaterThanOrEqual(3)
})

it.each(rows)('reads what %s writes in a box, a cell and a line: %s', (country, text, major, foreign) => {
  const place = placeOf(country)
  const amount = toMinor(major, foreign ?? place.currency)
  if (foreign === undefined) {
    const [first, ...others] = inBox(text, place)
    if (first === 'asked') expect(others).toContain(amount)
    else expect([first, ...others]).toEqual([amount])
  }
  const [inCellAmount, sign] = inCell(text, place)
  expect(inCellAmount).toBe(amount)
  const tail = inLine(text, place)
  expect(tail.before).toBe('Soup')
  expect(tail.prices.map((price) => price.amount)).toEqual([amount])
  const signs = [sign, tail.prices[0]?.foreign]
  if (foreign === undefined) expect(signs).toEqual([null, undefined])
  else
    for (const one of signs) {
      expect(isSignOf(String(one), foreign)).toBe(true)
      expect(isForeignSign(String(one), place.currency)).toBe(true)
    }
})

it.each(writtenLines)('reads the line of a menu of %s: %s%s', (country, name, price, majors) => {
  const place = placeOf(country)
  const facts = { currency: place.currency, hasDecimalComma: commaOf(place), hasCents: true }
  const { before, prices } = priceTail(name + price, facts, 'item')
  expect(before).toBe(name.replace(/[\s.]+$/u, ''))
  expect(prices.map(({ amount }) => amount)).toEqual(majors.map((major) => toMinor(major, place.currency)))
})

it('asks in a box about few of them', () => {
  const asked = rows.filter(
    ([country, text, , foreign]) => foreign === undefined && inBox(text, placeOf(country))[0] === 'asked',
  )
  expect(asked.length).toBeLessThanOrEqual(5)
})

describe('what is awkward', () => {
  it.each<[country: string, text: string, box: unknown[], cell: unknown[], line: (number | undefined)[]]>([
    ['US', '75¢', [75], [75, null], [75]],
    ['US', '1.234,50', [123_450], [123_450, null], [123_450]],
    ['US', '9½', [950], [950, null], [950]],
    ['US', '12/18', [1200, 1800], [1200, 1800, null], [1200, 1800]],
    ['US', 'MP', [undefined], ['MP', null], [undefined]],
    ['US', '-9', [-900], ['price_negative'], [900]],
    ['US', '9⁵⁰', [950], [950, null], [950]],
    ['US', '12.50–', [1250], [1250, null], [1250]],
    ['CH', '12.-', [1200], [1200, null], [1200]],
    ['CH', "1'250.-", [125_000], [125_000, null], [125_000]],
    ['KW', '3,750 KD', ['asked', 3_750_000, 3750], [3750, null], [3750]],
    ['KE', '1,250/=', [125_000], [125_000, null], [125_000]],
    ['PH', 'p250', [25_000], [25_000, null], []],
    ['HK', '$1,288.00', [128_800], [128_800, null], [128_800]],
    ['JP', '14万2000円', [142_000], [142_000, null], [142_000]],
    ['VN', '1tr', [1_000_000], [1_000_000, null], [1_000_000]],
    ['TN', '12DT500', [12_500], [12_500, null], [12_500]],
    ['AU', '50c', [50], [50, null], [50]],
  ])('reads what %s writes as %s', (country, text, box, cell, line) => {
    const place = placeOf(country)
    expect(inBox(text, place)).toEqual(box)
    expect(inCell(text, place)).toEqual(cell)
    expect(inLine(text, place).prices.map(({ amount }) => amount)).toEqual(line)
  })

  it('keeps the tax of a Japanese price next to it, and both prices where both are given', () => {
    const japan = placeOf('JP')
    expect(inLine('¥1,200(税込)', japan)).toMatchObject({
      before: 'Soup',
      prices: [{ amount: 1200 }],
      behind: ['税込'],
    })
    expect(inLine('900円（税込990円）', japan).prices.map(({ amount }) => amount)).toEqual([900, 990])
  })

  it('takes units and words for no money', () => {
    const dollars = placeOf('US')
    expect(inBox('6 ft 89', dollars)).toEqual([8900])
    expect(inBox('CUP 9', dollars)).toEqual([900])
    expect(inLine('Ron 12', dollars).prices.map(({ amount }) => amount)).toEqual([1200])
    expect(inCell('pot 25', dollars)).toEqual([2500, null])
  })
})
