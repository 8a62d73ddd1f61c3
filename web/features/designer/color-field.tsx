import { useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { parseHexColor } from './hex-color.ts'

export interface ColorFieldProps {
  readonly label: string
  readonly hint: string
  /** `#rrggbb` */
  readonly value: string
  readonly onChange: (hex: string) => void
}

/** A colour by picker or by its digits; digits that are no colour yet change nothing. */
export function ColorField({ label, hint, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && parseHexColor(typed) === null
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={`${label}: pick`}
        value={value}
        onChange={(event) => {
          setTyped(null)
          onChange(event.target.value)
        }}
        className="mt-6 size-10 shrink-0 cursor-pointer appearance-none overflow-hidden rounded-control border border-edge bg-transparent hover:border-ink pointer-coarse:size-11 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0"
      />
      <TextField
        label={label}
        hint={hint}
        error={isWrong && 'A colour is written as # and six digits or letters a to f.'}
        value={typed ?? value}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        className="grow"
        onChange={(event) => {
          setTyped(event.target.value)
          const hex = parseHexColor(event.target.value)
          if (hex) onChange(hex)
        }}
        onBlur={() => !isWrong && setTyped(null)}
      />
    </div>
  )
}
