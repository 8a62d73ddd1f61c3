import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { menuDataSchema } from '#contract/menus/menu-data.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import {
  makeRestaurantPage,
  openRestaurantPage,
  renameRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant, updateRestaurant } from '#contract/restaurant/restaurants.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { inDatabase, sayOfItem, writeSpecial } from '../builders/build-live.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { readPdf } from '../support/read-pdf.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const clock = buildClock()
const timeZone = 'America/New_York'
const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** A Friday in June: New York is four hours behind. */
const NOON = '2026-06-05T16:00:00Z'
const EVENING = '2026-06-05T22:30:00Z'

describe.runIf(hasEngine)('the page of a restaurant, as guests read it', () => {
  const server = useTestServer(
    {},
    { clock: clock.now, rateLimits: { 'writing by account': { count: 1000, block: 1000 } } },
  )

  async function owner(): Promise<TestClient> {
    const client = server().client()
    await client.register(`keeper-${crypto.randomUUID()}`)
    return client
  }

  const titled = (title: string, dishes: string): MenuContent => {
    const content = buildContent({ items: 4, sections: 2, restaurantName: 'Osteria Prova' })
    return { ...mapItems(content, (item) => ({ ...item, name: item.name.replace('Dish', dishes) })), title }
  }

  const save = (client: TestClient, content: MenuContent) =>
    client.call(createSavedMenu, { body: buildSavePayload({ content }) })

  /** Lunch from 11 to 15, dinner from 17 to 2, wine at any time; open from 11 to 2. */
  async function osteria() {
    const client = await owner()
    await subscribe(client)
    const market = { country: 'US' }
    const { id: restaurantId } = await client.call(createRestaurant, {
      body: { name: 'Osteria Prova', address: '7 Mulberry Street, New York', market },
    })
    const saved = {
      lunch: await save(client, titled('Lunch', 'Panino')),
      dinner: await save(client, titled('Dinner', 'Secondo')),
      wine: await save(client, titled('Wine', 'Bottle')),
    }
    const made = await client.call(makeRestaurantPage, { body: { restaurantId, timeZone, isOpen: true } })
    const page = {
      timeZone,
      schedules: [
        { id: 'noon', name: 'Lunch', times: [{ days: everyDay, from: '11:00', until: '15:00' }] },
        { id: 'night', name: 'Dinner', times: [{ days: everyDay, from: '17:00', until: '02:00' }] },
      ],
      menus: [
        { menuId: saved.lunch.id, scheduleId: 'noon' },
        { menuId: saved.dinner.id, scheduleId: 'night' },
        { menuId: saved.wine.id },
      ],
      hours: [{ days: everyDay, from: '11:00', until: '02:00' }],
      notices: [{ id: 'a', text: 'We take no reservations.' }],
      contact: { phone: '+1 212 555 0100' },
    }
    const params = { restaurantId }
    const written = await client.call(updateRestaurantPage, { params, body: { version: made.version, page } })
    return { client, saved, params, slug: made.slug, version: written.version, page }
  }

  const open = (path: string, headers: Record<string, string> = {}) =>
    server().client().fetch(path, { headers, redirect: 'manual' })
  const textOf = async (path: string) => (await open(path)).text()
  const sitemapFiles = async () =>
    [...(await textOf('/sitemap.xml')).matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )

  it('shows what is served now, names the rest with its times, and changes by the clock alone', async () => {
    clock.stopAt(NOON)
    const { slug } = await osteria()
    const noon = await textOf(`/r/${slug}`)
    expect(noon).toMatch(/Osteria Prova.*Open until 2 am.*We take no reservations.*Lunch.*Panino.*Bottle/s)
    expect(noon).toMatch(/Other menus.*Dinner.*Daily 5 pm–2 am/s)
    expect(noon).toContain('href="tel:+12125550100"')
    expect(noon).toContain(
      'href="https://www.openstreetmap.org/search?query=Osteria+Prova%2C+7+Mulberry+Street%2C+New+York"',
    )
    expect(noon).not.toMatch(
      /Secondo|<script(?! type="(?:application\/ld\+json|module" src="\/assets\/keep-up-[\w-]+\.js)")/,
    )
    clock.stopAt(EVENING)
    const evening = await textOf(`/r/${slug}`)
    expect(evening).toMatch(/Dinner.*Secondo/s)
    expect(evening).not.toContain('Panino')
    // After midnight it is still Friday's dinner.
    clock.stopAt('2026-06-06T05:59:00Z')
    expect(await textOf(`/r/${slug}`)).toContain('Secondo')
    clock.stopAt('2026-06-06T06:00:00Z')
    const night = await textOf(`/r/${slug}`)
    expect(night).toMatch(/Closed · opens 11 am/)
    expect(night).not.toContain('Secondo')
    clock.reset()
  })

  it('has an address for each menu, which guests may read before its time, and for each dish', async () => {
    clock.stopAt(NOON)
    const { slug, saved } = await osteria()
    const dinner = await textOf(`/r/${slug}/dinner`)
    expect(dinner).toMatch(/Not served now · Daily 5 pm–2 am.*Secondo/s)
    expect(dinner).toContain('id="dish-9001"')
    expect(dinner).not.toContain('Panino')
    expect(await textOf(`/r/${slug}/${saved.dinner.id}`)).toContain(
      `rel="canonical" href="${server().url}/r/${slug}/dinner"`,
    )
    expect(await textOf(`/r/${slug}`)).toMatch(/id="lunch-dish-9001".*id="wine-dish-9001"/s)
    const gone = await open(`/r/${slug}/brunch`)
    expect([gone.status, gone.headers.get('location')]).toEqual([302, `/r/${slug}`])
    clock.reset()
  })

  it('shows at once what the kitchen says, what its owner writes, and what becomes of a menu', async () => {
    clock.stopAt(EVENING)
    const { client, slug, saved, params, version, page } = await osteria()
    const states = new Set<string | null>()
    const look = async () => {
      const answer = await open(`/r/${slug}`)
      states.add(answer.headers.get('x-carte-state'))
      return answer.text()
    }
    expect(await look()).toContain('Secondo number 1')
    await inDatabase(server().env, (db) => sayOfItem(db, saved.dinner.id, 9001, { shows: 'hidden' }))
    expect(await look()).not.toContain('Secondo number 1')
    const times = { timeZone, from: '2026-06-05T17:00', until: '2026-06-05T23:00' }
    await inDatabase(server().env, (db) =>
      writeSpecial(db, { menuId: saved.dinner.id, name: 'Osso buco', ...times }),
    )
    expect(await look()).toMatch(/Today’s Specials.*Osso buco/s)
    const named = { ...page, menus: [...page.menus.slice(0, 2), { menuId: saved.wine.id, label: 'Ombre' }] }
    await client.call(updateRestaurantPage, { params, body: { version, page: named } })
    expect(await look()).toContain('id="ombre"')
    const content = titled('Wine', 'Carafe')
    const body = { ...buildSavePayload({ content }), version: saved.wine.version }
    await client.call(updateSavedMenu, { params: { id: saved.wine.id }, body })
    expect(await look()).toContain('Carafe number 1')
    await client.call(deleteSavedMenu, { params: { id: saved.wine.id } })
    expect(await look()).not.toContain('Carafe')
    await client.call(updateRestaurant, {
      params: { id: params.restaurantId },
      body: { name: 'Osteria Nuova', market: { country: 'US' } },
    })
    expect(await look()).toContain('Osteria Nuova')
    expect(states.size).toBe(7)
    clock.stopAt('2026-06-06T03:00:00Z')
    expect(await look()).not.toContain('Osso buco')
    clock.reset()
  })

  it('asks guests to ask where nobody declared anything, once for each menu', async () => {
    clock.stopAt(NOON)
    const client = await owner()
    const content = titled('Lunch', 'Panino')
    const { id: menuId } = await save(client, content)
    const { slug } = await client.call(makeRestaurantPage, { body: { menuId, timeZone, isOpen: true } })
    const { url } = await client.call(shareSavedMenu, { params: { id: menuId } })
    for (const path of [`/r/${slug}`, new URL(url).pathname])
      expect((await textOf(path)).match(/Allergens: please ask/g)).toHaveLength(1)
    clock.reset()
  })

  it('says that there is no menu where its only menu is gone, and names an hour only where it comes back', async () => {
    clock.stopAt('2026-06-05T20:00:00Z')
    const { client, saved, slug } = await osteria()
    await client.call(deleteSavedMenu, { params: { id: saved.wine.id } })
    expect(await textOf(`/r/${slug}`)).toContain('No menu is served at this hour.')
    await client.call(deleteSavedMenu, { params: { id: saved.lunch.id } })
    await client.call(deleteSavedMenu, { params: { id: saved.dinner.id } })
    const gone = await textOf(`/r/${slug}`)
    expect(gone).toContain('There is no menu here at the moment.')
    expect(gone).not.toContain('No menu is served')
    clock.reset()
  })

  it('is found at every address it ever had, and by nobody while it is closed', async () => {
    const { client, params, slug } = await osteria()
    await client.call(renameRestaurantPage, { params, body: { slug: 'osteria-prova' } })
    for (const [former, present] of [
      [`/r/${slug}`, '/r/osteria-prova'],
      [`/r/${slug}/dinner?without=milk`, '/r/osteria-prova/dinner?without=milk'],
      ['/r/Osteria-Prova/dinner', '/r/osteria-prova/dinner'],
    ] as const) {
      const answer = await open(former)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, present])
    }
    expect((await open('/r/osteria-prova')).status).toBe(200)
    expect(await sitemapFiles()).toEqual(['/sitemap-site.xml', '/sitemap-pages-1.xml'])
    const listed = await textOf('/sitemap-pages-1.xml')
    expect(listed).toContain(`<url><loc>${server().url}/r/osteria-prova</loc></url>`)
    expect(listed).not.toContain(slug)
    const robotsOf = async (path: string) => {
      const answer = await open(path)
      const asks = (await answer.text()).includes('<meta name="robots" content="noindex"')
      return [answer.status, answer.headers.get('x-robots-tag'), asks]
    }
    expect(await robotsOf('/r/osteria-prova')).toEqual([200, null, false])
    const unlisted = await client.call(openRestaurantPage, { params, body: { isIndexed: false } })
    expect(unlisted).toMatchObject({ isOpen: true, isIndexed: false })
    expect(await robotsOf('/r/osteria-prova')).toEqual([200, 'noindex', true])
    expect(await robotsOf('/r/osteria-prova/dinner.txt')).toEqual([200, 'noindex', false])
    expect(await textOf('/sitemap-pages-1.xml')).not.toContain('osteria-prova')
    await client.call(openRestaurantPage, { params, body: { isIndexed: true } })
    expect(await robotsOf('/r/osteria-prova')).toEqual([200, null, false])
    await client.call(openRestaurantPage, { params, body: { isOpen: false } })
    for (const path of [
      '/r/osteria-prova',
      `/r/${slug}`,
      '/r/osteria-prova/dinner',
      '/r/osteria-prova/dinner/picture.png',
      '/r/nobody',
      '/r/no%20body',
    ]) {
      const answer = await open(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(await answer.text()).toContain('Page Not Found')
    }
    expect(await textOf('/sitemap-pages-1.xml')).not.toContain('osteria-prova')
    expect((await open('/sitemap-pages-2.xml')).status).toBe(404)
  })

  it('is one answer for everybody that caches may keep, sent once', async () => {
    const { client, slug } = await osteria()
    const first = await open(`/r/${slug}`, { 'accept-encoding': 'br' })
    expect(first.headers.get('cache-control')).toBe('public, max-age=1, stale-if-error=3600')
    expect(first.headers.get('vary')).toBe('accept-encoding')
    expect(first.headers.get('set-cookie')).toBeNull()
    const etag = first.headers.get('etag') ?? ''
    const again = await open(`/r/${slug}`, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('x-carte-state')).toBe(first.headers.get('x-carte-state'))
    const own = await client.fetch(`/r/${slug}`, { headers: { 'accept-encoding': 'br' } })
    expect(own.headers.get('etag')).toBe(etag)
  })

  it('lets guests leave out what they avoid on all menus at once', async () => {
    clock.stopAt(NOON)
    const { client, saved, slug } = await osteria()
    for (const [{ id, version }, title] of [
      [saved.lunch, 'Lunch'],
      [saved.wine, 'Wine'],
    ] as const) {
      const content = mapItems(titled(title, title), (item) =>
        stateClaims(item, { allergens: item.id % 2 === 0 ? ['milk'] : ['fish'] }),
      )
      await client.call(updateSavedMenu, {
        params: { id },
        body: { ...buildSavePayload({ content }), version },
      })
    }
    expect(await textOf(`/r/${slug}`)).toMatch(/value="milk"\/> milk <span class="avoid-count">\(4\)/)
    const without = await textOf(`/r/${slug}?without=milk`)
    expect(without).toContain('Dishes hidden: 4 of 8')
    expect(without).toMatch(/id="lunch-dish-9001"/)
    expect(without).not.toMatch(/id="(lunch|wine)-dish-9002"/)
    clock.reset()
  })

  it('is there as data, in print, as text, as a table and as a code, all of this moment', async () => {
    clock.stopAt(NOON)
    const { slug, saved } = await osteria()
    const { id } = saved.lunch
    await inDatabase(server().env, (db) => sayOfItem(db, id, 9001))
    const file = await open(`/r/${slug}/menu.json`)
    expect(file.headers.get('access-control-allow-origin')).toBe('*')
    const data = menuDataSchema.parse(await file.json())
    expect(data).toMatchObject({ holdsUntil: '2026-06-05T19:00:00.000Z', restaurant: { isOpen: true } })
    expect(data.menus.map(({ name, isServed }) => [name, isServed])).toEqual([
      ['Lunch', true],
      ['Dinner', false],
      ['Wine', true],
    ])
    const [dish] = data.menus[0]?.sections[0]?.items ?? []
    const url = `${server().url}/r/${slug}/lunch#dish-9001`
    expect(dish).toMatchObject({ url, isSoldOut: true, prices: [{ kind: 'fixed', amount: '5.50' }] })
    const google = JSON.parse(await textOf(`/r/${slug}/food-menus.json`))
    const namesOf = (menu: { sections: { items: { labels: { displayName: string }[] }[] }[] }) =>
      menu.sections.flatMap(({ items }) => items.map(({ labels }) => labels[0]?.displayName))
    expect(google.menus.map(namesOf)[0]).toEqual(['Panino number 3', 'Panino number 2', 'Panino number 4'])
    expect(await textOf(`/r/${slug}/lunch.txt`)).toContain('Panino number 1 (Sold out)')
    expect(await textOf(`/r/${slug}/lunch/allergens`)).toMatch(/Panino number 1/)
    const print = await open(`/r/${slug}/lunch.pdf`)
    expect(print.headers.get('content-disposition')).toContain("filename*=UTF-8''Osteria%20Prova%20Lunch.pdf")
    const { pages } = await readPdf(new Uint8Array(await print.arrayBuffer()))
    expect(pages.map(({ text }) => text).join(' ')).toMatch(/Panino number 1.*Sold out/s)
    const address = `/r/${slug}/lunch/picture.png?v=${saved.lunch.version}`
    expect(await textOf(`/r/${slug}`)).toMatch(
      new RegExp(
        `og:image" content="${server().url}${address.replace('?', '\\?')}".*twitter:card" content="summary_large`,
      ),
    )
    const picture = await open(address)
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    expect(await textOf(`/r/${slug}/qr.svg`)).toMatch(/^<svg/)
    const code = Buffer.from(await (await open(`/r/${slug}/qr.png`)).arrayBuffer())
    expect(await sharp(code).metadata()).toMatchObject({ format: 'png', width: 1200 })
    const [, jsonLd] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await textOf(`/r/${slug}`)) ?? []
    expect(JSON.parse(jsonLd ?? '')).toMatchObject({
      '@type': 'Restaurant',
      telephone: '+1 212 555 0100',
      openingHoursSpecification: [{ opens: '11:00', closes: '02:00' }],
      hasMenu: [
        {
          name: 'Lunch',
          hasMenuSection: [
            {
              hasMenuItem: [
                { '@id': url, offers: { availability: 'https://schema.org/SoldOut', price: '5.50' } },
                { name: 'Panino number 3' },
              ],
            },
            {},
          ],
        },
        { name: 'Wine' },
        { name: 'Dinner', url: `${server().url}/r/${slug}/dinner` },
      ],
    })
    clock.reset()
  })

  it('stands on other websites as a page of its own policy, which oEmbed names', async () => {
    const { slug } = await osteria()
    const url = `${server().url}/r/${slug}`
    const page = await open(`/r/${slug}`)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const discovery = `${server().url}/oembed?url=${encodeURIComponent(url)}`
    expect(await page.text()).toContain(`type="application/json+oembed" href="${discovery}"`)
    const embed = await open(`/r/${slug}/embed`)
    expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *')
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'; connect-src 'self'/)
    expect(embed.headers.get('content-security-policy')).not.toContain('script-src')
    for (const header of ['x-frame-options', 'set-cookie']) expect(embed.headers.get(header)).toBeNull()
    expect(await embed.text()).toMatch(/noindex.*Osteria Prova.*Bottle/s)
    const said = await (await open(discovery.slice(server().url.length))).json()
    expect(said).toMatchObject({ type: 'rich', title: 'Osteria Prova' })
    expect(said.html).toContain(`<iframe src="${url}/embed" title="Osteria Prova"`)
    for (const other of ['', `${server().url}/features`, `https://elsewhere.example/r/${slug}`])
      expect((await open(`/oembed?url=${encodeURIComponent(other)}`)).status).toBe(404)
  })

  describe('with sixty dishes', () => {
    let path: string
    let menuId: string
    beforeAll(async () => {
      const client = await owner()
      const content = mapItems(buildContent({ items: 60, sections: 6 }), (item) =>
        stateClaims(item, { allergens: ['milk', 'wheat'] }),
      )
      content.contact = { hours: 'Tue–Sat 11am–9pm' }
      menuId = (await save(client, content)).id
      const { slug } = await client.call(makeRestaurantPage, { body: { menuId, timeZone, isOpen: true } })
      path = `/r/${slug}`
    })

    it('names no other menus where it has one', async () => {
      expect(await textOf(`${path}/${menuId}`)).not.toContain('Other menus')
    })

    it('has the hours that the menu prints while the page has none', async () => {
      expect(await textOf(path)).toContain('Tue–Sat 11am–9pm')
    })

    it('travels in less than 30 KB', async () => {
      const { bytes, html } = await received(server().url + path)
      expect(html.match(/class="dish"/g)).toHaveLength(60)
      expect(bytes).toBeLessThan(30_000)
    })
  })
})

/** A page as a browser gets it: its bytes on the way, and what they say. */
const received = (url: string): Promise<{ bytes: number; html: string }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ bytes: body.byteLength, html: brotliDecompressSync(body).toString() })
      })
    }).on('error', reject)
  })
