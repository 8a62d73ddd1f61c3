import { describe, expect, it } from 'vitest'
import {
  createSavedMenu,
  deleteSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  readSavedMenu,
  readSavedMenuImport,
  savedMenuPdf,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('saved menus', () => {
  const server = useTestServer()

  async function owner(name = `owner-${crypto.randomUUID()}`) {
    const client = server().client()
    await client.register(name)
    return client
  }

  it('keeps a menu of ids under a name that is longer than a restaurant may have', async () => {
    const client = await owner()
    const body = { name: 'x'.repeat(220), templateId: 1, cuisineId: 1, items: [801] }
    const { id } = await client.call(createSavedMenu, { body })
    expect((await client.call(readSavedMenu, { params: { id } })).content.restaurant.name).toHaveLength(200)
  })

  it.each([0, -7, 12, '007', '99999999999999999999', ' ', 'a profile'])(
    'gives a restaurant id back as it was: %j',
    async (restaurantId) => {
      const client = await owner()
      const saved = await client.call(createSavedMenu, { body: { ...buildSavePayload(), restaurantId } })
      expect(saved.restaurantId).toBe(restaurantId)
      const read = await client.call(readSavedMenu, { params: { id: saved.id } })
      expect(read.restaurantId).toBe(restaurantId)
    },
  )

  it('keeps a menu whole: every word, price and setting', async () => {
    const client = await owner()
    const content = buildContent({ items: 12, restaurantName: 'Ünïçödé & <Söhne> 寿司' })
    const saved = await client.call(createSavedMenu, {
      body: buildSavePayload({ content, targetCheckAverage: 42.5 }),
    })
    expect(saved.id).toMatch(/^[\w-]{20,}$/)
    const read = await client.call(readSavedMenu, { params: { id: saved.id } })
    expect(read.content).toEqual(content)
    expect(read).toMatchObject({ version: 1, targetCheckAverage: 42.5, templateId: 1, sharedAt: null })
    expect(await client.call(listSavedMenus, {})).toMatchObject([{ id: saved.id, name: read.name }])
  })

  it('completes the specified payload of ids from the catalogue', async () => {
    const client = await owner()
    const { content: _, design: __, ...payload } = buildSavePayload()
    const saved = await client.call(createSavedMenu, { body: { ...payload, items: [951, 801, 802] } })
    expect(saved.content.sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Main Courses', 1],
      ['Appetizers', 2],
    ])
    for (const item of itemsOf(saved.content)) {
      expect(item.imageUrl).toMatch(`/images/dishes/${item.id}.svg?v=`)
    }
    const refusal = await client.refusal(createSavedMenu, { body: { ...payload, items: [801, 90_001] } })
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining('90001') })
  })

  it('refuses a menu without a dish', async () => {
    const client = await owner()
    const { content: _, ...payload } = buildSavePayload()
    const empty = buildContent({ items: 0 })
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    for (const [body, message] of [
      [{ ...payload, items: [] }, 'Missing menu data to save. Please generate a menu first.'],
      [
        { ...payload, items: [801], content: empty },
        'No menu data available to save. Please generate a menu first.',
      ],
    ] as const) {
      const refusal = { status: 400, code: 'invalid_input', message }
      expect(await client.refusal(createSavedMenu, { body })).toMatchObject(refusal)
      const again = { params: { id }, body: { ...body, version: 1 } }
      expect(await client.refusal(updateSavedMenu, again)).toMatchObject(refusal)
    }
  })

  it('refuses what no menu can mean: diets that nobody knows, pictures that are none, checks out of bounds', async () => {
    const client = await owner()
    const dish = (changes: Partial<MenuItem>) => {
      const content = buildContent({ items: 1 })
      return { content: mapItems(content, () => buildItem(changes)) }
    }
    const picture = 'A picture is a file on this server or has a web address with https.'
    const check = 'The target check average is $10 to $200.'
    for (const [changes, message] of [
      [dish({ dietaryOptions: [1, 99] }), 'There is no such dietary option.'],
      [dish({ imageUrl: 'javascript:alert(1)' }), picture],
      [dish({ imageUrl: '//evil.example/a.png' }), picture],
      [dish({ imageUrl: 'http://example.com/a.png' }), picture],
      [{ design: { ...defaultDesign, customBackgroundUrl: 'data:image/png;base64,AA' } }, picture],
      [{ targetCheckAverage: 9.99 }, check],
      [{ targetCheckAverage: 500 }, check],
    ] as const) {
      const body = { ...buildSavePayload(), ...changes }
      expect(await client.refusal(createSavedMenu, { body })).toMatchObject({ status: 400, message })
    }
    const imageUrl = 'https://example.com/a.png'
    const body = { ...buildSavePayload(), ...dish({ imageUrl }), targetCheckAverage: 200 }
    expect(await client.send(createSavedMenu, { body })).toMatchObject({ status: 201 })
  })

  it('saves again over what its editor had read, and refuses to overwrite what it had not', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const params = { id }
    const second = await client.call(updateSavedMenu, {
      params,
      body: { ...buildSavePayload({ name: 'Second' }), version: 1 },
    })
    expect(second).toMatchObject({ id, version: 2, name: 'Second' })
    const refusal = await client.refusal(updateSavedMenu, {
      params,
      body: { ...buildSavePayload({ name: 'Late' }), version: 1 },
    })
    expect(refusal).toMatchObject({
      status: 409,
      code: 'version_conflict',
      message: 'This menu was changed elsewhere.',
      details: { currentVersion: 2 },
    })
    expect((await client.call(readSavedMenu, { params })).name).toBe('Second')
  })

  it('lets one of many saves of the same version through', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.send(updateSavedMenu, { params: { id }, body: { ...buildSavePayload(), version: 1 } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('keeps three menus of a Basic owner, even when ten are saved at once', async () => {
    const client = await owner()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.send(createSavedMenu, { body: buildSavePayload() })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(402)])
    const refusal = await client.refusal(createSavedMenu, { body: buildSavePayload() })
    expect(refusal).toMatchObject({ code: 'plan_limit', details: { feature: 'unlimited_menus' } })
    const [first] = await client.call(listSavedMenus, {})
    await client.call(deleteSavedMenu, { params: { id: first?.id ?? '' } })
    await client.call(createSavedMenu, { body: buildSavePayload() })
  })

  it("answers another owner's menu as if it were not there", async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const stranger = await owner()
    const params = { id }
    for (const [endpoint, input] of [
      [readSavedMenu, { params }],
      [updateSavedMenu, { params, body: { ...buildSavePayload(), version: 1 } }],
      [deleteSavedMenu, { params }],
      [shareSavedMenu, { params }],
      [withdrawSavedMenu, { params }],
      [savedMenuPdf, { params }],
    ] as const) {
      expect(await stranger.refusal(endpoint, input)).toMatchObject({ status: 404, code: 'menu_not_found' })
    }
    expect(await client.call(readSavedMenu, { params })).toMatchObject({ version: 1, sharedAt: null })
  })

  it('shows a shared menu to anybody, and to nobody once it is withdrawn', async () => {
    const client = await owner()
    const content = buildContent({ items: 4, restaurantName: 'Trattoria <script>alert(1)</script>' })
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const guest = server().client()
    expect((await guest.fetch(`/menu-viewer/${id}`)).status).toBe(404)
    expect((await client.fetch(`/menu-viewer/${id}`)).status).toBe(200)

    const { url } = await client.call(shareSavedMenu, { params: { id } })
    expect(url).toBe(`${server().url}/menu-viewer/${id}`)
    const page = await guest.fetch(url)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/)
    expect(html).toContain('Trattoria &lt;script&gt;')
    for (const item of itemsOf(content)) expect(html).toContain(item.name)
    expect(html).toContain('$5.50')

    await client.call(withdrawSavedMenu, { params: { id } })
    const gone = await guest.fetch(url)
    expect(gone.status).toBe(404)
    expect(await gone.text()).toContain('Menu Not Found')
  })

  it('gets another link when it is shared again, and the old one stays dead', async () => {
    const client = await owner()
    const guest = server().client()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const params = { id }
    const first = await client.call(shareSavedMenu, { params })
    expect(await client.call(shareSavedMenu, { params })).toEqual(first)
    await client.call(withdrawSavedMenu, { params })
    const { url } = await client.call(shareSavedMenu, { params })
    expect(url).toMatch(/\/menu-viewer\/[\w-]{24}$/)
    expect(url).not.toBe(first.url)

    const token = url.split('/').at(-1) ?? ''
    for (const [link, status] of [
      [id, 404],
      [token, 200],
    ] as const) {
      for (const path of [
        `/menu-viewer/${link}`,
        `/menu-viewer/${link}/picture.png`,
        `/api/saved-menus/${link}/pdf`,
        `/api/saved-menus/${link}/png`,
      ]) {
        expect([path, (await guest.fetch(path)).status]).toEqual([path, status])
      }
      expect((await client.fetch(`/menu-viewer/${link}`)).status).toBe(200)
    }
    // All that the page leads to is at the new link.
    const html = await (await guest.fetch(url)).text()
    expect(html).toContain(`/api/saved-menus/${token}/pdf`)
    expect(html).not.toContain(id)
    // The link is for reading: with it nobody is the owner.
    expect(await guest.refusal(readSavedMenu, { params: { id: token } })).toMatchObject({ status: 401 })
    await client.call(deleteSavedMenu, { params })
    expect((await guest.fetch(url)).status).toBe(404)
  })

  it('keeps what a menu was brought in from, for its owner and its copies, until it is said otherwise', async () => {
    const client = await owner()
    const { restaurant: _, ...lastImport } = buildContent({ items: 2 })
    const body = { ...buildSavePayload(), lastImport }
    const { id } = await client.call(createSavedMenu, { body })
    const importOf = (menuId: string) => client.call(readSavedMenuImport, { params: { id: menuId } })
    expect(await importOf(id)).toMatchObject({ menu: lastImport })
    const { lastImport: __, ...again } = body
    await client.call(updateSavedMenu, { params: { id }, body: { ...again, version: 1 } })
    expect(await importOf(id)).toMatchObject({ menu: lastImport })
    const copy = await client.call(duplicateSavedMenu, { params: { id }, body: {} })
    await client.call(updateSavedMenu, { params: { id }, body: { ...again, version: 2, lastImport: null } })
    expect(await importOf(id)).toBeNull()
    expect(await importOf(copy.id)).toMatchObject({ menu: lastImport })
    const other = await owner()
    expect(await other.refusal(readSavedMenuImport, { params: { id: copy.id } })).toMatchObject({
      status: 404,
    })
    const damaged = { ...again, version: 3, lastImport: { sections: 'none' } as never }
    expect(await client.refusal(updateSavedMenu, { params: { id }, body: damaged })).toMatchObject({
      status: 400,
    })
  })

  it('gives the PDF of a shared menu to anybody, named after the menu', async () => {
    const client = await owner()
    const { id } = await client.call(createSavedMenu, {
      body: buildSavePayload({ name: 'Café "Bär" / Menü' }),
    })
    await client.call(shareSavedMenu, { params: { id } })
    const response = await server().client().send(savedMenuPdf, { params: { id } })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Bär'))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
