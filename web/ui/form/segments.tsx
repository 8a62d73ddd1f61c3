import { useId } from 'react'

export interface SegmentsProps<Value extends string> {
  /** What is chosen, for those who cannot see it. */
  label: string
  /** Also above it, for everyone. */
  isLabelShown?: boolean
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
}

/** One of a few alternatives, side by side: native radio buttons. Arrow keys choose. */
export function Segments<Value extends string>({
  label,
  isLabelShown,
  value,
  options,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  const segments = (
    <fieldset className="flex min-w-0 flex-wrap gap-px overflow-hidden rounded-control border border-edge bg-rule">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-8 grow items-center justify-center bg-card px-3 text-center text-sm leading-tight hover:bg-wash has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
  if (!isLabelShown) return segments
  return (
    <div>
      <p className="mb-1 font-medium text-sm">{label}</p>
      {segments}
    </div>
  )
}
