import type { WebhookEvent } from '#contract/restaurant/webhook-event.ts'
import type { KeptEvent } from '../../../live/webhooks/outbox.ts'

/** What an event names, as it is called now. */
export interface EventNames {
  /** Scheme and host of this installation. */
  readonly origin: string
  readonly restaurantId: string
  readonly slug: string
  readonly menus: readonly { readonly id: string; readonly title: string; readonly name: string }[]
}

/**
 * What is posted: a doorbell. It says what kind of thing changed and where; what holds now is asked for at `menuUrl`,
 * so that events which are late, or come twice or in another order, do no harm.
 */
export function eventBody(
  id: string,
  { type, at }: KeptEvent,
  { origin, restaurantId, slug, menus }: EventNames,
): string {
  const url = `${origin}/r/${slug}`
  const event: WebhookEvent = {
    id,
    type,
    at,
    restaurant: { id: restaurantId, slug, url },
    menus: menus.map(({ id: menuId, title, name }) => ({ id: menuId, title: title || name })),
    menuUrl: `${url}/menu.json`,
  }
  return JSON.stringify(event)
}
