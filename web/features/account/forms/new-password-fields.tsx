import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'

type Name = 'password' | 'confirmPassword'

export interface NewPasswordFieldsProps {
  /** `New password` where there is an old one. */
  label: string
  confirmLabel: string
  register: (name: Name) => UseFormRegisterReturn
  errors: { readonly [name in Name]?: FieldError }
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, confirmLabel, register, errors }: NewPasswordFieldsProps) {
  const wiring = (name: Name) => ({
    ...register(name),
    type: 'password',
    autoComplete: 'new-password',
    error: errors[name]?.message,
  })
  return (
    <>
      <TextField
        label={label}
        hint="6 to 100 characters. Not your username, and nothing that others try first, like 123456."
        {...wiring('password')}
      />
      <TextField label={confirmLabel} {...wiring('confirmPassword')} />
    </>
  )
}
