import { TextField, type TextFieldProps } from '../../../ui/form/text-field.tsx'

export interface NewPasswordFieldsProps {
  /** `New password` where there is an old one. */
  label: string
  confirmLabel: string
  field: (name: 'password' | 'confirmPassword') => Partial<TextFieldProps>
}

const isNew = { type: 'password', autoComplete: 'new-password' }

export const NewPasswordFields = ({ label, confirmLabel, field }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label={label}
      hint="6 to 100 characters. Not your username, and not an easy guess like 123456."
      {...isNew}
      {...field('password')}
    />
    <TextField label={confirmLabel} {...isNew} {...field('confirmPassword')} />
  </>
)
