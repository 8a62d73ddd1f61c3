import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(307, { location: '/small' }).end()
    if (request.url === '/bomb') {
      return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(100_000)))
    }
    response.writeHead(request.url === '/small' ? 200 : 500, { 'x-answer': 'kept' }).end('x'.repeat(1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

describe('a bounded fetch', () => {
  it('passes an answer within the bound, with its status and headers', async () => {
    const response = await boundedFetch(1000)(`${url}/any`)
    expect(response.status).toBe(500)
    expect(response.headers.get('x-answer')).toBe('kept')
    expect(await response.text()).toHaveLength(1000)
  })

  it.each([
    ['one byte too many', '/small', 999],
    ['a compressed answer that grows too large', '/bomb', 50_000],
  ])('breaks off %s', async (_what, path, maxBytes) => {
    const response = await boundedFetch(maxBytes)(url + path)
    await expect(response.text()).rejects.toThrow(`more than ${maxBytes} bytes`)
  })

  it('follows no redirect', async () => {
    await expect(boundedFetch(1000)(`${url}/moved`)).rejects.toThrow('fetch failed')
  })
})
