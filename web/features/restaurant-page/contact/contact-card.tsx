import type { ComponentPropsWithRef } from 'react'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'

type Contact = RestaurantPage['contact']

interface ContactField extends Pick<ComponentPropsWithRef<'input'>, 'type' | 'autoComplete' | 'maxLength'> {
  readonly key: keyof Contact
  readonly label: string
}

const fields: readonly ContactField[] = [
  { key: 'address', label: 'Address', autoComplete: 'street-address', maxLength: 300 },
  { key: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', maxLength: 60 },
  { key: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: 200 },
  { key: 'web', label: 'Website', type: 'url', autoComplete: 'url', maxLength: 300 },
]

export function ContactCard({ work: { page, change } }: { work: PageWork }) {
  const set = (key: keyof Contact, text: string) =>
    change((now) => {
      const { [key]: _, ...rest } = now.contact
      return { ...now, contact: text === '' ? rest : { ...rest, [key]: text } }
    })
  return (
    <Card
      title="Contact"
      description="Guests get a map link and tap-to-call. Where you leave one empty, guests see what your menu says."
    >
      <div className="flex flex-col gap-4">
        {fields.map(({ key, label, ...input }) => (
          <TextField
            key={key}
            label={label}
            {...input}
            value={page.contact[key] ?? ''}
            onChange={({ target }) => set(key, target.value)}
          />
        ))}
      </div>
    </Card>
  )
}
