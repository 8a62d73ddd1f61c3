import { useMutation, useQuery } from '@tanstack/react-query'
import { resendWebhookDelivery, type WebhookDelivery } from '#contract/restaurant/webhooks.ts'
import { call } from '../../lib/api.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { eventWords, outcomeWords } from './delivery-words.ts'
import { deliveriesQuery, refreshWebhooks, type WebhookParams } from './webhook-queries.ts'

export interface DeliveriesListProps {
  params: WebhookParams
  /** Whether something may be sent once more. */
  maySend: boolean
}

export function DeliveriesList({ params, maySend }: DeliveriesListProps) {
  const deliveries = useQuery(deliveriesQuery(params))
  const sending = useMutation({
    mutationFn: (deliveryId: string) => call(resendWebhookDelivery, { params: { ...params, deliveryId } }),
    onSuccess: () => refreshWebhooks(params.restaurantId),
    onError: showErrorToast,
  })
  const again: TableColumn<WebhookDelivery> = {
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: ({ id }) => (
      <Button
        variant="quiet"
        isPending={sending.isPending && sending.variables === id}
        onClick={() => sending.mutate(id)}
      >
        Send Again
      </Button>
    ),
  }
  return (
    <Loaded query={deliveries} what="what was sent">
      {(listed) =>
        listed.length === 0 ? (
          <p className="text-quiet text-sm">Nothing yet. Events are kept here for 30 days.</p>
        ) : (
          <Table
            caption="Delivery log"
            columns={maySend ? [...columns, again] : columns}
            rows={listed}
            rowKey={({ id }) => id}
          />
        )
      }
    </Loaded>
  )
}

const columns: readonly TableColumn<WebhookDelivery>[] = [
  { header: 'Event', isRowHeader: true, cell: ({ type }) => eventWords[type] },
  { header: 'Time', cell: ({ createdAt }) => timeFormat.format(new Date(createdAt)) },
  { header: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  { header: 'Outcome', cell: outcomeWords },
]

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
