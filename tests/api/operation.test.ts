import { describe, expect, it } from 'vitest'
import { health, live, ready } from '#contract/accounts/operation.ts'
import type { ApiDescription } from '#contract/errors/api-description.ts'
import { listCuisines } from '#contract/generating/reference.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { namingFaults, readMetrics } from '../support/read-metrics.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const TOKEN = 'a token of the tests that is long enough'

describe.skipIf(!hasEngine)('operation', () => {
  const server = useTestServer()
  const metricsOf = async (headers: Record<string, string> = {}) =>
    server().client().fetch('/metrics', { headers })

  it('says that it is well, part by part, and says no more', async () => {
    expect(await server().client().call(health, {})).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: 'ok',
      storage: 'ok',
      typesetter: { workers: 1, queued: 0 },
    })
    expect(await server().client().call(live, {})).toEqual({ status: 'ok' })
    expect(await server().client().call(ready, {})).toEqual({ status: 'ok' })
  })

  it('counts what it answers by route and never by address', async () => {
    const client = server().client()
    await client.call(listCuisines, {})
    await client.register('counted')
    await client.refusal(readSavedMenu, { params: { id: 'made-up' } })
    // A page that is not read to its end is under way.
    await (await client.fetch('/no/such/page-1')).text()
    await (await client.fetch('/no/such/page-2')).text()
    const answer = await metricsOf()
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await answer.text()
    expect(text).not.toMatch(/made-up|such\/page|counted/)
    const families = readMetrics(text)
    expect(namingFaults(families)).toEqual([])
    const value = (name: string, labels: string) => families.get(name)?.samples.get(`${name}{${labels}}`)
    const requests = (labels: string) => value('carte_http_requests_total', labels)
    expect(requests('method="GET",route="/api/cuisines",status="200"')).toBe(1)
    expect(requests('method="GET",route="/api/saved-menus/{id}",status="404"')).toBe(1)
    expect(requests('method="GET",route="unknown",status="404"')).toBe(2)
    expect(value('carte_http_refusals_total', 'code="menu_not_found"')).toBe(1)
    expect(value('carte_http_requests_in_flight', '')).toBe(1)
    const queries = families.get('carte_database_query_duration_seconds')?.samples
    expect(queries?.get('carte_database_query_duration_seconds_count{kind="insert"}')).toBeGreaterThan(0)
    expect(families.has('carte_database_connections')).toBe(process.env.CARTE_TEST_ENGINE === 'postgres')
  })

  it.each([
    ['was passed on by a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['was passed on by another kind of proxy', { forwarded: 'for=203.0.113.7' }],
    ['shows a token where none is set', { 'x-real-ip': '203.0.113.7', authorization: `Bearer ${TOKEN}` }],
  ])('shows its figures to nobody whose request %s', async (_case, headers) => {
    expect((await metricsOf(headers)).status).toBe(404)
  })

  it('compresses what is worth it', async () => {
    const response = await server()
      .client()
      .fetch('/api/menu-items', { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  it('describes its calls for programs', async () => {
    const response = await server().client().fetch('/api/openapi.json')
    expect(response.status).toBe(200)
    const { openapi, paths } = (await response.json()) as ApiDescription
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).length).toBeGreaterThan(60)
  })

  it('describes its calls on a page without a script, the same for everybody who asks', async () => {
    const client = server().client()
    const page = await client.fetch('/api/docs', { headers: { host: 'evil.example' } })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).not.toMatch(/<script|\sstyle=|evil\.example/)
    expect(html).toContain('id="createSavedMenu"')
    expect(html).toContain('First call in one minute')
    const found = await (await client.fetch('/api/docs?q=%3Cscript%3E+price')).text()
    expect(found).not.toMatch(/<script/)
    const priced = await (await client.fetch('/api/docs?q=change+price')).text()
    expect(priced).toContain('id="changePrice"')
    expect(priced).not.toContain('id="login"')
    const etag = page.headers.get('etag') ?? ''
    expect((await client.fetch('/api/docs', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

describe.skipIf(!hasEngine)('the metrics of a server with a token', () => {
  const server = useTestServer({ CARTE_METRICS_TOKEN: TOKEN })

  it.each([
    ['the token', `Bearer ${TOKEN}`, 200],
    ['another token', `Bearer ${TOKEN}!`, 404],
    ['the token in another scheme', `Basic ${TOKEN}`, 404],
    ['nothing', '', 404],
  ])('are answered by who shows %s with %#', async (_what, authorization, status) => {
    const headers = { ...(authorization && { authorization }), 'x-forwarded-for': '203.0.113.7' }
    expect((await server().client().fetch('/metrics', { headers })).status).toBe(status)
    expect((await server().client().fetch('/metrics', { headers: { authorization } })).status).toBe(status)
  })
})
