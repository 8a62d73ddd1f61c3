import { currencies } from '#domain/money/currency.ts'
import type { SelectOption } from '../../../ui/form/select-field.tsx'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** Currencies that browsers of today may have no name for. */
const newer: Readonly<Record<string, string>> = { SLE: 'Sierra Leonean Leone', XCG: 'Caribbean Guilder' }

function nameOf(code: string): string {
  const name = names.of(code)
  return name === undefined || name === code ? (newer[code] ?? code) : name
}

export const currencyOptions: readonly SelectOption[] = currencies
  .map((code) => ({ value: code, label: `${nameOf(code)} (${code})` }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))
