import { useEffect, useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import { readCount } from './typed-count.ts'

export interface CountFieldProps {
  readonly label: string
  readonly hint: string
  readonly min: number
  readonly max: number
  readonly count: number | undefined
  readonly onCount: (count: number | undefined) => void
}

/** A box for a number that may be unknown; what isn't a number is said and changes nothing. */
export function CountField({ label, hint, min, max, count, onCount }: CountFieldProps) {
  const [typed, setTyped] = useState(() => textOf(count))
  const read = readCount(typed, { what: label, min, max })
  const said = 'count' in read ? read.count : undefined
  const isProblem = 'problem' in read
  // Undo, and another country, change it from outside.
  useEffect(
    () => setTyped((now) => (now.trim() === '' && count === undefined ? now : textOf(count))),
    [count],
  )
  return (
    <TextField
      label={label}
      hint={hint}
      isOptional
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={isProblem && read.problem}
      onChange={({ target }) => {
        setTyped(target.value)
        const next = readCount(target.value, { what: label, min, max })
        if ('count' in next && next.count !== said) onCount(next.count)
      }}
    />
  )
}

const textOf = (count: number | undefined): string => (count === undefined ? '' : String(count))
