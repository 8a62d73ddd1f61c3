import { expect, it } from 'vitest'
import { webhookEventExample } from '#contract/restaurant/webhook-event.ts'
import { newSecret, signedHeaders } from '#server/features/webhooks/sending/signature.ts'
import { verifyWebhook } from './verify-webhook.ts'

const now = Date.parse('2026-11-29T12:00:00.000Z')
const body = JSON.stringify(webhookEventExample)
const sent = (secrets: string[], timestamp = now / 1000) =>
  signedHeaders(secrets, { id: webhookEventExample.id, timestamp, body })

it('takes an event that Carte signed, also while two secrets are good', () => {
  const [secret, earlier] = [newSecret(), newSecret()]
  expect(verifyWebhook(body, sent([secret]), secret, now)).toEqual(webhookEventExample)
  expect(verifyWebhook(body, sent([secret, earlier]), earlier, now)).toEqual(webhookEventExample)
})

it('refuses another secret, other words, and an old event', () => {
  const secret = newSecret()
  expect(() => verifyWebhook(body, sent([newSecret()]), secret, now)).toThrow('not signed')
  expect(() => verifyWebhook(`${body} `, sent([secret]), secret, now)).toThrow('not signed')
  expect(() => verifyWebhook(body, sent([secret], now / 1000 - 600), secret, now)).toThrow('too old')
  expect(() => verifyWebhook(body, {}, secret, now)).toThrow('too old')
})
