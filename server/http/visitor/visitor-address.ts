import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../../settings/env.ts'
import { isLocalHost, isPublicAddress } from '../../settings/local-address.ts'
import { type Client, clientAddress, isOfThisMachine } from './client-address.ts'

const UNCOUNTED: Client = { named: undefined, countedBy: undefined }

/**
 * Who sends a request. Requests from the machine of an installation without a public address are not
 * counted, and neither are the application's own.
 */
export function visitorAddress(
  c: Context,
  { trustedProxies, publicUrl }: Pick<Env, 'trustedProxies' | 'publicUrl'>,
): Client {
  if (!c.env || !('incoming' in c.env)) return UNCOUNTED
  const peer = getConnInfo(c).remote.address
  const forwardedFor = c.req.header('x-forwarded-for')
  const isAtTheMachine =
    !isPublicAddress(publicUrl) && isLocalHost(c.req.header('host')) && isOfThisMachine(peer, forwardedFor)
  return isAtTheMachine ? UNCOUNTED : clientAddress(peer, forwardedFor, trustedProxies)
}
