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

/** For so long the secret before a new one signs too, so that programs refuse nothing before they know the new one. */
export const SECRETS_OVERLAP_MS = 24 * 60 * 60 * 1000

/** The secrets with which a message is signed at a moment, the newest first. */
export const secretsAt = (
  {
    secret,
    earlierSecret,
    earlierSecretUntil,
  }: {
    readonly secret: string
    readonly earlierSecret: string | null
    readonly earlierSecretUntil: string | null
  },
  at: Date,
): string[] =>
  earlierSecret !== null && earlierSecretUntil !== null && Date.parse(earlierSecretUntil) > at.getTime()
    ? [secret, earlierSecret]
    : [secret]

/**
 * The headers of a message that is signed as Standard Webhooks 1.0 say: HMAC-SHA256 of id, time and body, one signature
 * for each secret, with spaces between them
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 */
export function signedHeaders(secrets: readonly string[], { id, timestamp, body }: SignedMessage) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
