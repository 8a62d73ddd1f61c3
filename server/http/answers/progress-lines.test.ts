import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import { createLog } from '../../watching/log.ts'
import { createMetrics } from '../../watching/metrics.ts'
import type { HttpBindings } from '../bindings.ts'
import { requestContext } from '../request/request-context.ts'
import { answerError } from './answer-error.ts'
import { answerInLines, type Tell } from './progress-lines.ts'

const ID = 'request-1'

function open(make: (tell: Tell) => Promise<unknown>, metrics = createMetrics()) {
  const app = new Hono<HttpBindings>()
  app.onError(answerError)
  app.use(requestContext({ log: createLog('silent'), metrics, auth: { findUser: async () => null } }))
  app.get('/', (c) => answerInLines(c, make))
  return app.request('/', { headers: { 'x-request-id': ID } })
}

const parsed = (text: string): unknown[] =>
  text.split('\n').flatMap((line): unknown[] => (line ? [JSON.parse(line)] : []))

describe('an answer that comes line by line', () => {
  it('tells what there is while the rest is made, then the answer', async () => {
    const rest = Promise.withResolvers<void>()
    const response = await open(async (tell) => {
      tell({ type: 'section', id: 1 })
      await rest.promise
      tell({ type: 'section', id: 2 })
      return { sections: 2 }
    })
    expect(response.headers.get('content-type')).toContain('application/x-ndjson')
    expect(response.headers.get('cache-control')).toContain('no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await pieces?.read())?.value).toBe('{"type":"section","id":1}\n')
    rest.resolve()
    const left = [(await pieces?.read())?.value, (await pieces?.read())?.value]
    expect(parsed(left.join(''))).toEqual([
      { type: 'section', id: 2 },
      { type: 'answer', answer: { sections: 2 } },
    ])
    expect((await pieces?.read())?.done).toBe(true)
  })

  it('has its own status where it fails before anything was told', async () => {
    const response = await open(async () => {
      throw new AppError('impossible_wishes', { message: 'Nothing fits.' })
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'impossible_wishes', message: 'Nothing fits.' })
  })

  it('ends with the error, its code and sentence, where it fails on the way', async () => {
    const response = await open(async (tell) => {
      tell({ type: 'section', id: 1 })
      throw new AppError('server_busy')
    })
    const [, last] = parsed(await response.text())
    expect(last).toMatchObject({ type: 'error', status: 503, code: 'server_busy', requestId: ID })
    expect(last).toMatchObject({ message: expect.stringMatching(/\w+\.$/) })
  })

  it('says nothing of a mistake of ours but that there was one', async () => {
    const metrics = createMetrics()
    const response = await open(async (tell) => {
      tell({ type: 'section', id: 1 })
      throw new TypeError('secret of the server')
    }, metrics)
    const body = await response.text()
    expect(body).toContain('"code":"internal"')
    expect(body).not.toContain('secret')
    expect(await metrics.text()).toContain('carte_http_refusals_total{code="internal"} 1')
  })
})
