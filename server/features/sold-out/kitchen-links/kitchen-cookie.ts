import { getCookie, setCookie } from 'hono/cookie'
import type { HttpContext } from '../../../http/bindings.ts'
import type { Env } from '../../../settings/env.ts'

/** Sent only with the calls of the kitchen, so that it never joins anyone's session. */
const PATH = '/api/pass'

/** Behind TLS, no page without it can plant one. */
const nameOf = (env: Pick<Env, 'publicUrl'>): string =>
  env.publicUrl?.protocol === 'https:' ? '__Secure-carte-pass' : 'carte-pass'

/** The longest that browsers keep a cookie (RFC 6265bis); the link itself opens the kitchen list again. */
const KEPT_SECONDS = 400 * 24 * 60 * 60

export const readKitchenCookie = (c: HttpContext, env: Pick<Env, 'publicUrl'>): string | undefined =>
  getCookie(c, nameOf(env))

export function writeKitchenCookie(c: HttpContext, env: Pick<Env, 'publicUrl'>, token: string): void {
  setCookie(c, nameOf(env), token, {
    path: PATH,
    maxAge: KEPT_SECONDS,
    httpOnly: true,
    sameSite: 'Strict',
    secure: env.publicUrl?.protocol === 'https:',
  })
}
