import { mountWebhooks } from './routes.ts'
import { sweepWebhooks, webhookJobs } from './sending/webhook-jobs.ts'

export const webhooks = { mount: mountWebhooks, sweeps: { webhooks: sweepWebhooks }, jobs: webhookJobs }
