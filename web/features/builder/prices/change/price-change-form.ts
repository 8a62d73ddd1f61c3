import { readTypedNumber } from '#domain/pricing/catalogue-price.ts'
import type { PriceChange } from '#domain/pricing/price-change.ts'
import { EXACT, type PriceRounding, roundingLabel, roundingSteps } from '#domain/pricing/rounding.ts'
import type { SelectOption } from '../../../../ui/form/select-field.tsx'

export interface TypedPriceChange {
  readonly direction: 'raise' | 'lower'
  readonly kind: PriceChange['kind']
  /** Major units of the menu's currency, or percent. */
  readonly by: string
  /** Null while none was chosen. */
  readonly rounding: PriceRounding | null
  readonly withExtras: boolean
}

export const startingPriceChange: TypedPriceChange = {
  direction: 'raise',
  kind: 'percent',
  by: '',
  rounding: null,
  withExtras: false,
}

export const waysOfChange = [
  { value: 'raise percent', label: 'Raise by percent' },
  { value: 'lower percent', label: 'Lower by percent' },
  { value: 'raise amount', label: 'Raise by an amount' },
  { value: 'lower amount', label: 'Lower by an amount' },
] as const

export type WayOfChange = (typeof waysOfChange)[number]['value']

export function directionAndKind(way: WayOfChange): Pick<TypedPriceChange, 'direction' | 'kind'> {
  const [direction, kind] = way.split(' ') as ['raise' | 'lower', PriceChange['kind']]
  return { direction, kind }
}

/** Where none was chosen, percents are rounded as the menu's own prices are, and an amount is what it says. */
export const roundingOf = ({ kind, rounding }: TypedPriceChange, own: PriceRounding): PriceRounding =>
  rounding ?? (kind === 'amount' ? EXACT : own)

/** To what prices of a currency can be rounded: as on the menu, then from not at all to its round amount. */
export function roundings(own: PriceRounding, currency: string): readonly PriceRounding[] {
  const steps = roundingSteps(currency).map((step) => ({ step }))
  return 'ends' in own ? [own, ...steps] : steps
}

export const roundingKey = (rounding: PriceRounding): string =>
  'step' in rounding ? String(rounding.step) : 'own'

export const roundingOptions = (own: PriceRounding, currency: string): SelectOption[] =>
  roundings(own, currency).map((rounding) => ({
    value: roundingKey(rounding),
    label: roundingLabel(rounding, currency),
  }))

/** Null while the typed value isn't a number above zero. */
export function readPriceChange(typed: TypedPriceChange, own: PriceRounding): PriceChange | null {
  const { direction, kind, by, withExtras } = typed
  const size = readTypedNumber(by)
  if (size === null || size <= 0) return null
  return { kind, by: direction === 'raise' ? size : -size, rounding: roundingOf(typed, own), withExtras }
}
