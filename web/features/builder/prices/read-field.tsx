import { useState } from 'react'
import { NumberField, type NumberFieldProps } from '../../../ui/form/number-field.tsx'

export interface ReadFieldProps
  extends Pick<NumberFieldProps, 'label' | 'hint' | 'leading' | 'min' | 'max' | 'step'> {
  readonly value: number
  readonly read: (typed: string) => number | null
  /** Shown while the typed text isn't such a number. */
  readonly complaint: string
  readonly onRead: (value: number) => void
}

export function ReadField({ value, read, complaint, onRead, ...field }: ReadFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <NumberField
      {...field}
      value={typed ?? value}
      error={typed !== null && read(typed) === null && complaint}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = read(target.value)
        if (number !== null) onRead(number)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
