/** Events that owners' programs are notified of. */
export const liveEventTypes = [
  'sold_out.changed',
  'prices.changed',
  'specials.changed',
  'menus.changed',
  'page.changed',
] as const

export type LiveEventType = (typeof liveEventTypes)[number]

/** `test` is sent when an owner asks for it. */
export const webhookEventTypes = [...liveEventTypes, 'test'] as const

export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Events of one kind within this time are sent as one. */
export const GATHERED_MS = 2000
