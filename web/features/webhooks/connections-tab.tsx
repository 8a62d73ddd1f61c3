import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { createWebhook, type Webhook } from '#contract/restaurant/webhooks.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PlanBadge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { refreshWebhooks, webhooksQuery } from './webhook-queries.ts'

function ConnectionsTab({ stored: { restaurantId } }: { stored: OwnPage }) {
  const webhooks = useQuery(webhooksQuery(restaurantId))
  const mayAdd = usePlanAllows('feature:webhooks')
  /** By webhook; gone when the screen is left. */
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string>>(new Map())
  const keepSecret = (webhookId: string, secret: string) =>
    setSecrets((now) => new Map(now).set(webhookId, secret))
  return (
    <div className="flex flex-col gap-6">
      <Card
        title="Integrations"
        description="Within seconds of a change (a dish is sold out, a price, a special, a menu, your hours) Carte sends an event to each of these addresses. A website or a till can then fetch what’s current."
        actions={mayAdd || <PlanBadge isLocked />}
      >
        <AddAddress restaurantId={restaurantId} onAdded={({ id }, secret) => keepSecret(id, secret)} />
      </Card>
      <Loaded query={webhooks} what="your connections">
        {(listed) => (
          <ul className="flex flex-col gap-4">
            {listed.map((webhook) => (
              <li key={webhook.id}>
                <WebhookCard
                  restaurantId={restaurantId}
                  webhook={webhook}
                  secret={secrets.get(webhook.id)}
                  onSecret={(secret) => keepSecret(webhook.id, secret)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

export const connections = {
  place: 100,
  id: 'connections',
  name: 'Integrations',
  tab: 'connections',
  needs: 'share',
  Panel: ConnectionsTab,
} as const

const WEBHOOKS = 'feature:webhooks'

interface AddAddressProps {
  restaurantId: string
  /** Given the secret, which no other answer tells. */
  onAdded: (webhook: Webhook, secret: string) => void
}

/** One line: the address of a program that is to be notified. */
function AddAddress({ restaurantId, onAdded }: AddAddressProps) {
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
