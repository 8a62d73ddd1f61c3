import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { clientAddress } from './client-address.ts'

/** Who sends a request; undefined where it came through trusted hops alone, or from the application itself. */
export function visitorAddress(c: Context, { trustedProxies }: Pick<Env, 'trustedProxies'>) {
  if (!c.env || !('incoming' in c.env)) return undefined
  return clientAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), trustedProxies)
}
