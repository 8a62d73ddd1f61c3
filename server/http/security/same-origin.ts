import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/app-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a browser sends with requests of our pages, and of those that a person made; programs send nothing. */
const OWN_SITES: ReadonlySet<string | undefined> = new Set([undefined, 'same-origin', 'none'])

/**
 * Refuses state-changing requests that another site's page sends. Browsers put `Origin` on all of
 * them; a client without it isn't a browser and carries no one's cookies by accident.
 */
export const sameOrigin =
  (publicUrl: URL | undefined): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (!SAFE_METHODS.has(c.req.method)) {
      const isForeign = origin !== undefined && !isOwn(origin, c.req.header('host'), publicUrl)
      if (isForeign || !OWN_SITES.has(c.req.header('sec-fetch-site'))) throw new AppError('wrong_origin')
    }
    await next()
  }

function isOwn(origin: string, host: string | undefined, publicUrl: URL | undefined): boolean {
  if (!URL.canParse(origin)) return false
  const { host: originHost, origin: normalized } = new URL(origin)
  return publicUrl ? normalized === publicUrl.origin : originHost === host
}
