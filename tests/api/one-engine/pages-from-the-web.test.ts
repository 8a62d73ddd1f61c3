import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fetchSourcePage } from '#contract/generating/sources.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'
import { useTestWebsite, WEBSITE_ADDRESS } from '../../support/test-website.ts'

const MENU = `<!doctype html><meta charset="iso-8859-1"><title>Menu</title><h1>La Carte</h1>
<p>Cr\u00e8me br\u00fbl\u00e9e 9.50, Soupe \u00e0 l'oignon 8, Steak frites 24, Salade verte 7, Tarte Tatin 8.50, Caf\u00e9 gourmand 9</p>`

const PROGRAM = `<!doctype html><html><head><title>Order online</title><script>${'var menu="Soup 9 Steak 24 ";'.repeat(50)}</script></head>
<body><noscript>You need to enable JavaScript to run this app, which shows our menu of soups and steaks and salads.</noscript><div id="root"></div></body></html>`

const DATA = `<!doctype html><script type="application/ld+json">{"@context":"https://schema.org","@type":"Menu","hasMenuItem":[]}</script><div id="root"></div>`

/** A site of a restaurant, with all that goes wrong on such sites. */
const website =
  (picture: Buffer): RequestListener =>
  (request, response) => {
    const answer = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type }).end(body)
    switch (request.url) {
      case '/menu':
        return answer('text/html; charset=iso-8859-1', Buffer.from(MENU, 'latin1'))
      case '/packed':
        response.setHeader('content-encoding', 'gzip')
        return answer('text/html', gzipSync(Buffer.from(MENU, 'latin1')))
      case '/bomb':
        response.setHeader('content-encoding', 'gzip')
        return answer('text/html', gzipSync(Buffer.alloc(50_000_000, 'x')))
      case '/moved':
        return response.writeHead(301, { location: '/menu' }).end()
      case '/inwards':
        return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
      case '/program':
        return answer('text/html', PROGRAM)
      case '/data':
        return answer('text/html', DATA)
      case '/menu.pdf':
        return answer('application/octet-stream', '%PDF-1.7 and so on')
      case '/photo':
        return answer('text/html', picture)
      case '/film':
        return answer('video/mp4', Buffer.alloc(2000, 7))
      case '/text':
        return answer('text/plain', 'Soup 9\nSteak 24')
      case '/large':
        return answer('text/html', Buffer.alloc(6_000_000, 'x'))
      case '/closed':
        return response.writeHead(403).end()
      default:
        return response.writeHead(404).end()
    }
  }

describe.skipIf(!hasEngine)('a menu at a web address', () => {
  const server = useTestServer({}, { reachablePrivateAddresses: [WEBSITE_ADDRESS] })
  const careful = useTestServer()
  const at = useTestWebsite(website)

  async function owner(of = server) {
    const client = of().client()
    await client.register(`reader-${crypto.randomUUID()}`)
    return client
  }

  /** The name of the answered file and its content. */
  async function fetched(address: string) {
    const response = await (await owner()).send(fetchSourcePage, { body: { address } })
    const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { status: response.status, name, headers: response.headers, text: await response.text() }
  }

  it('comes as the page that stands there, in UTF-8', async () => {
    for (const path of ['/menu', '/moved', '/packed']) {
      const page = await fetched(at(path))
      expect(page.status).toBe(200)
      expect(page.name).toMatch(/^127\.0\.0\.1 \w+\.html$/)
      expect(page.text).toContain('Crème brûlée 9.50')
    }
  })

  it('never runs at our own address: no browser takes it for a page of ours', async () => {
    const { headers } = await fetched(at('/menu'))
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is what its content says, not what its server or its name say', async () => {
    expect((await fetched(at('/menu.pdf'))).name).toMatch(/menu\.pdf$/)
    expect((await fetched(at('/photo'))).name).toMatch(/photo\.jpg$/)
    expect((await fetched(at('/text'))).name).toMatch(/text\.txt$/)
    expect((await fetched(at('/data'))).name).toMatch(/data\.html$/)
  })

  it.each([
    ['/program', 422, 'source_without_text', 'Print it to a PDF'],
    ['/nothing', 422, 'address_unreachable', 'There is no page at this address'],
    ['/closed', 422, 'address_unreachable', 'to people alone'],
    ['/film', 415, 'source_unknown', 'save the menu as a PDF'],
    ['/large', 413, 'source_too_large', 'too large'],
    ['/bomb', 413, 'source_too_large', 'too large'],
    ['/inwards', 400, 'address_refused', 'public web page'],
  ])('of %s is refused with what can be done instead', async (path, status, code, words) => {
    const refusal = await (await owner()).refusal(fetchSourcePage, { body: { address: at(path) } })
    expect(refusal).toMatchObject({ status, code, message: expect.stringContaining(words) })
  })

  it.each([
    'http://localhost/',
    'http://[::1]/',
    'http://10.1.2.3/menu',
    'http://169.254.169.254/latest/meta-data/',
    '192.168.1.1/menu',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@example.com/menu',
  ])('is never sought at %s', async (address) => {
    const refusal = await (await owner(careful)).refusal(fetchSourcePage, { body: { address } })
    expect(refusal).toMatchObject({ status: 400, code: 'address_refused' })
  })

  it('is for owners alone', async () => {
    const refusal = await server()
      .client()
      .refusal(fetchSourcePage, { body: { address: at('/menu') } })
    expect(refusal).toMatchObject({ status: 401, code: 'not_signed_in' })
  })
})
