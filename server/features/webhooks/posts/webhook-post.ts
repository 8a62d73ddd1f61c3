import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createPublicHosts } from '../../../adapters/public-hosts/public-hosts.ts'

export type WebhookPostFault =
  /** The name leads into a private network. */
  | 'private_address'
  /** No answer in time. */
  | 'too_slow'
  /** The name isn't in the DNS. */
  | 'unknown_name'
  /** Nobody listens there. */
  | 'nobody_there'
  /** Its certificate is wrong, has run out, or is of somebody whom nobody trusts. */
  | 'bad_certificate'
  /** No connection, or one that broke. */
  | 'unreachable'

export class WebhookPostError extends Error {
  override readonly name = 'WebhookPostError'
  readonly fault: WebhookPostFault

  constructor(fault: WebhookPostFault, options?: ErrorOptions) {
    super(`Nothing could be sent: ${fault}`, options)
    this.fault = fault
  }
}

export interface WebhookPost {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Breaks it off. */
  readonly signal?: AbortSignal
}

export interface WebhookPosts {
  /** May events be sent there? Only to names by https; where a name leads is judged when something is sent. */
  allows(address: string): boolean
  /**
   * Posts to an address that a user gave. Only public addresses are connected to, judged after the name was looked
   * up; redirects are not followed, and nothing of the answer is read.
   * @returns the status of the answer, whichever it is
   * @throws {WebhookPostError}
   */
  post(address: string, post: WebhookPost): Promise<number>
}

/** A server that works on an event for longer should answer first. */
const TIMEOUT_MS = 10_000

/** Programs take events by https; what other ports serve is something else. */
const RECEIVING_PORTS = ['443', '8443']

/**
 * @param exceptions hosts that may be named, without TLS too, and private addresses that are reached; for tests alone
 * @param networks private networks where events are sent too, without TLS as well
 */
export function createWebhookPosts(
  exceptions: readonly string[] = [],
  networks: readonly string[] = [],
): WebhookPosts {
  const hosts = createPublicHosts({ ports: RECEIVING_PORTS, exceptions, networks })

  function allows(address: string): boolean {
    const url = URL.parse(address)
    if (!url || url.username || url.password) return false
    if (hosts.isOpened(url)) return url.protocol === 'http:' || url.protocol === 'https:'
    return url.protocol === 'https:' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && hosts.allows(url)
  }

  return {
    allows,
    post(address, { headers, body, signal }) {
      if (!allows(address)) return Promise.reject(new WebhookPostError('private_address'))
      const url = new URL(address)
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      const timeout = AbortSignal.timeout(TIMEOUT_MS)
      const answered = Promise.withResolvers<number>()
      request(url, {
        method: 'POST',
        ...hosts.connectionOf(url),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      })
        .on('response', (answer) => {
          answered.resolve(answer.statusCode ?? 0)
          answer.destroy()
        })
        .on('error', (cause) => {
          const why = hosts.isRefusal(cause) ? 'private_address' : faultOf(cause)
          const fault = timeout.aborted ? 'too_slow' : why
          answered.reject(new WebhookPostError(fault, { cause }))
        })
        .end(body)
      return answered.promise
    },
  }
}

/** By the codes of Node and OpenSSL. */
function faultOf({ code = '' }: NodeJS.ErrnoException): WebhookPostFault {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_name'
  if (code === 'ECONNREFUSED') return 'nobody_there'
  return /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/u.test(code)
    ? 'bad_certificate'
    : 'unreachable'
}
