import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  minHeightPx?: number
}

export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  id,
  minHeightPx = 100,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, className, id }}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          style={{ minHeight: minHeightPx }}
          className={classNames(controlClass, 'field-sizing-content resize-y py-2')}
        />
      )}
    </Field>
  )
}
