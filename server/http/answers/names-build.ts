import type { MiddlewareHandler } from 'hono'
import { BUILD_HEADER } from '#contract/shared/build.ts'

export const VERSION_HEADER = 'carte-version'

/**
 * Every answer to a call names the version of the server, for programs, and the build of the screens, so that an open
 * page hears of another one.
 */
export const namesBuild =
  (version: string, build: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.res.headers.set(VERSION_HEADER, version)
    if (build) c.res.headers.set(BUILD_HEADER, build)
  }
