import { currencies } from '#domain/money/currency.ts'
import type { SelectOption } from '../../../ui/form/select-field.tsx'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** The currencies to choose from, by their names. */
export const currencyOptions: readonly SelectOption[] = currencies
  .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))
