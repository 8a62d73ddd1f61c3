import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** 24 random bytes as Standard Webhooks write a secret: `whsec_` and base64. */
export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString('base64')}`

export interface SignedMessage {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
}

/**
 * The headers of a message that is signed as Standard Webhooks 1.0 say: HMAC-SHA256 of id, time and body
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */
export function signedHeaders(secret: string, { id, timestamp, body }: SignedMessage) {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
