import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { calls } from '#contract/calls.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { DEMO_PRINT_PATH, publicPaths } from '#contract/pages/pages.ts'
import { buildSavePayload } from '../../builders/build-menu.ts'
import { startFakeStripe } from '../../fakes/stripe-server.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const stripe = await startFakeStripe()

/** The sources of each directive. */
function policyOf(response: Response): Readonly<Record<string, readonly string[]>> {
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((text) => text.split(' ')).map(([name, ...sources]) => [name, sources]),
  )
}

describe.skipIf(!hasEngine)('the headers of every answer', () => {
  const server = useTestServer()
  let owner: TestClient
  let viewer: string
  let picture: string

  beforeAll(async () => {
    owner = server().client()
    await owner.register('headed')
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    await owner.call(shareSavedMenu, { params: { id } })
    viewer = `/menu-viewer/${id}`
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#f00' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(png)], 'logo.html', { type: 'text/html' })
    picture = (await owner.call(uploadImage, { upload: { file, purpose: 'logo' } })).url
  })

  const open = (path: string, headers: Record<string, string> = {}) =>
    server().client().fetch(path, { headers })

  const answers = () => [
    ...Object.values(publicPaths),
    DEMO_PRINT_PATH,
    '/auth',
    '/reset-password?token=x',
    '/nowhere',
    '/api/nowhere',
    '/api/health',
    '/api/openapi.json',
    '/api/docs',
    '/robots.txt',
    '/favicon.svg',
    '/textures/linen.jpg',
    viewer,
    `${viewer}/picture.png`,
    picture,
    '/uploads/none.png',
  ]

  it('forbid what is not named, framing, other bases, plugins and guesses about types', async () => {
    for (const path of answers()) {
      const response = await open(path)
      await response.arrayBuffer()
      const policy = policyOf(response)
      expect(policy, path).toMatchObject({
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': [expect.stringMatching(/^'(self|none)'$/)],
      })
      expect(policy['script-src'] ?? [], path).not.toContain("'unsafe-inline'")
      expect(Object.values(policy).flat().join(' '), path).not.toMatch(/unsafe-eval|\*|https?:/)
      const header = (name: string) => response.headers.get(name)
      expect(header('x-content-type-options'), path).toBe('nosniff')
      expect(header('x-frame-options'), path).toBe('DENY')
      expect(header('referrer-policy'), path).toBe('no-referrer')
      expect(header('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(header('cross-origin-resource-policy'), path).toBe(
        path.endsWith('picture.png') ? 'cross-origin' : 'same-origin',
      )
      expect(header('permissions-policy'), path).toContain('camera=()')
      expect(header('x-powered-by'), path).toBeNull()
      expect(header('server'), path).toBeNull()
      // Over plain HTTP it would mean nothing, and on localhost harm.
      expect(header('strict-transport-security'), path).toBeNull()
    }
  })

  it('let no page of a menu run a script, and know its styles by their hash, fresh or kept', async () => {
    const first = await open(viewer)
    const html = await first.text()
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`
    expect(policyOf(first)['script-src']).toBeUndefined()
    expect(policyOf(first)['style-src']).toEqual(["'self'", hash])
    expect(html).not.toMatch(/\sstyle="/)
    const unchanged = await open(viewer, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(unchanged.status).toBe(304)
    expect(policyOf(unchanged)['style-src']).toEqual(["'self'", hash])
    const own = await owner.fetch(viewer)
    expect(policyOf(own)['style-src']).toHaveLength(2)
    expect(policyOf(own)['script-src']).toBeUndefined()
  })

  it('give the screens a nonce for styles that is never the same, and scripts of ours alone', async () => {
    const [one, two] = await Promise.all([open('/auth'), open('/my-menus')])
    const nonces = [one, two].map(
      (response) => /'nonce-([^']+)'/.exec(policyOf(response)['style-src']?.join(' ') ?? '')?.[1],
    )
    expect(new Set(nonces).size).toBe(2)
    expect(await one.text()).toContain(`nonce="${nonces[0]}"`)
    expect(policyOf(one)['script-src']).toEqual(["'self'"])
    expect(policyOf(one)['frame-src']).toEqual(["'self'"])
  })

  it('keep an upload a picture: sandboxed, of the type of its content, whatever it was called', async () => {
    const response = await owner.fetch(picture)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(policyOf(response)).toHaveProperty('sandbox', [])
    expect(policyOf(response)['script-src']).toBeUndefined()
  })

  it('keep answers of the API out of caches, unless a call says how they may be kept', async () => {
    for (const { call } of calls.filter((each) => each.call.method === 'get' && !each.call.params)) {
      const response = await owner.fetch(call.path)
      await response.arrayBuffer()
      const kept = response.headers.get('cache-control') ?? ''
      expect(kept, call.path).toMatch(call.access === 'signed-in' ? /no-store|private/ : /./)
    }
  })
})

describe.skipIf(!hasEngine)('the headers where Stripe takes the payments', () => {
  const server = useTestServer({ ...stripe.settings })
  afterAll(() => stripe.close())

  it('let its form into the screens, and nowhere else', async () => {
    const open = (path: string) => server().client().fetch(path)
    const screen = await open('/subscription-checkout')
    expect(policyOf(screen)).toMatchObject({
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
    })
    expect(screen.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    for (const path of ['/', '/pricing', '/api/health'])
      expect((await open(path)).headers.get('content-security-policy')).not.toContain('stripe')
  })
})
