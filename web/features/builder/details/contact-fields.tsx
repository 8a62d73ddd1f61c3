import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import type { TypedMenu } from './details-form.ts'

export interface ContactFieldsProps {
  contact: TypedMenu['contact']
  onContact: (contact: TypedMenu['contact']) => void
}

const boxes = [
  { field: 'address', label: 'Address', autoComplete: 'street-address' },
  { field: 'phone', label: 'Phone', autoComplete: 'tel' },
  { field: 'hours', label: 'Opening hours', autoComplete: 'off' },
  { field: 'web', label: 'Web', autoComplete: 'url' },
] as const

export const ContactFields = ({ contact, onContact }: ContactFieldsProps) => (
  <Disclosure
    label="Contact"
    summary={boxes
      .map(({ field }) => contact[field])
      .filter(Boolean)
      .join(' · ')}
  >
    <div className="grid gap-4 sm:grid-cols-2">
      {boxes.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          label={label}
          autoComplete={autoComplete}
          maxLength={300}
          value={contact[field]}
          onChange={({ target }) => onContact({ ...contact, [field]: target.value })}
        />
      ))}
    </div>
  </Disclosure>
)
