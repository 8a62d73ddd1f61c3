import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { copyImage } from '#contract/accounts/uploads.ts'
import { call, sentenceOf } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'

/** A picture from the web: the server fetches it once and keeps a copy, so the menu depends on no other site. */
export function BackgroundFromAddress({ onFetched }: { onFetched: (url: string) => void }) {
  const [address, setAddress] = useState('')
  const fetching = useMutation({
    mutationFn: () => call(copyImage, { body: { address: address.trim(), purpose: 'background' } }),
    onSuccess({ url }) {
      setAddress('')
      onFetched(url)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (address.trim() !== '') fetching.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextField
        label="Custom background URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={2000}
        autoComplete="off"
        className="grow"
        value={address}
        error={
          fetching.error &&
          sentenceOf(fetching.error, 'The picture could not be fetched. Please try again in a moment.')
        }
        onChange={({ target }) => {
          fetching.reset()
          setAddress(target.value)
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        className="mt-6"
        isPending={fetching.isPending}
        pendingLabel="Fetching…"
      >
        Apply
      </Button>
    </form>
  )
}
