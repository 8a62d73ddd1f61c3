import { expect, it } from 'vitest'
import type { WebhookDelivery } from '#contract/restaurant/webhooks.ts'
import { outcomeWords } from './delivery-words.ts'

const delivery: WebhookDelivery = {
  id: 'one',
  type: 'test',
  status: 'waiting',
  attempts: 0,
  nextAt: '2026-03-01T12:00:02.000Z',
  lastStatus: null,
  lastError: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  deliveredAt: null,
}

it.each<[Partial<WebhookDelivery>, string]>([
  [{}, 'On its way.'],
  [{ status: 'delivered', attempts: 1, lastStatus: 204 }, 'Arrived (204).'],
  [{ attempts: 1, lastStatus: 500 }, 'Answered 500. Carte tries again.'],
  [{ attempts: 2, lastError: 'too_slow' }, 'No answer within 10 seconds. Carte tries again.'],
  [{ status: 'failed', attempts: 9, lastStatus: 404 }, 'Answered 404.'],
  [{ status: 'failed', lastError: 'paused' }, 'Not sent: the address was paused.'],
  [
    { status: 'failed', attempts: 2, lastError: 'superseded' },
    'Did not arrive. A later event of this kind took its place.',
  ],
])('says what came of %j', (changes, words) => {
  expect(outcomeWords({ ...delivery, ...changes })).toBe(words)
})
