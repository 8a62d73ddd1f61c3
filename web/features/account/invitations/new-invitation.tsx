import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import {
  createInvitation,
  INVITATION_DAYS,
  type NewInvitation as MadeInvitation,
} from '#contract/accounts/invitations.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { copyText } from '../../../menu/sharing/deliver-link.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

const lifetimes = [
  { value: 1, label: '1 day' },
  { value: INVITATION_DAYS, label: '7 days' },
  { value: 30, label: '30 days' },
]

/** Makes a link, and shows it this once: nobody can look it up later. */
export function NewInvitation({ onMade }: { onMade: () => void }) {
  const [note, setNote] = useState('')
  const [days, setDays] = useState(INVITATION_DAYS)
  const make = useMutation({
    mutationFn: () => call(createInvitation, { body: { days, ...(note.trim() && { note: note.trim() }) } }),
    onSuccess: () => {
      setNote('')
      onMade()
    },
    onError: showErrorToast,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    make.mutate()
  }
  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Who it is for"
          isOptional
          maxLength={100}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="grow basis-56"
        />
        <SelectField
          label="Open for"
          options={lifetimes}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          className="w-32"
        />
        <Button type="submit" isPending={make.isPending}>
          Make a link
        </Button>
      </form>
      {make.data && <MadeLink key={make.data.id} made={make.data} />}
    </>
  )
}

function MadeLink({ made: { url, expiresAt } }: { made: MadeInvitation }) {
  const field = useRef<HTMLInputElement>(null)
  async function copy() {
    if (await copyText(url)) toast({ title: 'Link copied!' })
    else field.current?.select()
  }
  return (
    <div role="status" className="mt-4 rounded-control bg-wash p-4">
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label="The link"
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className="grow"
        />
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
      </div>
      <p className="mt-2 text-pretty text-quiet text-sm">
        Send it to the person now: it is not shown again. It works once, until {formatDate(expiresAt)}.
      </p>
    </div>
  )
}
