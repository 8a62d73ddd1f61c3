import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { currentUser, register, requestPasswordReset } from '#contract/accounts/accounts.ts'
import { createSavedMenu, savedMenuPdf, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { linkInMail } from '../../support/read-outbox.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

/** Where files are answered from: folders of the build, uploads, drawings, pages of menus. */
const FILE_ROUTES = [
  '/uploads/',
  '/assets/',
  '/icons/',
  '/pictures/',
  '/templates/',
  '/textures/',
  '/images/dishes/',
  '/images/food/',
  '/images/fallback/',
  '/images/generated/',
  '/menu-viewer/',
  '/',
]

/** Ways to write "one folder up". */
const UPWARDS = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%252f',
  '..%c0%af',
  '....//',
  '..;/',
  './/../',
  '%00../',
]

/** What none of them may find: from the folder of the build, from the data, from the root. */
const TARGETS = ['secret', 'carte.db', 'package.json', 'server/main.ts', '.vite/manifest.json', 'etc/passwd']

describe.skipIf(!hasEngine)('an attack on addresses', () => {
  const server = useTestServer({ CARTE_SECRET: 'a secret that stands in no answer' })
  let owner: TestClient

  beforeAll(async () => {
    owner = server().client()
    await owner.register('addressed')
    await subscribe(owner)
  })

  /** As it is written: `fetch` would tidy it. */
  const ask = (
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server().url)
      request({ hostname, port, path, method, headers }, resolve).on('error', reject).end()
    })

  it('finds no file outside of the folders that are served', async () => {
    const paths = FILE_ROUTES.flatMap((route, r) =>
      UPWARDS.map((up, u) => `${route}${up.repeat(1 + ((r + u) % 6))}${TARGETS[(r + u) % TARGETS.length]}`),
    )
    for (const path of paths) {
      const answer = await ask(path)
      const body = await text(answer)
      expect(answer.statusCode, path).toBeOneOf([400, 404])
      expect(body, path).not.toMatch(/root:|SQLite format|"isEntry"|"devDependencies"|await run\(/)
    }
  })

  it('does not list folders or show what a build keeps for itself', async () => {
    for (const path of [
      '/assets',
      '/assets/',
      '/icons/',
      '/.vite/manifest.json',
      '/index.html',
      '/assets/../index.html',
    ]) {
      const answer = await ask(path)
      await text(answer)
      expect(answer.statusCode, path).toBe(404)
    }
  })

  it.each([
    ['a line break', 'Menu\r\nSet-Cookie: stolen=1\r\n\r\n<script>'],
    ['quotes and semicolons', 'a"; filename="evil.exe'],
    ['an apostrophe and a star', "Chef's *best* (menu)!"],
    ['marks that turn the order of letters', 'menu\u202Efdp.exe'],
    ['half a character', 'half \uD83C menu'],
    ['NUL and bell', 'a\u0000b\u0007c'],
    ['nothing but dots', '../../..'],
  ])('through a name with %s puts nothing into the headers of a file', async (_case, name) => {
    const content = buildContent({ items: 2 })
    const response = await owner.send(createSavedMenu, { body: buildSavePayload({ name, content }) })
    // Refused, or kept and shown safely.
    if (response.status === 400) return
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as { id: string }
    const file = await owner.send(savedMenuPdf, { params: { id } })
    expect(file.status).toBe(200)
    expect(file.headers.get('set-cookie')).toBeNull()
    const disposition = file.headers.get('content-disposition') ?? ''
    // RFC 6266 with the characters that RFC 8187 leaves as they are.
    expect(disposition).toMatch(
      /^attachment; filename="[^"\\\p{Cc}]*\.pdf"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+\.pdf$/u,
    )
    const plain = decodeURIComponent(/UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')
    expect(plain).not.toMatch(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/u)
  })

  it('is sent nowhere else: no address of ours leads to another site', async () => {
    const evil = [
      '//evil.example',
      '/\\evil.example',
      '//evil.example/%2f..',
      '/%5cevil.example',
      '/%0d%0aLocation:%20//evil.example',
    ]
    for (const path of evil) {
      for (const method of ['GET', 'POST']) {
        const answer = await ask(path, { accept: 'text/html' }, method)
        await text(answer)
        expect(answer.statusCode, path).toBeOneOf([400, 404])
        expect(answer.headers.location, path).toBeUndefined()
      }
    }
    const logout = await ask('/logout?next=//evil.example&from=https://evil.example', {}, 'POST')
    expect([logout.statusCode, logout.headers.location]).toEqual([303, '/'])
  })

  describe('with two lengths in one request', () => {
    /** The status lines that come back for these bytes. */
    const statusesOf = (bytes: string): Promise<string[]> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(server().url)
        let received = ''
        const socket = connect(Number(port), hostname, () => socket.end(bytes))
        socket.on('data', (chunk) => {
          received += chunk
        })
        socket.on('error', reject)
        socket.on('close', () => resolve(received.match(/^HTTP\/1\.1 \d{3}/gm) ?? []))
      })

    const post = (...lines: string[]) => ['POST /api/logout HTTP/1.1', 'Host: x', ...lines].join('\r\n')
    const smuggled = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'

    it.each([
      [
        'a length and chunks',
        post('Content-Length: 4', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`),
      ],
      ['two lengths', post('Content-Length: 0', `Content-Length: ${smuggled.length}`, '', smuggled)],
      [
        'chunks that are not the last coding',
        post('Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`),
      ],
      ['a space before the colon', post('Transfer-Encoding : chunked', '', `0\r\n\r\n${smuggled}`)],
      ['a length with a sign', post('Content-Length: +0', '', smuggled)],
    ])('is refused with %s, and what hides behind is not answered', async (_case, bytes) => {
      expect(await statusesOf(bytes)).toEqual(['HTTP/1.1 400'])
    })
  })
})

describe.skipIf(!hasEngine)('a server that knows its public address', () => {
  const server = useTestServer({ CARTE_PUBLIC_URL: 'https://menus.example', CARTE_BILLING: 'sandbox' })
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }

  /** Asks with a forged host, which `fetch` would not send. */
  const ask = (path: string, method = 'GET', body?: unknown): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server().url)
      const headers = { ...forged, ...(body !== undefined && { 'content-type': 'application/json' }) }
      request({ hostname, port, path, method, headers }, resolve)
        .on('error', reject)
        .end(body === undefined ? undefined : JSON.stringify(body))
    })

  it('puts it into mails, links and pages, whatever host a request names', async () => {
    const account = { username: 'hosted', email: 'hosted@example.com', password: 'correct horse' }
    expect((await ask(register.path, 'POST', account)).statusCode).toBe(201)
    expect((await ask(requestPasswordReset.path, 'POST', { email: account.email })).statusCode).toBe(204)
    for (const page of ['/verify-email', '/reset-password']) {
      const link = await linkInMail(server().env.dataDir, { to: account.email, page })
      expect(new URL(link).origin).toBe('https://menus.example')
    }
    for (const path of ['/', '/robots.txt', '/sitemap.xml']) {
      const body = await text(await ask(path))
      expect(body).toContain('https://menus.example')
      expect(body).not.toContain('evil.example')
    }
  })

  it('gives cookies to TLS alone, under a name that only TLS can set', async () => {
    const client = server().client()
    const response = await client.send(register, {
      body: { username: 'secure', email: 'secure@example.com', password: 'correct horse' },
    })
    const cookies = response.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-carte\./)
      expect(cookie).toMatch(/; Secure/i)
      expect(cookie).toMatch(/; Path=\/(;|$)/i)
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  it('goes on with sessions that began under the former name of the cookie, and begins none there', async () => {
    const client = server().client()
    const { id } = await client.register('former')
    const planted = client.cookies.replaceAll('__Host-', '__Secure-')
    expect(planted).toContain('__Secure-carte.session_token=')
    const statusOf = async (cookie: string) =>
      (await fetch(new URL(currentUser.path, server().url), { headers: { cookie } })).status
    expect(await statusOf(planted)).toBe(401)
    const { db, close } = await openDatabase(server().env)
    const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000)
    await db.updateTable('sessions').set({ createdAt: lastYear }).where('userId', '=', id).execute()
    await close()
    expect(await statusOf(planted)).toBe(200)
    expect(await statusOf(client.cookies)).toBe(200)
    // The name that nobody else can set wins.
    expect(await statusOf(`__Host-carte.session_token=other; ${planted}`)).toBe(401)
  })

  it('asks browsers to come back by TLS alone', async () => {
    const response = await server().client().fetch('/')
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('takes changes from its own pages and from none at its other addresses', async () => {
    const client = server().client()
    const logout = (origin: string) => client.fetch('/api/logout', { method: 'POST', headers: { origin } })
    expect((await logout('https://menus.example')).status).toBe(204)
    for (const origin of [
      'http://menus.example',
      'https://menus.example:8443',
      'https://www.menus.example',
      server().url,
    ])
      expect((await logout(origin)).status, origin).toBe(403)
  })
})

describe.skipIf(!hasEngine)('texts of a menu with markup in them', () => {
  const server = useTestServer()

  const MARKUP = `"><script>alert(1)</script></title></style><img src=x onerror=alert(1)>{{7*7}}\${7*7}</script><!--`

  it('are words on its page, in its data and in its styles', async () => {
    const owner = server().client()
    await owner.register('markup')
    await subscribe(owner)
    const plain = buildContent({ items: 3 })
    const price: Price = { id: 'p1', kind: 'market', label: MARKUP.slice(0, 60), words: MARKUP.slice(0, 60) }
    const content: MenuContent = {
      ...plain,
      title: MARKUP,
      dateLine: MARKUP,
      intro: MARKUP,
      notices: [{ id: 'n1', kind: 'text', text: MARKUP }],
      contact: { web: MARKUP, phone: MARKUP },
      restaurant: { ...plain.restaurant, name: MARKUP, description: MARKUP, address: MARKUP },
      sections: plain.sections.map((section) => ({
        ...section,
        name: `Section ${MARKUP}`.slice(0, 120),
        intro: MARKUP,
        footer: MARKUP,
        daypart: MARKUP,
        items: section.items.map((item) => ({
          ...item,
          name: MARKUP,
          description: MARKUP,
          allergens: ['milk'],
          prices: [price],
          number: '<b>',
          origin: MARKUP,
          wine: { producer: MARKUP },
        })),
      })),
    }
    const saved = await owner.call(createSavedMenu, {
      body: buildSavePayload({ name: MARKUP, content }),
    })
    await owner.call(shareSavedMenu, { params: { id: saved.id } })
    for (const reader of [server().client(), owner]) {
      const html = await (await reader.fetch(`/menu-viewer/${saved.id}`)).text()
      expect(html).toContain('&lt;script&gt;alert(1)')
      expect(html.match(/<script/g) ?? []).toHaveLength(reader === owner ? 0 : 1)
      expect(html.match(/<style/g)).toHaveLength(1)
      expect(html.match(/<\/(script|style|title)>/g)).toHaveLength(reader === owner ? 2 : 3)
      expect(html).not.toMatch(/<[^>"]*("[^"]*"[^>"]*)*\son\w+=/)
    }
  })

  it('cannot be values of a design: colours, fonts and pictures are of ours', async () => {
    const owner = server().client()
    await owner.register('designs')
    await subscribe(owner)
    for (const design of [
      { primaryColor: 'red;background:url(//evil.example)' },
      { primaryColor: '#000000}body{display:none' },
      { fontFamily: 'serif;}</style><script>' },
    ]) {
      const body = { ...buildSavePayload(), design }
      expect(await owner.refusal(createSavedMenu, { body })).toMatchObject({ status: 400 })
    }
    const content = buildContent({ items: 1 })
    const restaurant = {
      ...content.restaurant,
      logoUrl: 'javascript:alert(1)',
      imageUrl: '//evil.example/x.png',
    }
    const hostile = { content: { ...content, restaurant }, design: defaultDesign }
    const refused = { status: 400, message: expect.stringMatching(/^A picture is a file/) }
    expect(await owner.refusal(createSavedMenu, { body: buildSavePayload(hostile) })).toMatchObject(refused)
    // One that was saved when this was not looked at yet.
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    const { db, close } = await openDatabase(server().env)
    const document = storedText(hostile)
    await db.updateTable('savedMenus').set({ document }).where('id', '=', id).execute()
    await close()
    await owner.call(shareSavedMenu, { params: { id } })
    const html = await (await owner.fetch(`/menu-viewer/${id}`)).text()
    expect(html).not.toMatch(/javascript:|evil\.example/)
  })
})
