import { z } from 'zod'
import { webhookEventTypes } from '#domain/live/webhooks/event.ts'

/**
 * What is posted to an address for events: a doorbell. It says what kind of thing changed and where; what holds now is
 * asked for at `menuUrl`, so that events which are late, or come twice or in another order, do no harm.
 */
export const webhookEventSchema = z.object({
  id: z.string().meta({ description: 'The same at every attempt; also the header `webhook-id`.' }),
  type: z.enum(webhookEventTypes).meta({ description: '`test` is sent when an owner asks for it.' }),
  at: z.iso.datetime().meta({ description: 'When it changed.' }),
  restaurant: z.object({ id: z.string(), slug: z.string(), url: z.string() }),
  menus: z
    .array(z.object({ id: z.string(), title: z.string() }))
    .meta({ description: 'Those that the change is about; empty for what concerns the whole page.' }),
  menuUrl: z.string().meta({ description: 'Where what holds now is asked for: `menu.json`.' }),
})

export type WebhookEvent = z.infer<typeof webhookEventSchema>

export const webhookEventExample: WebhookEvent = {
  id: 'evt_2LmQ90aQx',
  type: 'sold_out.changed',
  at: '2026-09-01T17:42:00.000Z',
  restaurant: {
    id: 'rS8vK2mQ4xYb',
    slug: 'da-marcella',
    url: 'https://menus.example.com/r/da-marcella',
  },
  menus: [{ id: 'h2Xw8LrPzK4u', title: 'Dinner' }],
  menuUrl: 'https://menus.example.com/r/da-marcella/menu.json',
}
