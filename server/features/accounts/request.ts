import type { Env } from '../../env.ts'
import type { HttpContext } from '../../http/mount.ts'
import { ownOrigin } from '../../http/own-origin.ts'
import { visitorAddress } from '../../http/visitor-address.ts'
import type { AuthRequest } from './auth.ts'

/** What the authentication library has to know of a request. */
export const requestOf = (c: HttpContext, env: Pick<Env, 'publicUrl' | 'trustedProxies'>): AuthRequest => ({
  headers: c.req.raw.headers,
  origin: ownOrigin(c, env.publicUrl),
  address: visitorAddress(c, env),
})

export function passCookies(c: HttpContext, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}
