import { expect, it } from 'vitest'
import { countries, countryOfLanguages, currencyOfCountry, paperOfCountry } from './countries.ts'
import { isCurrency } from './currency.ts'

it('knows the money of every country, each once', () => {
  expect(new Set(countries).size).toBe(countries.length)
  for (const country of countries) expect(isCurrency(currencyOfCountry(country)), country).toBe(true)
  expect(currencyOfCountry('DE')).toBe('EUR')
  expect(currencyOfCountry('GB')).toBe('GBP')
  expect(currencyOfCountry(undefined)).toBe('USD')
})

it('names only countries that have a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  for (const country of countries) expect(names.of(country), country).not.toBe(country)
})

it('takes the first country that the languages name', () => {
  expect(countryOfLanguages(['en-GB', 'de-DE'])).toBe('GB')
  expect(countryOfLanguages(['en', 'de-AT'])).toBe('AT')
  expect(countryOfLanguages(['en', 'es-419', 'not a tag'])).toBe('US')
})

it('knows the paper of a country', () => {
  expect(paperOfCountry('US')).toBe('letter')
  expect(paperOfCountry('FR')).toBe('a4')
})
