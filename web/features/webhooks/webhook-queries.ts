import { queryOptions } from '@tanstack/react-query'
import { listWebhookDeliveries, listWebhooks } from '#contract/webhooks.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

/** The addresses that a restaurant's page tells. */
export const webhooksQuery = (restaurantId: string) =>
  queryOptions({
    queryKey: [listWebhooks.path, restaurantId],
    queryFn: ({ signal }) => call(listWebhooks, { params: { restaurantId } }, { signal }),
    staleTime: 0,
  })

export interface WebhookParams {
  readonly restaurantId: string
  readonly webhookId: string
}

const EVERY_MS = 2000

/** What was sent to one of them; asked for again while something is under way. */
export const deliveriesQuery = (params: WebhookParams) =>
  queryOptions({
    queryKey: [listWebhookDeliveries.path, params.webhookId],
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'waiting') ? EVERY_MS : false,
  })

/** Asks again for the addresses of a restaurant, and for what was sent there. */
export async function refreshWebhooks(restaurantId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: webhooksQuery(restaurantId).queryKey }),
    queryClient.invalidateQueries({ queryKey: [listWebhookDeliveries.path] }),
  ])
}
