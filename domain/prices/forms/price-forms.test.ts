import { expect, it } from 'vitest'
import { countries, currencyOfCountry } from '../../money/countries.ts'
import { currencyDigits } from '../../money/currency.ts'
import { priceForms } from './price-forms.ts'
import { isSignOf } from './signs.ts'

const ofToday = priceForms.filter(({ country }) => !country.startsWith('('))

/** The language of menus where the country's first one in the CLDR is another. */
const languages: Readonly<Record<string, string>> = {
  DZ: 'fr',
  SN: 'fr',
  NA: 'en',
  PY: 'es',
  MU: 'en',
  MG: 'fr',
  BN: 'en',
  SC: 'en',
  CH: 'de',
}

function digitsOfCldr(country: string, currency: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const format = new Intl.NumberFormat(`${languages[country] ?? language}-${country}-u-nu-latn`, {
    minimumFractionDigits: currencyDigits(currency),
    useGrouping: 'always',
  })
  return format.format(125_000).replaceAll(/\s/gu, ' ').replaceAll('’', "'")
}

it('has a hundred countries, each once, with its currency', () => {
  expect(new Set(ofToday.map(({ country }) => country)).size).toBe(ofToday.length)
  expect(ofToday.length).toBeGreaterThanOrEqual(100)
  for (const { country, currency, digits, source } of ofToday) {
    expect(countries).toContain(country)
    expect(currency).toBe(currencyOfCountry(country))
    expect(digits).toMatch(/^1(?:[.,' ]25)?[.,' ]\d{3}(?:[.,]0{2,3})?$/u)
    expect(source).toMatch(/^[CWMG]+$/u)
  }
})

it.each(ofToday)('groups the digits of $country as the CLDR does', ({ country, currency, digits }) => {
  const marksOf = (text: string) => text.replaceAll(/\d/gu, '')
  const [group, mark] = [marksOf(digits).charAt(0), /([.,])0+$/u.exec(digits.slice(5))?.[1]]
  const cldr = marksOf(digitsOfCldr(country, currency))
  expect([country, group, mark]).toEqual([country, cldr.charAt(0), mark && cldr.at(-1)])
})

it.each(ofToday)('takes every sign of $country for its currency', ({ currency, before, after }) => {
  for (const sign of [...before, ...after]) expect(isSignOf(sign, currency)).toBe(true)
})
