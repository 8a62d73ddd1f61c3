import { expect, it } from 'vitest'
import { americanMenus } from '#tests/samples/markets/american-menus.ts'
import { otherMenus } from '#tests/samples/markets/other-menus.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { printedPrices } from '../../menu/prices/printed-prices.ts'
import { currencyOfCountry } from '../../money/countries.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'

/** What a restaurant of a country reads from a text, and how each of its prices is printed. */
function read(country: string, text: string) {
  const { content, isCurrencyWritten } = readMenuLines(textLines(text), {
    currency: currencyOfCountry(country),
    country,
  })
  const style = { menu: content, design: { priceSign: 'locale', priceCents: 'always' } } as const
  const prices = itemsOf(content).flatMap((item) => item.prices)
  return {
    currency: content.currency,
    isCurrencyWritten,
    amounts: prices.map(({ amount }) => amount),
    printed: prices.map((price) => printedPrices([price], style).prices[0]?.amountText ?? ''),
  }
}

it('has forty menus of each kind', () => {
  expect(Object.keys(americanMenus)).toHaveLength(40)
  expect(otherMenus).toHaveLength(40)
})

it.each(Object.entries(americanMenus))(
  'reads the American %s in dollars, printed as dollars are',
  (_, text) => {
    const { currency, isCurrencyWritten, printed } = read('US', text)
    expect(currency).toBe('USD')
    expect(isCurrencyWritten).toBe(true)
    expect(printed.length).toBeGreaterThan(1)
    for (const price of printed)
      expect(price.replace(/[\u200E\u200F]/gu, '')).toMatch(/^\$\d+\.\d\d$|^\d+\.\d\d\u00A0\$$/u)
  },
)

it.each(otherMenus)('reads a menu of %s in %s, its first price as %i', (country, expected, first, text) => {
  const { currency, amounts, printed } = read(country, text)
  expect(currency).toBe(expected)
  expect(amounts[0]).toBe(first)
  expect(amounts.length).toBeGreaterThanOrEqual(3)
  if (/^(?:GB|AU|NZ|SG|HK|MX|IN|TH|PH|CH|IE)$/u.test(country))
    for (const price of printed) expect(price).not.toMatch(/,\d\d\D*$/u)
})

it('takes another currency only where most prices name it', () => {
  expect(read('US', 'PLATS\nSteak 34 €\nMoules 26 €\nFrites 8 €').currency).toBe('EUR')
  const mixed = read('US', 'WINES\nChianti 48 €\nBarolo 90\nBarbera 40\nSoave 38\nGavi 36')
  expect(mixed).toMatchObject({ currency: 'USD', isCurrencyWritten: false })
})
