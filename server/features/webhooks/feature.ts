import { mountWebhooks } from './routes.ts'
import { keepSending, sweepWebhooks } from './sending/sender.ts'

export const webhooks = { mount: mountWebhooks, sweeps: { webhooks: sweepWebhooks }, run: keepSending }
