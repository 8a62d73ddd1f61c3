import { useState } from 'react'
import { NumberField } from '../../../../ui/form/number-field.tsx'

export interface RangeFieldProps {
  readonly label: string
  readonly unit: string
  readonly range: { readonly min: number; readonly max: number; readonly step: number }
  readonly value: number
  readonly onChange: (value: number) => void
}

export function RangeField({ label, unit, range, value, onChange }: RangeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && !isWithin(Number(typed), typed, range)
  return (
    <NumberField
      label={label}
      trailing={unit}
      {...range}
      error={isWrong && `Please enter ${range.min} to ${range.max}.`}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isWithin(target.valueAsNumber, target.value, range)) onChange(target.valueAsNumber)
      }}
      // A wrong value stays visible until it is corrected.
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}

const isWithin = (value: number, typed: string, { min, max }: RangeFieldProps['range']): boolean =>
  typed.trim() !== '' && value >= min && value <= max
