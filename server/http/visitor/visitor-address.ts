import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../../settings/env.ts'
import { isLocalHost, isPublicAddress } from '../../settings/local-address.ts'
import { type Client, clientAddress, isOfThisMachine } from './client-address.ts'

const NOBODY: Client = { named: undefined, countedBy: undefined }

/**
 * Who sends a request. Whoever sits at the machine of an installation without a public address is not
 * counted, and neither is the application itself.
 */
export function visitorAddress(
  c: Context,
  { trustedProxies, publicUrl }: Pick<Env, 'trustedProxies' | 'publicUrl'>,
): Client {
  if (!c.env || !('incoming' in c.env)) return NOBODY
  const peer = getConnInfo(c).remote.address
  const forwardedFor = c.req.header('x-forwarded-for')
  const isAtTheMachine =
    !isPublicAddress(publicUrl) && isLocalHost(c.req.header('host')) && isOfThisMachine(peer, forwardedFor)
  return isAtTheMachine ? NOBODY : clientAddress(peer, forwardedFor, trustedProxies)
}
