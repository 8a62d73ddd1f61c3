import { getConnInfo } from '@hono/node-server/conninfo'
import type { Env } from '../../env.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { HttpContext } from '../../http/mount.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import type { AuthRequest } from './auth.ts'

/** What the authentication library has to know of a request. */
export const requestOf = (c: HttpContext, env: Pick<Env, 'publicUrl' | 'trustedProxies'>): AuthRequest => ({
  headers: c.req.raw.headers,
  origin: ownOrigin(c, env.publicUrl),
  address: clientAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), env.trustedProxies),
})

export function passCookies(c: HttpContext, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
