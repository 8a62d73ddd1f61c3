import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** An assistant as it registered itself, or as its document describes it; nobody has checked its name. */
export interface OAuthClient {
  readonly name: string
  readonly redirectUris: readonly string[]
  /** The host of its document; absent for one that registered itself. */
  readonly publishedAt?: string
}

const LOOPBACK = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/u

/** An address that a code may be sent to: HTTPS, or a program on the person's own machine (RFC 8252). */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, hash, username } = new URL(text)
  if (hash !== '' || username !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}

/** RFC 7591, the part of it that a public client needs. */
export const registrationSchema = z.object({
  client_name: z.string().trim().min(1).max(80).default('An assistant'),
  redirect_uris: z
    .array(z.string().max(500).refine(isRedirectUri, 'A redirect address is HTTPS, or on this machine.'))
    .min(1)
    .max(5),
})

export interface Assistants {
  readonly assistants: {
    /** A client is its own id, signed: registering writes nothing, so nobody fills a table by it. */
    idOf(client: OAuthClient): string
    /** The client of an id; null for one that this installation did not sign. */
    of(id: string): OAuthClient | null
    /** What renews a key once, after it was renewed so often: signed, so it is kept nowhere. */
    refreshTokenOf(keyId: string, renewals: number): string
    /** What a refresh token says; null for one that this installation did not sign. */
    readRefreshToken(token: string): { readonly keyId: string; readonly renewals: number } | null
  }
}

export function openAssistants(secret: string): Assistants['assistants'] {
  const signed = (text: string) => `${text}.${signatureOf(text, secret)}`
  const read = (token: string): string | null => {
    const [text = '', signature = ''] = token.split('.')
    const wanted = Buffer.from(signatureOf(text, secret))
    const given = Buffer.from(signature)
    return wanted.length === given.length && timingSafeEqual(wanted, given) ? text : null
  }
  return {
    idOf: ({ name, redirectUris }) =>
      signed(Buffer.from(JSON.stringify([name, redirectUris])).toString('base64url')),
    of(id) {
      const text = id.startsWith(REFRESH) ? null : read(id)
      if (text === null) return null
      const [name, redirectUris] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string[]]
      return { name, redirectUris }
    },
    refreshTokenOf: (keyId, renewals) => signed(`${REFRESH}${keyId}_${renewals}`),
    readRefreshToken(token) {
      const [, keyId = '', renewals = ''] = REFRESHES.exec(read(token) ?? '') ?? []
      return keyId ? { keyId, renewals: Number(renewals) } : null
    },
  }
}

const REFRESH = 'carte_refresh_'
const REFRESHES = /^carte_refresh_([0-9a-f]{8})_(\d{1,9})$/u

/** Programs on the person's machine choose their port when they start (RFC 8252, 7.3). */
export function isOwnRedirect({ redirectUris }: OAuthClient, asked: string): boolean {
  if (!isRedirectUri(asked)) return false
  const withoutPort = (text: string) => {
    const url = new URL(text)
    if (LOOPBACK.test(url.hostname)) url.port = ''
    return url.href
  }
  return redirectUris.some((own) => withoutPort(own) === withoutPort(asked))
}

const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', `${secret} of assistants`).update(text).digest('base64url')
