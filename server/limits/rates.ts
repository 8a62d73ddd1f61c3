import { LRUCache } from 'lru-cache'
import type { Db } from '../db/schema.ts'
import { AppError } from '../errors/app-error.ts'
import type { Logger } from '../watching/log.ts'
import { counterKey } from './attempts.ts'
import { countShared, SKEW_MS } from './counters.ts'
import { RATE_WINDOW_MS, type RateKind, type RateLimit, rateLimits } from './limits.ts'

export interface Rates {
  /**
   * Takes a permit for one request of a client; where its kind has a line, it waits for its turn.
   * @returns is called when the request is done, once
   * @throws {AppError} `too_many_requests`
   */
  begin(kind: RateKind, subject: string): Promise<() => void>
  /** What a client may still ask in the present window, as this server knows it. */
  standingOf(kind: RateKind, subject: string): Standing
}

/** A limit and what is left of it; seconds are rounded up. */
export interface Standing {
  readonly count: number
  readonly windowSeconds: number
  readonly left: number
  readonly resetSeconds: number
}

export interface RateServices {
  readonly db: Db
  readonly clock: () => Date
  readonly secret: string
  readonly log: Logger
  /** Other limits than the real ones; for tests. */
  readonly limits?: Readonly<Partial<Record<RateKind, RateLimit>>>
}

/** Permits of a client that this server may give without asking the database. */
interface Lease {
  left: number
  /** Permits of the window that no server has taken. */
  readonly inStore: number
  /** In milliseconds of the epoch. */
  readonly endsAt: number
  /** The limit is reached: the database gives no more before the end. */
  readonly isLast: boolean
}

/** Whose permits are counted, and by which limit. */
interface Client {
  readonly kind: RateKind
  readonly subject: string
  readonly limit: RateLimit
}

/** The requests of one client that are under way, and those that wait for one of them to end. */
interface UnderWay {
  count: number
  readonly line: (() => void)[]
}

/** LRU of 20,000 leases (some 5 MB); an evicted client starts with a fresh block. */
const MOST_LEASES = 20_000

/** The database does not answer: permits are given without counting for this long. */
const UNCOUNTED_MS = 5000

const A_MOMENT_MS = 1000

/**
 * Limits that all servers on one database share. A block of permits costs one write, a request none. A
 * server gives the first block of a window without the database, so a client of few requests costs
 * nothing; the following blocks come from the counter in the database. A client gets at most the limit,
 * and one block for each further server, in a window.
 */
export function createRates({ db, clock, secret, log, limits }: RateServices): Rates {
  const leases = new LRUCache<string, Lease, Client>({
    max: MOST_LEASES,
    fetchMethod: (_key, _used, { context: client }) => takeBlock(client),
    // A lease that is evicted while its block is counted starts again.
    ignoreFetchAbort: true,
  })
  const underWay = new Map<string, UnderWay>()

  function leaseOf(key: string, { count, block, windowMs = RATE_WINDOW_MS }: RateLimit): Lease {
    const now = clock().getTime()
    const lease = leases.get(key)
    // A lease that ends too late began on a wrong clock.
    if (lease && now < lease.endsAt && lease.endsAt <= now + windowMs + SKEW_MS) return lease
    const fresh = { left: block, inStore: count - block, endsAt: now + windowMs, isLast: false }
    leases.set(key, fresh)
    return fresh
  }

  async function takeBlock({
    kind,
    subject,
    limit: { count, block, windowMs = RATE_WINDOW_MS },
  }: Client): Promise<Lease> {
    const now = clock()
    try {
      // The block that a server gives without the database is a part of the limit.
      const shared = count - block
      const key = counterKey(secret, kind, subject)
      const counted = await countShared(db, { key, now, windowMs, limit: shared, count: block })
      const endsAt = counted.endsAt.getTime()
      return counted.isCounted
        ? { left: block, inStore: shared - counted.total, endsAt, isLast: false }
        : { left: 0, inStore: 0, endsAt, isLast: true }
    } catch (error) {
      // Pages that need no database are served; a call that needs it fails there.
      log.warn({ err: error, kind }, 'requests could not be counted')
      return { left: block, inStore: count - block, endsAt: now.getTime() + UNCOUNTED_MS, isLast: false }
    }
  }

  async function takePermit(kind: RateKind, subject: string, limit: RateLimit): Promise<void> {
    const key = `${kind}\n${subject}`
    for (;;) {
      const lease = leaseOf(key, limit)
      if (lease.left > 0) {
        lease.left -= 1
        return
      }
      if (lease.isLast) throw tooMany(kind, lease.endsAt - clock().getTime())
      // All requests that wait share one fetch of the block.
      await leases.fetch(key, { forceRefresh: true, context: { kind, subject, limit } })
    }
  }

  async function enter(kind: RateKind, subject: string, { atOnce, waiting = 0 }: RateLimit) {
    if (atOnce === undefined) return () => {}
    const key = `${kind}\n${subject}`
    const requests = underWay.get(key) ?? { count: 0, line: [] }
    underWay.set(key, requests)
    if (requests.count < atOnce) requests.count += 1
    else if (requests.line.length >= waiting) throw tooMany(`${kind}, at once`, A_MOMENT_MS)
    // Who leaves hands its place over.
    else await new Promise<void>((takeTurn) => requests.line.push(takeTurn))
    return () => {
      const next = requests.line.shift()
      if (next) return next()
      requests.count -= 1
      if (requests.count === 0) underWay.delete(key)
    }
  }

  return {
    async begin(kind, subject) {
      const limit: RateLimit = limits?.[kind] ?? rateLimits[kind]
      await takePermit(kind, subject, limit)
      return enter(kind, subject, limit)
    },
    standingOf(kind, subject) {
      const limit: RateLimit = limits?.[kind] ?? rateLimits[kind]
      const { left, inStore, endsAt } = leaseOf(`${kind}\n${subject}`, limit)
      return {
        count: limit.count,
        windowSeconds: (limit.windowMs ?? RATE_WINDOW_MS) / 1000,
        left: left + Math.max(inStore, 0),
        resetSeconds: Math.max(Math.ceil((endsAt - clock().getTime()) / 1000), 1),
      }
    },
  }
}

function tooMany(cause: string, waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000)
  const wait =
    seconds <= 5 ? 'a moment' : seconds < 3600 ? `${seconds} seconds` : `${Math.ceil(seconds / 3600)} hours`
  return new AppError('too_many_requests', {
    message: `Too many requests. Please wait ${wait} and try again.`,
    retryAfterMs: waitMs,
    cause,
  })
}
