import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import { parseHexColor } from './hex-color.ts'

export interface ColorFieldProps {
  readonly label: string
  readonly hint: string
  /** `#rrggbb` */
  readonly value: string
  /** @param step the same for all colors that one use of the picker passes through; none for typed digits */
  readonly onChange: (hex: string, step?: string) => void
}

/** A color by picker or by its digits; incomplete digits change nothing. */
export function ColorField({ label, hint, value, onChange }: ColorFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const step = usePickingStep(picker)
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && parseHexColor(typed) === null
  return (
    <div className="flex items-start gap-3">
      <input
        ref={picker}
        type="color"
        aria-label={`${label}: pick`}
        value={value}
        onChange={(event) => {
          setTyped(null)
          onChange(event.target.value, step.current)
        }}
        className="mt-6 size-10 shrink-0 cursor-pointer appearance-none overflow-hidden rounded-control border border-edge bg-transparent hover:border-ink pointer-coarse:size-11 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0"
      />
      <TextField
        label={label}
        hint={hint}
        error={isWrong && 'A color is written as # and six digits or letters a to f.'}
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

let picks = 0

function newPick(): string {
  picks += 1
  return `color pick ${picks}`
}

/**
 * Gives one use of the picker, from opening to closing, one step's name. Browsers report each color on the
 * way as an input and the last one as a change, which React treats as an input too.
 */
function usePickingStep(picker: RefObject<HTMLInputElement | null>): RefObject<string> {
  const [first] = useState(newPick)
  const step = useRef(first)
  useEffect(() => {
    const input = picker.current
    const next = () => {
      step.current = newPick()
    }
    input?.addEventListener('change', next)
    return () => input?.removeEventListener('change', next)
  }, [picker])
  return step
}
