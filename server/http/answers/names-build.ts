import type { MiddlewareHandler } from 'hono'
import { BUILD_HEADER } from '#contract/shared/build.ts'

/** Every answer to a call names the build of the screens, so that an open page hears of another one. */
export const namesBuild =
  (build: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (build) c.res.headers.set(BUILD_HEADER, build)
  }
