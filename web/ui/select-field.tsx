import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  value: string | number
  label: string
  isDisabled?: boolean
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[]
  /** Shown while the value is ''. */
  placeholder?: string
}

/** A native select: every phone brings its own best list. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, className, id }}>
      {(wiring) => (
        <span className="relative flex items-center">
          <select
            {...rest}
            {...wiring}
            className={classNames(
              controlClass,
              'h-10 cursor-pointer appearance-none pr-10 pointer-coarse:h-11',
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute right-3 text-quiet"
          />
        </span>
      )}
    </Field>
  )
}
