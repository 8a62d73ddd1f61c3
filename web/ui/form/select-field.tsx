import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps, partFieldProps } from './field.tsx'

export interface SelectOption {
  value: string | number
  label: string
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[]
  /** Shown while the value is ''. */
  placeholder?: string
}

/** A native select: every phone brings its own best list. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = partFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...wiring}
            className={classNames(
              controlClass,
              'h-10 cursor-pointer appearance-none text-ellipsis pr-10 pointer-coarse:h-11',
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute right-3 text-quiet"
          />
        </span>
      )}
    </Field>
  )
}
