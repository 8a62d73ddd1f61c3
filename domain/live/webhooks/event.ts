import { liveEventTypes } from '../model/live-event.ts'

/** `test` is sent when an owner asks for it. */
export const webhookEventTypes = [...liveEventTypes, 'test'] as const

export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Events of one kind within this time are sent as one. */
export const GATHERED_MS = 2000
