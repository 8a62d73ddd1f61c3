import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { chooseWebhookEvents, type Webhook } from '#contract/restaurant/webhooks.ts'
import { liveEventTypes } from '#domain/live/model/live-event.ts'
import { call } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { eventWords } from './delivery-words.ts'
import { refreshWebhooks } from './webhook-queries.ts'

interface EventsDialogProps {
  restaurantId: string
  webhook: Webhook
  isOpen: boolean
  onClose: () => void
}

export const EventsDialog = ({ isOpen, onClose, ...rest }: EventsDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={(open) => !open && onClose()}
    title="Events for This Address"
    description="Events of other kinds aren’t sent there. A test always is."
  >
    <EventsForm onClose={onClose} {...rest} />
  </Dialog>
)

function EventsForm({
  restaurantId,
  webhook: { id: webhookId, events },
  onClose,
}: Omit<EventsDialogProps, 'isOpen'>) {
  const [chosen, setChosen] = useState<NonNullable<Webhook['events']>>(events ?? [...liveEventTypes])
  const isAll = chosen.length === liveEventTypes.length
  const choose = useMutation({
    mutationFn: () =>
      call(chooseWebhookEvents, {
        params: { restaurantId, webhookId },
        // All is also what is to come.
        body: { events: isAll ? null : chosen },
      }),
    onSuccess: async () => {
      await refreshWebhooks(restaurantId)
      onClose()
    },
    onError: showErrorToast,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.length > 0) choose.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <fieldset className="flex flex-col">
        <legend className="sr-only">Events</legend>
        {liveEventTypes.map((type, at) => (
          <Checkbox
            key={type}
            label={eventWords[type]}
            checked={chosen.includes(type)}
            error={at === liveEventTypes.length - 1 && chosen.length === 0 && 'Please choose at least one.'}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, type] : chosen.filter((one) => one !== type))
            }
          />
        ))}
      </fieldset>
      <FormActions onCancel={onClose} isPending={choose.isPending}>
        Save
      </FormActions>
    </form>
  )
}
