import { describe, expect, it } from 'vitest'
import { createLog, type Logger } from './log.ts'
import { inTrace } from './trace.ts'

/** What a log writes, line by line. */
function logged(write: (log: Logger) => void): Record<string, unknown>[] {
  const lines: string[] = []
  write(createLog('debug', { stream: { write: (line) => lines.push(line) } }))
  return lines.map((line) => JSON.parse(line))
}

describe('a line of the log', () => {
  it('carries the id of the request that it was written for', () => {
    const trace = { requestId: 'a-request-id', queryCount: 0, queryMs: 0 }
    const [outside, inside] = logged((log) => {
      log.info('at the start')
      inTrace(trace, () => log.warn({ ms: 3 }, 'later'))
    })
    expect(outside).toEqual({ level: 30, time: expect.any(String), msg: 'at the start' })
    expect(inside).toMatchObject({ level: 40, requestId: 'a-request-id', ms: 3, msg: 'later' })
  })

  it('keeps values with secret names to itself, however deep they lie', () => {
    const [line] = logged((log) =>
      log.info({
        user: { name: 'anna', credentials: { password: 'hunter22' } },
        request: { headers: [{ Authorization: 'Basic YW5uYTpodW50ZXI=' }, { 'set-cookie': ['a=hunter22'] }] },
        apiKey: 'hunter22',
        usage: { inputTokens: 12 },
      }),
    )
    expect(JSON.stringify(line)).not.toMatch(/hunter|YW5uYTpodW50ZXI/)
    expect(line).toMatchObject({ user: { name: 'anna' }, usage: { inputTokens: 12 } })
  })

  it.each([
    ['postgres://carte:hunter22@db.internal/carte', 'postgres://carte:…@db.internal/carte'],
    ['GET /reset-password?token=hunter22&x=1 failed', 'GET /reset-password?token=…&x=1 failed'],
    ['authorization was Bearer hunter22hunter22', 'authorization was Bearer …'],
    ['Invalid API Key provided: sk_test_hunter22hunter22', 'Invalid API Key provided: …'],
    ['incorrect key sk-proj-hunter22_hunter22.', 'incorrect key ….'],
    ['550 5.1.1 <hunter22+menus@mail.example.com> refused', '550 5.1.1 <…@…> refused'],
    ['jwt eyJhbGciOi.eyJzdWIi.hunter22', 'jwt …'],
    ['cookie __Secure-carte.session_token=hunter22.sig; path', 'cookie __Secure-carte.session_token=…; path'],
  ])('leaves the secret out of the text "%s"', (text, expected) => {
    const [asMessage, asValue, asError] = logged((log) => {
      log.error(text)
      log.error({ note: text }, 'said')
      log.error(new Error(text))
    })
    expect(asMessage).toMatchObject({ msg: expected })
    expect(asValue).toMatchObject({ note: expected })
    expect(asError).toMatchObject({ err: { message: expected } })
    expect(JSON.stringify(asError)).not.toContain('hunter22')
  })

  it('tells an error with its stack, its code and its causes, and nothing that a library hung onto it', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' })
    const [line] = logged((log) =>
      log.error({ code: 'typeset_failed', cause: new AggregateError([cause], 'both', { cause }) }, 'refused'),
    )
    expect(line).toMatchObject({
      code: 'typeset_failed',
      cause: {
        type: 'AggregateError',
        message: 'both',
        stack: expect.stringContaining('log.test.ts'),
        errors: [{ message: 'duplicate key', code: '23505' }],
        cause: { message: 'duplicate key' },
      },
    })
    expect(JSON.stringify(line)).not.toContain('a@b.c')
  })

  it('survives an object that contains itself', () => {
    const circle: Record<string, unknown> = { name: 'round' }
    circle.self = circle
    expect(logged((log) => log.info({ circle }, 'once'))).toHaveLength(1)
  })

  it('is counted by its level', () => {
    const levels: string[] = []
    const log = createLog('warn', { stream: { write: () => {} }, onLine: (level) => levels.push(level) })
    log.info('nobody listens')
    log.warn('once')
    log.error(new Error('twice'))
    expect(levels).toEqual(['warn', 'error'])
  })
})
