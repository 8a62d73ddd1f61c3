import type { PriceChange, PriceRounding } from '#domain/pricing/price-change.ts'
import { readTypedNumber } from '#domain/pricing/typed-price.ts'

export interface TypedPriceChange {
  readonly direction: 'raise' | 'lower'
  readonly kind: PriceChange['kind']
  /** Dollars or percent. */
  readonly by: string
  readonly rounding: PriceRounding
}

export const startingPriceChange: TypedPriceChange = {
  direction: 'raise',
  kind: 'percent',
  by: '',
  rounding: 'half-dollar',
}

export const roundings: readonly { readonly value: PriceRounding; readonly label: string }[] = [
  { value: 'cent', label: 'Exact to the cent' },
  { value: 'half-dollar', label: 'Nearest $0.50' },
  { value: 'dollar', label: 'Whole dollar' },
]

/** Null while the typed value is no number above zero. */
export function readPriceChange({ direction, kind, by, rounding }: TypedPriceChange): PriceChange | null {
  const size = readTypedNumber(by)
  if (size === null || size <= 0) return null
  return { kind, by: direction === 'raise' ? size : -size, rounding }
}
