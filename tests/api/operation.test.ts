import { describe, expect, it } from 'vitest'
import { health } from '#contract/operation.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('operation', () => {
  const server = useTestServer()

  it('says that it is well', async () => {
    expect(await server().client().call(health, {})).toMatchObject({ status: 'ok', database: 'ok' })
  })

  it('describes all of its calls', async () => {
    const response = await server().client().fetch('/api/openapi.json')
    expect(response.status).toBe(200)
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> }
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/register',
        '/api/generate-menu',
        '/api/saved-menus/{id}/share',
        '/api/typeset/pages',
        '/api/uploads',
        '/api/audit/report',
      ]),
    )
    for (const operations of Object.values(paths)) {
      for (const operation of Object.values(operations) as { responses: Record<string, object> }[]) {
        expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true)
      }
    }
  })

  it('compresses what is worth it', async () => {
    const response = await server()
      .client()
      .fetch('/api/menu-items', { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })
})
