import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { createWebhook, type Webhook } from '#contract/restaurant/webhooks.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { refreshWebhooks } from './webhook-queries.ts'

const WEBHOOKS = 'feature:webhooks'

export interface AddAddressProps {
  restaurantId: string
  /** Given the secret, which no other answer tells. */
  onAdded: (webhook: Webhook, secret: string) => void
}

/** One line: the address of a program that is to be notified. */
export function AddAddress({ restaurantId, onAdded }: AddAddressProps) {
  const mayAdd = usePlanAllows(WEBHOOKS)
  const [url, setUrl] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const adding = useMutation({
    mutationFn: (address: string) =>
      call(createWebhook, { params: { restaurantId }, body: { url: address } }),
    async onSuccess({ secret, ...webhook }) {
      await refreshWebhooks(restaurantId)
      setUrl('')
      onAdded(webhook, secret)
    },
    onError: (error) => setFault(sentenceOf(error, 'The address could not be added. Please try again.')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayAdd) askToUpgrade(WEBHOOKS)
    else if (url.trim() === '') setFault('Please give an address.')
    else adding.mutate(url)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField
        label="Address of your program"
        hint="From your web developer or till provider. Starts with https://."
        className="min-w-0 grow"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        error={fault}
        value={url}
        onChange={({ target }) => {
          setFault(null)
          setUrl(target.value)
        }}
      />
      <Button type="submit" className="sm:mt-6" isPending={adding.isPending}>
        Add Address
      </Button>
    </form>
  )
}
