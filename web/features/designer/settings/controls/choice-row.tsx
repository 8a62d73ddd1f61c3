import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

export interface ChoiceRowProps<Value extends string> {
  readonly label: string
  readonly value: Value
  /** Their labels. */
  readonly options: Readonly<Record<Value, string>>
  /** Those that are offered, in this order; where it is absent all of them, as they are written. */
  readonly order?: readonly Value[]
  readonly optionClasses?: Readonly<Record<Value, string>>
  readonly hint?: string | undefined
  /** Columns; one row when absent. */
  readonly columns?: 2 | 3
  readonly onChange: (value: Value) => void
}

/** A few visible alternatives side by side: native radio buttons that look like one control. */
export function ChoiceRow<Value extends string>({
  label,
  value,
  options,
  order = Object.keys(options) as Value[],
  optionClasses,
  hint,
  columns,
  onChange,
}: ChoiceRowProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <div
        className={classNames(
          'grid gap-px overflow-hidden rounded-control border border-edge bg-rule',
          columns === undefined
            ? 'auto-cols-fr grid-flow-col'
            : columns === 2
              ? 'grid-cols-2'
              : 'grid-cols-3',
        )}
      >
        {order.map((option) => (
          <label
            key={option}
            className={classNames(
              'relative flex min-h-10 items-center justify-center bg-card px-2 text-center text-sm leading-tight hover:bg-wash has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
              // Two in the last row fill it.
              columns === 3 && order.length % 3 === 2 && 'last:col-span-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className={optionClasses?.[option]}>{options[option]}</span>
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-quiet text-sm">{hint}</p>}
    </fieldset>
  )
}
