import type { Menu } from '#domain/menu/model/menu.ts'
import { currencyDigits, toMinor } from '#domain/money/currency.ts'
import { readTypedNumber } from '#domain/pricing/catalogue-price.ts'
import type { PriceChange } from '#domain/pricing/price-change.ts'
import { roundingOf, roundingSteps } from '#domain/pricing/rounding.ts'
import { wholeText } from '../amount-text.ts'

export interface TypedPriceChange {
  readonly direction: 'raise' | 'lower'
  readonly kind: PriceChange['kind']
  /** Major units of the menu's currency, or percent. */
  readonly by: string
  /** Minor units. */
  readonly step: number
  readonly withExtras: boolean
}

export const startingPriceChange = (menu: Pick<Menu, 'sections' | 'currency'>): TypedPriceChange => ({
  direction: 'raise',
  kind: 'percent',
  by: '',
  step: roundingOf(menu),
  withExtras: false,
})

/** To what prices of a currency can be rounded, from not at all to its round amount. */
export const roundings = (currency: string): { readonly value: number; readonly label: string }[] =>
  roundingSteps(currency).map((step) => ({ value: step, label: labelOf(step, currency) }))

function labelOf(step: number, currency: string): string {
  if (step === 1) return currencyDigits(currency) === 2 ? 'Exact to the cent' : 'Exact'
  if (currency === 'USD' && step === toMinor(1, currency)) return 'Whole dollar'
  return `Nearest ${wholeText(step, currency)}`
}

/** Null while the typed value isn't a number above zero. */
export function readPriceChange({
  direction,
  kind,
  by,
  step,
  withExtras,
}: TypedPriceChange): PriceChange | null {
  const size = readTypedNumber(by)
  if (size === null || size <= 0) return null
  return { kind, by: direction === 'raise' ? size : -size, step, withExtras }
}
