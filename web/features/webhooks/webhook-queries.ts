import { queryOptions } from '@tanstack/react-query'
import { listWebhookDeliveries, listWebhooks } from '#contract/restaurant/webhooks.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

const LOOK_EVERY_MS = 10_000

/** The addresses that a restaurant's page tells; one may begin to fail while it is looked at. */
export const webhooksQuery = (restaurantId: string) =>
  queryOptions({
    queryKey: [listWebhooks.path, restaurantId],
    queryFn: ({ signal }) =>
      call(listWebhooks, { params: { restaurantId } }, { signal, asksToSignIn: 'once' }),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  })

export interface WebhookParams {
  readonly restaurantId: string
  readonly webhookId: string
}

const EVERY_MS = 2000

/** What is sent later than that is nothing to wait for. */
const SOON_MS = 60_000

/** What was sent to one of them; asked for again while something is about to be sent. */
export const deliveriesQuery = (params: WebhookParams) =>
  queryOptions({
    queryKey: [listWebhookDeliveries.path, params.webhookId],
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params }, { signal, asksToSignIn: 'once' }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ nextAt }) => nextAt !== null && Date.parse(nextAt) - Date.now() < SOON_MS)
        ? EVERY_MS
        : false,
  })

/** Takes one off the screen that is there no more, so that nothing is asked of it. */
export function forgetWebhook({ restaurantId, webhookId }: WebhookParams): void {
  queryClient.setQueryData(webhooksQuery(restaurantId).queryKey, (known) =>
    known?.filter(({ id }) => id !== webhookId),
  )
}

/** Asks again for the addresses of a restaurant, and for what was sent there. */
export async function refreshWebhooks(restaurantId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: webhooksQuery(restaurantId).queryKey }),
    queryClient.invalidateQueries({ queryKey: [listWebhookDeliveries.path] }),
  ])
}
