import { ownOrigin } from '../../../http/addresses/own-origin.ts'
import type { HttpContext } from '../../../http/bindings.ts'
import { visitorAddress } from '../../../http/visitor/visitor-address.ts'
import type { Env } from '../../../settings/env.ts'
import type { AuthRequest } from './auth.ts'

export function requestOf(c: HttpContext, env: Pick<Env, 'publicUrl' | 'trustedProxies'>): AuthRequest {
  const { named, countedBy } = visitorAddress(c, env)
  return {
    headers: c.req.raw.headers,
    origin: ownOrigin(c, env.publicUrl),
    address: countedBy,
    namedAddress: named,
  }
}

export function forwardCookies(c: HttpContext, response: Response): void {
  for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
}

/** A response's cookies as the next request would send them. */
export const cookiesOf = (response: Response): Headers =>
  new Headers({
    cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  })
