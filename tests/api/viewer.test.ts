import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelSubscription } from '#contract/accounts/billing.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { startServer } from '#server/boot/start.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { menuDataSchema } from '../support/menu-data-schema.ts'
import { readPdf } from '../support/read-pdf.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const KILOBYTE = 1000
const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

const clock = buildClock()

describe.runIf(hasEngine)('the page of a shared menu', () => {
  const server = useTestServer({}, { clock: clock.now })
  let owner: TestClient
  let guest: TestClient

  beforeAll(async () => {
    owner = server().client()
    guest = server().client()
    await owner.register('marcella')
    await subscribe(owner)
  })

  type Payload = Parameters<typeof buildSavePayload>[0]

  async function shared(changes: Payload = {}, client = owner) {
    const saved = await client.call(createSavedMenu, { body: buildSavePayload(changes) })
    await client.call(shareSavedMenu, { params: { id: saved.id } })
    return saved
  }

  const open = (id: string, headers: Record<string, string> = {}, client = guest) =>
    client.fetch(`/menu-viewer/${id}`, { headers })

  const textOf = async (id: string, client = guest) => (await open(id, {}, client)).text()

  it('has no recipe of the kitchen, in its words, its data, its PDF or its answers', async () => {
    const content = mapItems(buildContent({ items: 2 }), (item) => ({
      ...item,
      ingredients: ['secretive ham'],
    }))
    const { id } = await shared({ content })
    const answers = await Promise.all([
      textOf(id),
      textOf(id, owner),
      guest.fetch(`/api/saved-menus/${id}`).then((answer) => answer.text()),
      guest.fetch(`/api/saved-menus/${id}/stored`).then((answer) => answer.text()),
      guest.fetch(`/api/saved-menus/${id}/sign-offs`).then((answer) => answer.text()),
    ])
    expect(answers[0]).toContain('Dish number 1')
    for (const answer of answers) expect(answer).not.toContain('secretive ham')
    const pdf = await guest.fetch(`/api/saved-menus/${id}/pdf`)
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    const text = pages.map((page) => page.text).join('\n')
    expect(text).toContain('Dish number 1')
    expect(text).not.toContain('secretive ham')
  })

  it('is sent once: whoever has it is told so, in each coding', async () => {
    const { id } = await shared()
    for (const coding of ['br', 'gzip', 'identity']) {
      const first = await open(id, { 'accept-encoding': coding })
      expect(first.status).toBe(200)
      expect(first.headers.get('content-encoding') ?? 'identity').toBe(coding)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      expect(first.headers.get('vary')).toMatch(/accept-encoding.*cookie/i)
      expect(await first.text()).toContain('Dish number 1')
      const etag = first.headers.get('etag') ?? ''
      const again = await open(id, { 'accept-encoding': coding, 'if-none-match': `"other", ${etag}` })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
    }
  })

  it('shows an edit at once, and has another tag then', async () => {
    const { id, version } = await shared()
    const before = await open(id)
    const content = buildContent({ restaurantName: 'Another Name' })
    await owner.call(updateSavedMenu, { params: { id }, body: { ...buildSavePayload({ content }), version } })
    const after = await open(id, { 'if-none-match': before.headers.get('etag') ?? '' })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('Another Name')
  })

  it('is gone at once when it is withdrawn or deleted, and at another link when it is shared again', async () => {
    const { id } = await shared()
    const tag = (await open(id)).headers.get('etag') ?? ''
    await owner.call(withdrawSavedMenu, { params: { id } })
    const withdrawn = await open(id, { 'if-none-match': tag })
    expect(withdrawn.status).toBe(404)
    expect(await withdrawn.text()).toContain('Menu Not Found')
    expect((await guest.fetch(`/menu-viewer/${id}/picture.png`)).status).toBe(404)
    const { url } = await owner.call(shareSavedMenu, { params: { id } })
    expect((await open(id, { 'if-none-match': tag })).status).toBe(404)
    expect((await guest.fetch(url)).status).toBe(200)
    await owner.call(deleteSavedMenu, { params: { id } })
    expect((await open(id)).status).toBe(404)
  })

  it('follows the plan of its owner, on the day that it ends too', async () => {
    const leaving = server().client()
    await leaving.register('leaving')
    await subscribe(leaving)
    const { id } = await shared({ content: markedContent(), templateId: 3, design: paper() }, leaving)
    const professional = await textOf(id)
    expect(professional).toMatch(/data-template="rustic"/)
    expect(professional).toContain('Show only dishes marked')
    expect(professional).toContain('paper.jpg')
    await leaving.call(cancelSubscription, {})
    clock.passDays(31)
    const basic = await textOf(id)
    expect(basic).toMatch(/data-template="classic"/)
    expect(basic).not.toMatch(/Show only dishes marked|paper\.jpg/)
    expect((await guest.fetch(`/menu-viewer/${id}/paper.jpg`)).status).toBe(404)
    clock.reset()
    expect(await textOf(id)).toBe(professional)
  })

  it('is another one for its owner, whom nobody else’s copy reaches', async () => {
    const { id } = await shared()
    const guestPage = await textOf(id)
    const own = await open(id, {}, owner)
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
    expect(await own.text()).toMatch(/noindex.*My Menus/s)
    expect(await textOf(id)).toBe(guestPage)
    const other = server().client()
    await other.register('other')
    expect(await textOf(id, other)).toBe(guestPage)
  })

  it('tells search engines nothing before it is shared', async () => {
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    const own = await textOf(id, owner)
    expect(own).toContain('content="noindex"')
    expect(own).not.toMatch(/canonical|ld\+json|og:image/)
    expect((await owner.fetch(`/menu-viewer/${id}/picture.png`)).status).toBe(404)
  })

  it('gives search engines a Menu as schema.org describes it', async () => {
    const { id } = await shared({ content: markedContent() })
    const html = await textOf(id)
    const data = menuDataSchema.parse(dataOf(html))
    const url = `${server().url}/menu-viewer/${id}`
    expect(html).toContain(`<link rel="canonical" href="${url}"/>`)
    expect(data.url).toBe(url)
    expect(data.provider.name).toBe('Chez </script> "Test"')
    const [dish] = data.hasMenuSection[0]?.hasMenuItem ?? []
    expect(dish).toEqual({
      '@type': 'MenuItem',
      '@id': `${url}#dish-9001`,
      name: 'Soup',
      description: 'Lentils with lemon and thyme.',
      offers: { '@type': 'Offer', price: '24.50', priceCurrency: 'USD' },
      suitableForDiet: ['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet'],
    })
    for (const anchor of html.matchAll(/#(dish-[\w-]+)"/g)) expect(html).toContain(`id="${anchor[1]}"`)
  })

  it('names allergens where they are known, and a dish that stands twice apart', async () => {
    const { id } = await shared({ content: markedContent() })
    const html = await textOf(id)
    expect(html).toContain('Contains milk, tree nuts')
    expect(html).toMatch(/id="dish-9001".*id="dish-9001-2"/s)
  })

  it('has a picture of its first page for link previews, kept as long as the menu stays', async () => {
    const { id } = await shared()
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(await textOf(id)) ?? []
    const answer = await guest.fetch(picture)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
    const etag = answer.headers.get('etag') ?? ''
    expect((await guest.fetch(picture, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('stands on the paper of its design, calmed and made light', async () => {
    const { id } = await shared({ design: paper() })
    const [, path = ''] = /--picture:url\("([^"]+)"\)/.exec(await textOf(id)) ?? []
    const answer = await guest.fetch(path)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const bytes = await answer.arrayBuffer()
    expect(bytes.byteLength).toBeLessThan(120 * KILOBYTE)
    expect((await guest.fetch(`/menu-viewer/${(await shared()).id}/paper.jpg`)).status).toBe(404)
  })

  it('answers ids that are none with the not-found page', async () => {
    for (const id of ['unknown', '%00', '%E0%A4%A', "'%20OR%201=1", '..%2f..%2fetc', 'x'.repeat(3000)]) {
      const answer = await open(id, { accept: 'text/html' })
      expect(answer.status, id).toBe(404)
      expect(await answer.text(), id).toMatch(/Menu Not Found.*href="\/saved-menus"/s)
    }
  })

  it('is under 30 KB for 40 dishes, compressed, and bears a menu of 500 with names of 200 letters', async () => {
    const { id } = await shared({ content: buildContent({ items: 40 }) })
    expect((await sentBytes(`${server().url}/menu-viewer/${id}`)).byteLength).toBeLessThan(30 * KILOBYTE)
    const content = buildContent({ items: 500 })
    const name = '<b>Ünbroken'.padEnd(200, 'x')
    const large = await shared({ content: mapItems(content, (item) => ({ ...item, name })) })
    const bytes = await sentBytes(`${server().url}/menu-viewer/${large.id}`)
    expect(bytes.byteLength).toBeLessThan(60 * KILOBYTE)
    expect(
      brotliDecompressSync(bytes)
        .toString()
        .match(/class="dish"/g),
    ).toHaveLength(500)
  })
})

describe('a page that breaks', () => {
  it('tells a person so in a page, a program in JSON, and neither what it was', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-test-'))
    const env = readEnv({ PORT: '0', CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const broken = await startServer(env, async () => {
      const site = await loadBuiltSite(DIST_DIR)
      return {
        ...site,
        render(page, frame) {
          if (page.kind === 'menu-not-found') throw new Error('secret detail')
          return site.render(page, frame)
        },
      }
    })
    try {
      const open = (accept: string) => fetch(`${broken.url}/menu-viewer/unknown`, { headers: { accept } })
      const page = await open('text/html,*/*;q=0.8')
      const html = await page.text()
      expect(page.status).toBe(500)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(html).toMatch(/Something went wrong.*href="\/menu-viewer\/unknown"/s)
      expect(html).not.toContain('secret detail')
      expect(await (await open('application/json')).json()).toMatchObject({ code: 'internal' })
    } finally {
      await broken.stop('end of the test')
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

/** A paper, as Professional owners choose one. */
const paper = () => ({ ...defaultDesign, useCustomBackground: true, backgroundImage: 'linen' })

function markedContent(): MenuContent {
  const description = 'Lentils with lemon and thyme.'
  const soup = stateClaims(buildItem({ name: 'Soup', categoryId: 1, description }), { confirmed: [2] })
  const cake = stateClaims(buildItem({ id: 9002, name: 'Cake', categoryId: 3 }), {
    allergens: ['milk', 'nuts'],
  })
  const { restaurant } = buildContent({ restaurantName: 'Chez </script> "Test"' })
  return {
    restaurant,
    ...newMenu([
      { id: 1, name: 'Appetizers', items: [soup] },
      { id: 2, name: 'Lunch', items: [soup] },
      { id: 3, name: 'Desserts', items: [cake] },
    ]),
  }
}

function dataOf(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

/** The body as it travels, which `fetch` does not show. */
const sentBytes = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()))
    }).on('error', reject)
  })
