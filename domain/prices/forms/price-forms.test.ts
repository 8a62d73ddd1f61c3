import { expect, it } from 'vitest'
import { countries, currencyOfCountry } from '../../money/countries.ts'
import { currencyDigits } from '../../money/currency.ts'
import { formsOf, priceForms } from './price-forms.ts'
import { isSignOf } from './signs.ts'

const ofCountries = Object.entries(priceForms).filter(([country]) => country.length === 2)

/** Where menus write digits otherwise than the CLDR has them for the country's first language. */
const unlikeCldr: ReadonlySet<string> = new Set(['PK', 'LK'])

/** The language of menus where the country's first one in the CLDR is another. */
const languages: Readonly<Record<string, string>> = {
  DZ: 'fr',
  SN: 'fr',
  NA: 'en',
  PY: 'es',
  MU: 'en',
  CH: 'de',
}

const written = (country: string, currency: string): string => {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const locale = `${languages[country] ?? language}-${country}-u-nu-latn`
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: currencyDigits(currency),
    useGrouping: 'always',
  })
    .format(125_000)
    .replaceAll(/\s/gu, ' ')
    .replaceAll('’', "'")
}

it('has the currency of each country, and no country twice', () => {
  expect(ofCountries.length).toBeGreaterThanOrEqual(100)
  for (const [country, { currency }] of ofCountries) {
    expect(countries).toContain(country)
    expect(currency).toBe(currencyOfCountry(country))
  }
})

it.each(ofCountries.filter(([country]) => !unlikeCldr.has(country)))(
  'groups the digits of %s as the CLDR does',
  (country, { currency, digits }) => {
    const [whole = '', mark = ''] = /^(.*?)(?:([.,])0+)?$/u.exec(digits)?.slice(1) ?? []
    const cldr = written(country, currency)
    expect(`${country} ${whole.replace(/\d/gu, '').charAt(0)} ${mark ?? ''}`).toBe(
      `${country} ${cldr.replaceAll(/\d/gu, '').charAt(0)} ${mark && cldr.replaceAll(/\d/gu, '').at(-1)}`,
    )
  },
)

it.each(ofCountries)(
  'takes every sign of %s for its currency',
  (_, { currency, before = '', after = '' }) => {
    for (const sign of `${before} ${after}`.split(' ').filter(Boolean))
      expect(isSignOf(sign.replaceAll('_', ' '), currency)).toBe(true)
    expect(formsOf(currency).length).toBeGreaterThan(0)
  },
)
