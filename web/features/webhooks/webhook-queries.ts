import { queryOptions } from '@tanstack/react-query'
import { listWebhookDeliveries, listWebhooks } from '#contract/restaurant/webhooks.ts'
import { queryClient } from '../../lib/query-client.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'

const LOOK_EVERY_MS = 10_000

/** The addresses that a restaurant's page tells; one may begin to fail while it is looked at. */
export const webhooksQuery = (restaurantId: string) =>
  queryOptions({
    ...queryOf(listWebhooks, { params: { restaurantId } }, { asksToSignIn: 'once', staleTime: 0 }),
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
    ...queryOf(listWebhookDeliveries, { params }, { asksToSignIn: 'once', staleTime: 0 }),
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

export const refreshWebhooks = (restaurantId: string): Promise<void> =>
  askAgain(webhooksQuery(restaurantId), listWebhookDeliveries)
