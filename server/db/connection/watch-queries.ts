import type { LogEvent } from 'kysely'
import type { Logger } from '../../watching/log.ts'
import type { Metrics } from '../../watching/metrics.ts'
import { currentTrace, isRequestId } from '../../watching/trace.ts'

/** A query this long is a fault of a query or of a disk: what Carte asks takes a few milliseconds. */
const SLOW_QUERY_MS = 200

const LONGEST_SQL = 2000

export type QueryWatch = (event: LogEvent) => void

/** Counts every query for the operator and for its request, and writes those down that take long. */
export function watchQueries(log: Logger, metrics: Metrics): QueryWatch {
  return (event) => {
    const { query, queryDurationMillis: ms } = event
    const kind = kindOf(query.sql)
    metrics.querySeconds.observe({ kind }, ms / 1000)
    if (event.level === 'error') metrics.queryErrors.inc({ kind })
    const trace = currentTrace()
    if (trace) {
      trace.queryCount += 1
      trace.queryMs += ms
    }
    if (ms < SLOW_QUERY_MS) return
    metrics.slowQueries.inc()
    // Without its parameters, which are people's data.
    log.warn({ ms: Math.round(ms), sql: query.sql.slice(0, LONGEST_SQL) }, 'slow query')
  }
}

const KINDS = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'])

/** The first word of a statement where it is one of a few. */
function kindOf(sql: string): string {
  const word = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? ''
  return KINDS.has(word) ? word : 'other'
}

/**
 * A query with the id of its request in front, so that `pg_stat_activity` and PostgreSQL's own log tell
 * whose it is. The queries are sent unnamed and planned each time, so no kept plan is lost by it. The id
 * is looked at once more: what ends a comment must never get into one.
 */
export function withRequestId(sql: string): string {
  const id = currentTrace()?.requestId
  return id !== undefined && isRequestId(id) ? `/* carte:${id} */ ${sql}` : sql
}
