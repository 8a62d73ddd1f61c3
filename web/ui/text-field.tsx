import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className'> {
  /** Stands inside the box before or after the text: "$", "%", an icon. */
  leading?: ReactNode
  trailing?: ReactNode
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  id,
  leading,
  trailing,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, className, id }}>
      {(wiring) => (
        <span className="relative flex items-center">
          {leading && (
            <span aria-hidden="true" className="pointer-events-none absolute left-3 text-quiet">
              {leading}
            </span>
          )}
          <input
            {...rest}
            {...wiring}
            type={type}
            className={classNames(
              controlClass,
              'h-10 pointer-coarse:h-11',
              Boolean(leading) && 'pl-8',
              Boolean(trailing) && 'pr-10',
            )}
          />
          {trailing && <span className="absolute right-3 text-quiet">{trailing}</span>}
        </span>
      )}
    </Field>
  )
}
