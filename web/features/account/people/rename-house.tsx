import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { renameHouse } from '#contract/accounts/people.ts'
import { call, sentenceOf } from '../../../lib/api.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** What the people in a house call it: guests never see it. */
export function RenameHouse({ house }: Pick<User, 'house'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="sm" className="mt-2 self-start">
          Rename this house…
        </Button>
      }
      title="Name of this house"
      description="For the people who work here. Guests read the names of your restaurants."
    >
      <NameForm house={house} onClose={() => setOpen(false)} />
    </Dialog>
  )
}

function NameForm({ house, onClose }: Pick<User, 'house'> & { onClose: () => void }) {
  const [name, setName] = useState(house.name)
  const rename = useMutation({
    mutationFn: () => call(renameHouse, { body: { name } }),
    onSuccess: async () => {
      await askAgain(currentUserQuery)
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') rename.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Name"
        maxLength={80}
        autoComplete="organization"
        error={
          name.trim() === ''
            ? 'Please enter a name.'
            : rename.error && sentenceOf(rename.error, 'This could not be saved. Please try again.')
        }
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <FormActions onCancel={onClose} isPending={rename.isPending}>
        Save
      </FormActions>
    </form>
  )
}
