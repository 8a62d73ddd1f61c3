import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { createPalette } from '#contract/accounts/palettes.ts'
import type { Palette } from '#domain/design/palettes.ts'
import { call } from '../../../../lib/api.ts'
import { tellFailureOr } from '../../../../lib/tell-failure.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { refreshPalettes } from './palettes-query.ts'

export function SavePalette({ palette }: { palette: Palette }) {
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => {
      const called = name.trim()
      return call(createPalette, { body: { ...palette, ...(called && { name: called }) } })
    },
    onSuccess() {
      setName('')
      toast({ title: 'Palette saved', description: 'Find it under Saved, on every menu.' })
      return refreshPalettes()
    },
    onError: tellFailureOr('The palette could not be saved. Please try again.'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Save this palette as"
        isOptional
        maxLength={60}
        autoComplete="off"
        className="grow"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" isPending={save.isPending} pendingLabel="Saving…">
        Save
      </Button>
    </form>
  )
}
