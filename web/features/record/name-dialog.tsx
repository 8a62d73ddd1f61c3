import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { nameVersion, VERSION_NAME_LENGTH } from '#contract/menus/kept-menus.ts'
import { call } from '../../lib/api.ts'
import { tellFailureOr } from '../../lib/tell-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import type { TimelineEntry } from './entries.ts'
import { refreshRecord } from './record-queries.ts'

interface NameDialogProps {
  menuId: string
  entry: TimelineEntry | null
  onClose: () => void
}

export const NameDialog = ({ menuId, entry, onClose }: NameDialogProps) => (
  <Dialog
    isOpen={entry !== null}
    onOpenChange={onClose}
    title="Name this version"
    description="A version with a name is kept until you take the name off."
    maxWidth={440}
  >
    {entry && <Fields menuId={menuId} entry={entry} onClose={onClose} />}
  </Dialog>
)

function Fields({ menuId, entry: { version, label }, onClose }: NameDialogProps & { entry: TimelineEntry }) {
  const [name, setName] = useState(label ?? '')
  const save = useMutation({
    mutationFn: (next: string | null) =>
      call(nameVersion, { params: { id: menuId, version }, body: { label: next } }),
    async onSuccess() {
      await refreshRecord()
      onClose()
    },
    onError: tellFailureOr('The name could not be saved. Please try again.'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) save.mutate(name.trim())
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Name"
        required
        placeholder="Before the new prices"
        maxLength={VERSION_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <DialogActions>
        {label !== null && (
          <Button variant="quiet" onClick={() => save.mutate(null)}>
            Take Name Off
          </Button>
        )}
        <Button type="submit" isPending={save.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
