import { createHmac, timingSafeEqual } from 'node:crypto'

type Headers = Readonly<Record<string, string | undefined>>

/**
 * Returns an event that Carte sent, as Standard Webhooks 1.0 say; throws for any other, and for one of more than five
 * minutes ago.
 * @param body as it came, before any parsing
 * @param headers of the request, in small letters
 * @param secret of the address: whsec_…
 */
export function verifyWebhook(body: string, headers: Headers, secret: string, now = Date.now()): unknown {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(now / 1000 - Number(sentAt)) < 300)) throw new Error('too old')
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest()
  // While two secrets are good, there are two signatures.
  const isOurs = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOurs) throw new Error('not signed by Carte')
  return JSON.parse(body)
}
