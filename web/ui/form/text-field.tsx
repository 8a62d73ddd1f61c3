import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, Field, type FieldProps, partFieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className'> {}

export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const [field, input] = partFieldProps(props)
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type={type}
          className={classNames(controlClass, 'h-10 pointer-coarse:h-11')}
        />
      )}
    </Field>
  )
}
