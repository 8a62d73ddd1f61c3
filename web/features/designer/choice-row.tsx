import { useId } from 'react'

export interface ChoiceRowProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly className?: string }[]
  readonly onChange: (value: Value) => void
}

/** A few alternatives side by side, all in sight: native radio buttons that look like one control. */
export function ChoiceRow<Value extends string>({ label, value, options, onChange }: ChoiceRowProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div className="grid grid-flow-col auto-cols-fr gap-px overflow-hidden rounded-control border border-edge bg-rule">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-10 items-center justify-center bg-card px-2 text-center text-sm leading-tight transition-colors hover:bg-wash has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className={option.className}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
