import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, KeyRound, ListChecks, Pause, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  deleteWebhook,
  pauseWebhook,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from '#contract/restaurant/webhooks.ts'
import { call } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../ui/overlay/dropdown-menu.tsx'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { SecretNote } from '../../ui/parts/secret-note.tsx'
import { DeliveriesList } from './deliveries-list.tsx'
import { eventWords } from './delivery-words.ts'
import { forgetWebhook, refreshWebhooks } from './webhook-queries.ts'

const EventsDialog = lazyDialog(async () => (await import('./events-dialog.tsx')).EventsDialog)

export interface WebhookCardProps {
  restaurantId: string
  webhook: Webhook
  /** Of an address that was added just now. */
  secret: string | undefined
  onSecret: (secret: string) => void
}

type Question = 'secret' | 'remove' | 'events'

export function WebhookCard({ restaurantId, webhook, secret, onSecret }: WebhookCardProps) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { id: webhookId, url, events, isActive, earlierSecretUntil } = webhook
  const params = { restaurantId, webhookId }
  const outcome = { onSuccess: () => refreshWebhooks(restaurantId), onError: showErrorToast }
  const testing = useMutation({ ...outcome, mutationFn: () => call(testWebhook, { params }) })
  const switching = useMutation({
    ...outcome,
    mutationFn: () => call(pauseWebhook, { params, body: { isActive: !isActive } }),
  })
  const rotating = useMutation({
    mutationFn: () => call(rotateWebhookSecret, { params }),
    onSuccess(rotated) {
      setQuestion(null)
      onSecret(rotated.secret)
      void refreshWebhooks(restaurantId)
    },
    onError: showErrorToast,
  })
  const removing = useMutation({
    mutationFn: () => call(deleteWebhook, { params }),
    onSuccess: () => forgetWebhook(params),
    onError: showErrorToast,
  })
  return (
    <article aria-label={url} className="min-w-0 rounded-card border border-rule bg-card p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h3 className="font-medium font-sans text-base [overflow-wrap:anywhere]">{url}</h3>
          <Standing webhook={webhook} />
          {events && (
            <p className="text-quiet text-sm">Events: {events.map((type) => eventWords[type]).join(', ')}</p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            disabled={!isActive}
            isPending={testing.isPending}
            onClick={() => testing.mutate()}
          >
            Send a Test
          </Button>
          <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label={`More for ${url}`} />}>
            <DropdownMenuItem icon={isActive ? Pause : Play} onSelect={() => switching.mutate()}>
              {isActive ? 'Pause' : 'Turn On'}
            </DropdownMenuItem>
            <DropdownMenuItem icon={ListChecks} onSelect={() => setQuestion('events')}>
              Choose Events…
            </DropdownMenuItem>
            <DropdownMenuItem icon={KeyRound} onSelect={() => setQuestion('secret')}>
              New Secret…
            </DropdownMenuItem>
            <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => setQuestion('remove')}>
              Remove…
            </DropdownMenuItem>
          </DropdownMenu>
        </div>
      </div>
      <div className="flex flex-col gap-4">
        {secret !== undefined && (
          <SecretNote
            secret={secret}
            title="The secret of this address: it is shown this once."
            purpose="The other program needs it to verify that events come from Carte."
          />
        )}
        {earlierSecretUntil && (
          <p className="text-pretty text-quiet text-sm">
            Until {timeFormat.format(new Date(earlierSecretUntil))} the secret before it is good too: events
            are signed with both.
          </p>
        )}
        <Disclosure label="Delivery log">
          <DeliveriesList params={params} maySend={isActive} />
        </Disclosure>
      </div>
      {question === 'events' && (
        <EventsDialog
          restaurantId={restaurantId}
          webhook={webhook}
          isOpen
          onClose={() => setQuestion(null)}
        />
      )}
      <ConfirmDialog
        isOpen={question === 'secret'}
        onOpenChange={(isOpen) => !isOpen && setQuestion(null)}
        title="Make a New Secret?"
        description="For 24 hours events are signed with both, so that the other program refuses none while you give it the new one."
        confirmLabel="Make New Secret"
        variant="primary"
        isPending={rotating.isPending}
        onConfirm={() => rotating.mutate()}
      />
      <ConfirmDialog
        isOpen={question === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setQuestion(null)}
        title="Remove This Address?"
        description="Nothing more is sent there, and the list of what was sent goes with it. This cannot be undone."
        confirmLabel="Remove Address"
        isPending={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </article>
  )
}

function Standing({ webhook: { isActive, failingSince } }: { webhook: Webhook }) {
  if (!isActive)
    return (
      <Badge tone={failingSince ? 'bad' : 'neutral'}>
        {failingSince ? 'Paused: nothing arrived for three days' : 'Paused'}
      </Badge>
    )
  return (
    <Badge tone={failingSince ? 'warn' : 'good'}>{failingSince ? 'The last delivery failed' : 'On'}</Badge>
  )
}

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
