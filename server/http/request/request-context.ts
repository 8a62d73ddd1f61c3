import { randomUUID } from 'node:crypto'
import type { HttpBindings as NodeBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { User } from '#contract/accounts/accounts.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { inTrace, isRequestId, type Trace } from '../../watching/trace.ts'
import type { Watching } from '../../watching/watching.ts'
import type { HttpBindings, HttpContext } from '../bindings.ts'

interface Needs extends Watching {
  readonly auth: {
    findUser(headers: Headers): Promise<User | null>
  }
}

/**
 * Gives each request an id (the sender's own where it looks like one), a lazy look at who is signed in,
 * one line in the log and its place in the metrics.
 */
export function requestContext({ log, metrics, auth }: Needs): MiddlewareHandler<HttpBindings> {
  return async (c, next) => {
    const given = c.req.header('x-request-id')
    const requestId = given && isRequestId(given) ? given : randomUUID()
    const trace: Trace = { requestId, queryCount: 0, queryMs: 0 }
    let visitor: Promise<User | null> | undefined
    let userId: string | undefined
    c.set('requestId', requestId)
    c.set('log', log)
    c.set('visitor', () => {
      visitor ??= auth.findUser(c.req.raw.headers).then((user) => {
        userId = user?.id
        trace.member = user
          ? {
              accountId: user.id,
              houseId: user.house.id,
              role: user.house.role,
              restaurants: user.house.restaurants,
            }
          : undefined
        return user
      })
      return visitor
    })
    const refused: { code?: ErrorCode; limit?: string | undefined } = {}
    c.set('noteRefusal', (code, limit) => {
      Object.assign(refused, { code, limit })
      metrics.refusals.inc({ code })
      if (limit) metrics.rateLimited.inc({ limit })
    })
    c.header('x-request-id', requestId)

    const sent = whenSent(c)
    const start = performance.now()
    metrics.requestsUnderWay.inc()
    await inTrace(trace, next)
    const ms = performance.now() - start
    const route = routeOf(c)
    const { status } = c.res
    const labels = { method: methodOf(c), route }
    metrics.requests.inc({ ...labels, status })
    metrics.requestSeconds.observe(labels, ms / 1000)

    void sent.then(({ bytes, isAborted }) => {
      metrics.requestsUnderWay.dec()
      if (isAborted) metrics.requestsAborted.inc()
      const line = {
        method: c.req.method,
        route,
        // Without the query: the links of mails carry their tokens there.
        path: c.req.path.slice(0, LONGEST_PATH),
        status,
        ...refused,
        ms: rounded(ms),
        bytes,
        queries: trace.queryCount,
        queryMs: rounded(trace.queryMs),
        userId: userId ?? trace.key?.ownerId,
        ...(trace.key && { keyId: trace.key.id }),
        ...(isAborted && { isAborted }),
      }
      inTrace(trace, () => log[isProbe(route) ? 'debug' : 'info'](line, 'request'))
    })
  }
}

const LONGEST_PATH = 200

const rounded = (ms: number): number => Number(ms.toFixed(1))

/** Balancers and scrapers ask every few seconds; their lines would hide the people's. */
const isProbe = (route: string): boolean => route.startsWith('/api/health') || route === '/metrics'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])

/** Clients may send any word as a method. */
const methodOf = (c: HttpContext): string => (METHODS.has(c.req.method) ? c.req.method : 'other')

/** The pattern that answered, written as in the contract; `unknown` for an address without a route. */
function routeOf(c: HttpContext): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  const path = paths.find((one) => !one.endsWith('*')) ?? paths.find((one) => one === '/assets/*')
  return path?.replaceAll(/:(\w+)/g, '{$1}') ?? 'unknown'
}

interface Sent {
  /** With its head; undefined where the connection does not tell. */
  readonly bytes: number | undefined
  /** The sender had gone before the answer was sent to its end. */
  readonly isAborted: boolean
}

/** The last byte, which of a file comes long after its answer began. */
function whenSent(c: HttpContext): Promise<Sent> {
  const { outgoing } = (c.env ?? {}) as Partial<NodeBindings>
  const socket = outgoing?.socket
  // An application that is called without a server has no connection.
  if (!outgoing || !socket) return Promise.resolve({ bytes: undefined, isAborted: false })
  const before = socket.bytesWritten
  return new Promise((resolve) => {
    outgoing.once('close', () =>
      resolve({ bytes: socket.bytesWritten - before, isAborted: !outgoing.writableFinished }),
    )
  })
}
