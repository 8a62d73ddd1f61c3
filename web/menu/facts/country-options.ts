import { countries } from '#domain/money/countries.ts'
import type { SelectOption } from '../../ui/form/select-field.tsx'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

export const countryName = (code: string): string => countryNames.of(code) ?? code

export const countryOptions: readonly SelectOption[] = countries
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** Currencies that browsers may not know yet, as ISO 4217 names them. */
const newNames: Readonly<Record<string, string>> = { SLE: 'Sierra Leonean Leone', XCG: 'Caribbean Guilder' }

/** `US Dollar (USD)` */
export const currencyName = (code: string): string => {
  const known = currencyNames.of(code) ?? code
  return `${known === code ? (newNames[code] ?? code) : known} (${code})`
}
