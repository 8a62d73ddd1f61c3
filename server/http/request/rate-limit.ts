import type { MiddlewareHandler } from 'hono'
import type { WorkKind } from '#contract/shared/endpoint.ts'
import { createSemaphore } from '../../concurrency/semaphore.ts'
import { type RateKind, rateLimits } from '../../limits/limits.ts'
import type { Rates } from '../../limits/rates.ts'
import type { Env } from '../../settings/env.ts'
import { isPublicAddress } from '../../settings/local-address.ts'
import type { Logger } from '../../watching/log.ts'
import type { HttpBindings, HttpContext } from '../bindings.ts'
import { visitorAddress } from '../visitor/visitor-address.ts'

/** Pages that are typeset for anyone who asks: pictures of links, and menus of a restaurant's page in print. */
const LINK_PICTURE = /^\/(menu-viewer\/[^/]+\/picture\.png|r\/[^/]+\/[^/]+(\.pdf|\/picture\.png))$/

/** An upload is held in memory three times while it is read: 18 MB. The others wait unread. */
const uploadSemaphore = createSemaphore({ atOnce: 12, waiting: 100 })

/** Files of the build: to send one costs no more than to count it. */
const FILES = /^\/(assets|icons|pictures|templates|textures)\//

/** Under `/api/` and no calls, which are counted when it is known who calls. */
const DESCRIPTION = /^\/api\/(docs|openapi\.json)$/

/** Counts pages before they are made, and gives calls the means to be counted when it is known who calls. */
export function limitRates(
  rates: Rates,
  env: Pick<Env, 'trustedProxies' | 'publicUrl'>,
): MiddlewareHandler<HttpBindings> {
  const warnOfProxy = onceOfProxy(env)
  return async (c, next) => {
    const { named, countedBy: address } = visitorAddress(c, env)
    const { path } = c.req
    if (!named && !PROBES.test(path)) warnOfProxy(c.var.log)
    c.set('beginCall', async ({ user, key }, work) => {
      const kinds: readonly (readonly [RateKind, string | undefined])[] = user
        ? [
            // Cards are many at once: they must not take the place of what a person waits for.
            ...(work === 'card' ? [] : [['calls by account', user.id] as const]),
            ...(work ? [[`${work} by account`, user.id] as const] : []),
            ...(key ? [['calls by key', key.id] as const, ['calls of a day by key', key.id] as const] : []),
          ]
        : [
            ['anonymous calls by address', address],
            ...(work && isForStrangers(work) ? [[`${work} by address`, address] as const] : []),
          ]
      const known = kinds.flatMap(([kind, subject]) =>
        subject === undefined ? [] : [[kind, subject] as const],
      )
      const done = await beginAll(rates, known).finally(() => tellLimits(c, rates, known))
      if (work !== 'upload') return done
      try {
        const release = await uploadSemaphore.acquire()
        return () => {
          release()
          done()
        }
      } catch (error) {
        done()
        throw error
      }
    })
    const isCall = path.startsWith('/api/') && !DESCRIPTION.test(path)
    if (isCall || FILES.test(path)) return next()
    const done = await beginAll(rates, [
      ['pages by address', address],
      ...(LINK_PICTURE.test(path) ? [['link pictures by address', address] as const] : []),
    ])
    try {
      await next()
    } finally {
      done()
    }
  }
}

/**
 * Tells limits and what is left of them by the draft of the IETF (draft-ietf-httpapi-ratelimit-headers-10), under the names
 * that a refusal has in `details.limit`.
 */
function tellLimits(c: HttpContext, rates: Rates, kinds: readonly (readonly [RateKind, string])[]): void {
  const standings = kinds.map(([kind, subject]) => ({ kind, ...rates.standingOf(kind, subject) }))
  c.header(
    'ratelimit-policy',
    standings.map(({ kind, count, windowSeconds }) => `"${kind}";q=${count};w=${windowSeconds}`).join(', '),
  )
  c.header(
    'ratelimit',
    standings.map(({ kind, left, resetSeconds }) => `"${kind}";r=${left};t=${resetSeconds}`).join(', '),
  )
}

/** Asked for on the machine itself, past the proxy. */
const PROBES = /^\/(api\/health|metrics)/

/** Without the proxy's word all visitors are one: they share one limit, and a few use it up for all. */
function onceOfProxy({ publicUrl }: Pick<Env, 'publicUrl'>): (log: Logger) => void {
  let isToBeSaid = isPublicAddress(publicUrl)
  return (log) => {
    if (!isToBeSaid) return
    isToBeSaid = false
    log.warn(
      'the proxy does not say who its visitors are (X-Forwarded-For): all of them count as one address',
    )
  }
}

/** Kinds of work that nobody needs an account for. */
type WorkForStrangers = {
  [Work in WorkKind]: `${Work} by address` extends RateKind ? Work : never
}[WorkKind]

const isForStrangers = (work: WorkKind): work is WorkForStrangers => `${work} by address` in rateLimits

/** All or nothing, but for permits: what was refused has been asked for. */
async function beginAll(
  rates: Rates,
  kinds: readonly (readonly [RateKind, string | undefined])[],
): Promise<() => void> {
  const begun: (() => void)[] = []
  const done = () => {
    for (const end of begun) end()
  }
  try {
    for (const [kind, subject] of kinds)
      if (subject !== undefined) begun.push(await rates.begin(kind, subject))
  } catch (error) {
    done()
    throw error
  }
  return done
}
