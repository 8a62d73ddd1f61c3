import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWebhookPosts } from './webhook-post.ts'

describe('an address for events', () => {
  const posts = createWebhookPosts()

  it.each(['https://example.com/hook', 'https://hooks.example.com:8443/a?b=c'])('may be %s', (address) => {
    expect(posts.allows(address)).toBe(true)
  })

  it.each([
    'http://example.com/hook',
    'ftp://example.com/',
    'https://user:word@example.com/',
    'https://localhost/',
    'https://till.localhost./',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://kubernetes.default.svc/',
    'https://example.com:22/',
    'https://example.com:6379/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://8.8.8.8/',
    'no address',
  ])('may not be %s', (address) => {
    expect(posts.allows(address)).toBe(false)
  })
})

describe('posting', () => {
  const nothing = { headers: {}, body: '{}' }
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push(`${request.url} ${request.headers['webhook-id']} ${body}`)
      if (request.url === '/moved') response.writeHead(307, { location: '/elsewhere' }).end()
      else response.writeHead(request.url === '/' ? 204 : 500).end('x'.repeat(100_000))
    })
  })
  const address = (path: string, host = '127.0.0.1') =>
    `http://${host}:${(server.address() as AddressInfo).port}${path}`

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => server.close())

  const posts = createWebhookPosts(['127.0.0.1'])

  it('says what was answered, and follows no redirect', async () => {
    expect(await posts.post(address('/'), { headers: { 'webhook-id': 'one' }, body: '{"a":"ü"}' })).toBe(204)
    expect(await posts.post(address('/broken'), nothing)).toBe(500)
    expect(await posts.post(address('/moved'), nothing)).toBe(307)
    expect(received).toEqual(['/ one {"a":"ü"}', '/broken undefined {}', '/moved undefined {}'])
  })

  it('ends with the server', async () => {
    const post = { ...nothing, signal: AbortSignal.abort() }
    await expect(posts.post(address('/'), post)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it('says why nobody answered', async () => {
    const unused = createServer()
    await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve))
    const { port } = unused.address() as AddressInfo
    await new Promise((resolve) => unused.close(resolve))
    const plain = address('/').replace('http:', 'https:')
    await expect(posts.post(`http://127.0.0.1:${port}/`, nothing)).rejects.toMatchObject({
      fault: 'nobody_there',
    })
    // Somebody without TLS.
    await expect(posts.post(plain, nothing)).rejects.toMatchObject({ fault: 'bad_certificate' })
  })

  it('reaches the networks that an operator opened, by any port and without TLS, and no other', async () => {
    const opened = createWebhookPosts([], ['127.0.0.0/8'])
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await opened.post(address('/opened', host), nothing)).toBe(500)
    expect(opened.allows('http://192.168.1.5/')).toBe(false)
    expect(opened.allows('http://example.com/')).toBe(false)
    const other = createWebhookPosts([], ['192.168.0.0/16'])
    expect(other.allows('http://192.168.1.5:8080/')).toBe(true)
    expect(other.allows('http://till.local/')).toBe(true)
    expect(other.allows(address('/'))).toBe(false)
    // The name may be one of theirs; where it leads isn't.
    await expect(other.post(address('/', 'localhost'), nothing)).rejects.toMatchObject({
      fault: 'private_address',
    })
  })

  it('connects to no private address that a public name leads to', async () => {
    // A name that is allowed as such, and looked up to an address that is not.
    const rebound = createWebhookPosts(['localhost'])
    await expect(rebound.post(address('/', 'localhost'), nothing)).rejects.toMatchObject({
      fault: 'private_address',
    })
    expect(received).not.toContain('/ undefined {}')
  })
})
