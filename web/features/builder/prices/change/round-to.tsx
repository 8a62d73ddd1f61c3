import type { PriceRounding } from '#domain/pricing/rounding.ts'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import {
  roundingKey,
  roundingOf,
  roundingOptions,
  roundings,
  type TypedPriceChange,
} from './price-change-form.ts'

export interface RoundToProps {
  typed: TypedPriceChange
  /** As the prices of the menu are rounded. */
  own: PriceRounding
  currency: string
  onRounding: (rounding: PriceRounding) => void
}

export const RoundTo = ({ typed, own, currency, onRounding }: RoundToProps) => (
  <SelectField
    label="Round to"
    className="sm:col-span-2"
    value={roundingKey(roundingOf(typed, own))}
    options={roundingOptions(own, currency)}
    onChange={({ target }) => {
      const chosen = roundings(own, currency).find((rounding) => roundingKey(rounding) === target.value)
      if (chosen) onRounding(chosen)
    }}
  />
)
