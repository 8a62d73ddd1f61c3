import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createLog } from '../../watching/log.ts'
import { createMetrics } from '../../watching/metrics.ts'
import { inTrace } from '../../watching/trace.ts'
import { watchQueries } from './watch-queries.ts'

describe('watched queries', () => {
  const lines: string[] = []
  const watch = watchQueries(
    createLog('info', { stream: { write: (line) => lines.push(line) } }),
    createMetrics(),
  )
  const query = CompiledQuery.raw('select * from users where email = ?', ['anna@example.com'])

  it('are counted for their request, and written down where they are slow, without what they asked for', () => {
    const trace = { requestId: 'a-request-id', queryCount: 0, queryMs: 0 }
    inTrace(trace, () => {
      watch({ level: 'query', query, queryDurationMillis: 12 })
      watch({ level: 'error', query, queryDurationMillis: 250, error: new Error('gone') })
    })
    expect(trace).toMatchObject({ queryCount: 2, queryMs: 262 })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: 'slow query',
        ms: 250,
        sql: 'select * from users where email = ?',
        requestId: 'a-request-id',
      }),
    ])
    expect(lines.join('')).not.toContain('anna')
  })
})
