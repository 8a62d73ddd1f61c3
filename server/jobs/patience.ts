import { LRUCache } from 'lru-cache'
import type { JobRow } from './job.ts'

/** Longer than between two extensions of a claim. */
const UNCHANGED_MS = 8_000

/** Jobs that are remembered: more than are under way or stuck. */
const MOST_REMEMBERED = 10_000

/**
 * Clocks jump, and those of two servers differ. So a claim isn't over because one of them says so: only when its server
 * hasn't extended it for a while by our monotonic clock.
 * @param elapsed milliseconds of that clock
 * @returns whether nobody has touched a job since it was asked for first
 */
export function createPatience(elapsed: () => number): (job: Pick<JobRow, 'id' | 'nextAt'>) => boolean {
  const seen = new LRUCache<string, { readonly nextAt: string | null; readonly since: number }>({
    max: MOST_REMEMBERED,
  })
  return ({ id, nextAt }) => {
    const first = seen.get(id)
    if (first?.nextAt === nextAt) return elapsed() - first.since >= UNCHANGED_MS
    seen.set(id, { nextAt, since: elapsed() })
    return false
  }
}
