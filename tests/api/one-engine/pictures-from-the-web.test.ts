import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { copyImage } from '#contract/accounts/uploads.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'
import { useTestWebsite, WEBSITE_ADDRESS } from '../../support/test-website.ts'

const MEBIBYTE = 1024 * 1024

/** A web server of somebody else's: pictures, and the traps that an address may lead into. */
const website =
  (picture: Buffer): RequestListener =>
  (request, response) => {
    const redirect = (location: string) => response.writeHead(302, { location }).end()
    switch (request.url) {
      case '/picture.jpg':
        return response.end(picture)
      case '/moved':
        return redirect('/picture.jpg')
      case '/into-the-network':
        return redirect('http://10.0.0.1/')
      case '/to-another-loopback':
        return redirect('http://127.0.0.2:1/')
      case '/to-a-file':
        return redirect('file:///etc/passwd')
      case '/round-and-round':
        return redirect('/round-and-round')
      case '/page.png':
        return response.end('<!doctype html><p>No picture here.')
      case '/endless.png': {
        const pour = (): void => {
          while (response.write(Buffer.alloc(MEBIBYTE)));
          response.once('drain', pour)
        }
        return pour()
      }
      default:
        return response.writeHead(404).end()
    }
  }

describe.skipIf(!hasEngine)('a picture from the web', () => {
  const server = useTestServer({}, { reachablePrivateAddresses: [WEBSITE_ADDRESS] })
  const careful = useTestServer()
  const at = useTestWebsite(website)

  async function owner(of = server) {
    const client = of().client()
    await client.register(`collector-${crypto.randomUUID()}`)
    await subscribe(client)
    return client
  }

  const copyOf = (address: string) => ({ body: { address, purpose: 'background' } as const })

  it('is fetched once and served by us', async () => {
    const client = await owner()
    for (const path of ['/picture.jpg', '/moved']) {
      const { url, width, height } = await client.call(copyImage, copyOf(at(path)))
      expect({ width, height }).toEqual({ width: 40, height: 30 })
      expect(url).toMatch(/^\/uploads\//)
      expect((await client.fetch(url)).headers.get('content-type')).toBe('image/jpeg')
    }
  })

  it.each(['/into-the-network', '/to-another-loopback', '/to-a-file'])(
    'is refused when a redirect leads into a private place: %s',
    async (path) => {
      expect(await (await owner()).refusal(copyImage, copyOf(at(path)))).toMatchObject({
        status: 400,
        code: 'address_refused',
      })
    },
  )

  it.each([
    'http://localhost/',
    'http://127.0.0.1:5432/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
    'http://0/',
    'http://2130706433/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
    'http://100.64.0.1/',
    'file:///etc/passwd',
    'ftp://example.com/picture.jpg',
    'data:image/png;base64,AAAA',
    'https://user:secret@example.com/picture.jpg',
    'no address at all',
  ])('is never sought at %s', async (address) => {
    expect(await (await owner(careful)).refusal(copyImage, copyOf(address))).toMatchObject({
      status: 400,
      code: 'address_refused',
    })
  })

  it('is given up when there is none', async () => {
    const client = await owner()
    for (const path of ['/nothing', '/round-and-round']) {
      expect(await client.refusal(copyImage, copyOf(at(path)))).toMatchObject({
        status: 422,
        code: 'address_unreachable',
      })
    }
  })

  it('has to be a picture, and not too large', async () => {
    const client = await owner()
    expect(await client.refusal(copyImage, copyOf(at('/page.png')))).toMatchObject({
      status: 415,
      code: 'not_an_image',
    })
    expect(await client.refusal(copyImage, copyOf(at('/endless.png')))).toMatchObject({
      status: 413,
      code: 'image_too_large',
      message: 'Image must be less than 5MB',
    })
  })
})
