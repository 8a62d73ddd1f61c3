import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { HttpContext } from '../../http/bindings.ts'
import { isLoopback } from '../../http/visitor/client-address.ts'
import type { Env } from '../../settings/env.ts'
import { isLocalHost, isPublicAddress } from '../../settings/local-address.ts'

/**
 * May this request read the metrics? Where a token is set, a request with the token. Without one, no
 * request at a public address: a proxy that adds no header looks like this machine. Elsewhere a request
 * from this machine itself; one that a proxy of this machine passes on is none.
 */
export function mayReadMetrics(
  c: HttpContext,
  { metricsToken: token, publicUrl }: Pick<Env, 'metricsToken' | 'publicUrl'>,
): boolean {
  if (token !== undefined) {
    const shown = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    return shown !== undefined && isSame(shown, token)
  }
  return (
    !isPublicAddress(publicUrl) &&
    isLoopback(getConnInfo(c).remote.address ?? '') &&
    !PROXY_HEADERS.some((name) => c.req.header(name)) &&
    // Also keeps out a page whose host name its owner has pointed to this machine.
    isLocalHost(c.req.header('host'))
  )
}

/** What proxies add; one that adds nothing still passes the name on that the visitor asked for. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Hashes have one length, and comparing them tells nothing by its time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
