import type { MiddlewareHandler } from 'hono'
import { AppError } from '../errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that another site's page sends. Browsers put `Origin` on all of
 * them; a client without it is no browser and carries no one's cookies by accident.
 */
export const sameOrigin =
  (publicUrl: URL | undefined): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (!SAFE_METHODS.has(c.req.method)) {
      const isForeign = origin !== undefined && !isOwn(origin, c.req.header('host'), publicUrl)
      if (isForeign || c.req.header('sec-fetch-site') === 'cross-site') throw new AppError('wrong_origin')
    }
    await next()
  }

function isOwn(origin: string, host: string | undefined, publicUrl: URL | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { host: originHost, origin: normalized } = new URL(origin)
  return publicUrl ? normalized === publicUrl.origin : originHost === host
}
