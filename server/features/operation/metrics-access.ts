import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { HttpContext } from '../../http/mount.ts'

/**
 * May this request read the metrics? Who shows the token where there is one; else whoever asks from this
 * machine itself, which a request that a proxy of this machine passes on does not.
 */
export function mayReadMetrics(c: HttpContext, token: string | undefined): boolean {
  if (token !== undefined) {
    const shown = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    return shown !== undefined && isSame(shown, token)
  }
  const peer = getConnInfo(c).remote.address ?? ''
  return (
    LOOPBACK.test(peer) &&
    !PROXY_HEADERS.some((name) => c.req.header(name)) &&
    isLocalHost(c.req.header('host'))
  )
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** What proxies add; one that adds nothing still passes the name on that the visitor asked for. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Also keeps out a page whose host name its owner has pointed to this machine. */
const isLocalHost = (host: string | undefined): boolean =>
  host !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)

/** Hashes have one length, and comparing them tells nothing by its time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
