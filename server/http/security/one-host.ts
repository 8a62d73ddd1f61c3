import type { HttpBindings as NodeBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/app-error.ts'

/**
 * Refuses a request that names several hosts (RFC 9112, section 3.2). Node keeps the first one, and a
 * proxy before us may have gone by the other.
 */
export const oneHost: MiddlewareHandler = async (c, next) => {
  const { incoming } = (c.env ?? {}) as Partial<NodeBindings>
  const names = incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? []
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
    throw new AppError('malformed_request', { message: 'This request names several hosts.' })
  await next()
}
