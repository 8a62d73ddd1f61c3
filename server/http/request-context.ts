import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { User } from '#contract/accounts.ts'
import type { Logger } from '../log.ts'
import type { HttpBindings } from './mount.ts'

/** An id from a proxy is kept if it looks like one; it ends up in the log and in answers. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** Gives each request an id, a log that carries it, and a lazy look at who is signed in. */
export function requestContext(
  log: Logger,
  findVisitor: (headers: Headers) => Promise<User | null>,
): MiddlewareHandler<HttpBindings> {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
    const requestLog = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLog)
    let visitor: Promise<User | null> | undefined
    c.set('visitor', () => {
      visitor ??= findVisitor(c.req.raw.headers)
      return visitor
    })
    c.header('x-request-id', requestId)
    const start = performance.now()
    await next()
    requestLog.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Number((performance.now() - start).toFixed(1)),
      },
      'request',
    )
  }
}
