import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps, partFieldProps } from './field.tsx'

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {
  minHeightPx?: number
  /** From here on the text scrolls in its field; where absent, the field grows with it. */
  maxHeightPx?: number
}

export function TextAreaField({ minHeightPx = 100, maxHeightPx, ...props }: TextAreaFieldProps) {
  const [field, textarea] = partFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <textarea
          {...textarea}
          {...wiring}
          style={{ minHeight: minHeightPx, maxHeight: maxHeightPx }}
          className={classNames(controlClass, 'field-sizing-content resize-y py-2')}
        />
      )}
    </Field>
  )
}
