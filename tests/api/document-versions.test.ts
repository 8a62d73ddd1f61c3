import { describe, expect, it } from 'vitest'
import { listDrafts, readDraft, writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  listSavedMenus,
  readSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf } from '#contract/menus/typesetting.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { noticeSchema } from '#domain/menu/model/notice.ts'
import { itemIds, itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { readPdf } from '../support/read-pdf.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const item = (id: number, changes: object = {}) => ({
  id,
  name: `Dish number ${id - 9000}`,
  description: '',
  price: 14.5,
  categoryId: 2,
  cuisineId: 5,
  ...changes,
})

/** A menu as Carte 0.1 sent it. */
const version1 = (...items: object[]) => ({
  restaurant: { name: 'Da Marcella' },
  groups: [{ category: { id: 2, name: 'Main Courses' }, items }],
})

const plain = buildContent({ items: 2, sections: 1 })
/** Says what version 1 has no room for. */
const rich = mapItems(plain, (dish) => ({
  ...dish,
  prices: [
    { ...fixedPrice(1400), label: 'Half' },
    { ...fixedPrice(2600, 'p2'), label: 'Whole' },
  ],
}))
const titled = {
  title: 'Dinner',
  dateLine: 'Winter 2026',
  currency: 'EUR',
  notices: [noticeSchema.parse({ id: 'n1', kind: 'tax', text: 'All taxes are included.' })],
}

describe.skipIf(!hasEngine)('menus of both document versions', () => {
  const server = useTestServer()

  async function owner(): Promise<TestClient> {
    const client = server().client()
    await client.register(`owner-${crypto.randomUUID()}`)
    return client
  }

  const payload = (content?: unknown, changes: object = {}) => ({
    name: 'Menu',
    templateId: 1,
    cuisineId: 5,
    items: [],
    ...(content !== undefined && { content }),
    ...changes,
  })

  async function saved(content = rich, client?: TestClient) {
    const by = client ?? (await owner())
    const { id, version } = await by.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const put = (body: object) => ({ params: { id }, body: { ...body, version } })
    const read = () => by.call(readSavedMenu, { params: { id } })
    return { client: by, put, read }
  }

  it('are saved and answered in version 2, and listed with their titles', async () => {
    const client = await owner()
    const response = await client.send(createSavedMenu, {
      body: payload(version1(item(9001), item(9002, { price: 0 }))),
    })
    expect(response.status).toBe(201)
    const { id, content } = await response.json()
    expect(content).toMatchObject({ title: '', currency: 'USD', sections: [{ id: 2, name: 'Main Courses' }] })
    expect(itemsOf(content).map(({ prices }) => prices)).toEqual([[fixedPrice(1450)], []])
    expect((await client.call(readSavedMenu, { params: { id } })).content).toEqual(content)
    await saved({ ...rich, ...titled }, client)
    expect((await client.call(listSavedMenus, {})).map(({ title }) => title).sort()).toEqual(['', 'Dinner'])
  })

  it('are typeset to the same pages', async () => {
    const client = await owner()
    const body = { design: {}, templateId: 1 }
    const old = version1(item(9001), item(9002, { price: 0 }))
    const { id: _, ...restaurant } = buildContent().restaurant
    const { sections } = buildContent({ items: 2, sections: 1 })
    const same = {
      restaurant: { ...restaurant, ...old.restaurant, description: '' },
      sections: [
        {
          ...sections[0],
          id: 2,
          name: 'Main Courses',
          items: [9001, 9002].map((dish) => ({
            id: dish,
            name: `Dish number ${dish - 9000}`,
            categoryId: 2,
            cuisineId: 5,
            prices: dish === 9001 ? [fixedPrice(1450)] : [],
          })),
        },
      ],
    }
    const [one, two] = await Promise.all(
      [old, same].map(async (content) =>
        (await client.send(typesetPdf, { body: { ...body, content } })).arrayBuffer(),
      ),
    )
    const textOf = async (pdf: ArrayBuffer | undefined) =>
      (await readPdf(new Uint8Array(pdf ?? new ArrayBuffer()))).pages.map(({ text }) => text)
    expect(await textOf(one)).toEqual(await textOf(two))
    expect((await textOf(one)).join()).not.toContain('$0')
  })

  it.each([
    ['an amount of version 1', version1(item(9001, { price: -1 })), 'content.groups.0.items.0.price'],
    ['a name of version 1', version1(item(9001, { name: '' })), 'content.groups.0.items.0.name'],
    [
      'a diet of version 1',
      version1(item(9001, { dietaryOptions: [99] })),
      'content.groups.0.items.0.dietaryOptions.0',
    ],
    [
      'a claim of version 1',
      version1(
        item(9001, {
          dietaryOptions: [2],
          allergens: ['milk'],
          confirmedClaims: { dietaryOptions: [2], allergens: ['milk'], words: 'x' },
        }),
      ),
      'content.groups.0.items.0',
    ],
    ['no list of sections at all', { restaurant: { name: 'Da Marcella' } }, 'content.sections'],
    [
      'an amount of version 2',
      mapItems(plain, (dish) => ({ ...dish, prices: [fixedPrice(12.5)] })),
      'content.sections.0.items.0.prices.0.amount',
    ],
  ])('are refused for %s where it was written', async (_case, content, path) => {
    const client = await owner()
    const refusal = await client.refusal(createSavedMenu, { body: payload(content) })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(refusal.details?.fields?.[0]?.path).toBe(path)
  })

  it('lose nothing to a caller that writes version 1 over version 2', async () => {
    const { client, put, read } = await saved()
    const before = await read()
    const refusal = await client.refusal(updateSavedMenu, put(payload(version1(item(9001)))))
    expect(refusal).toMatchObject({ status: 409, code: 'menu_says_more' })
    expect(refusal.message).toContain('“Dish number 1” (prices)')
    expect(await read()).toEqual(before)
  })

  it('keep their title, currency and notices where version 1 is written over a plain menu', async () => {
    const { client, put, read } = await saved({ ...plain, ...titled })
    const response = await client.send(updateSavedMenu, put(payload(version1(item(9001), item(9003)))))
    expect(response.status).toBe(200)
    const { content, title } = await read()
    expect(title).toBe('Dinner')
    expect(content).toMatchObject({ ...titled, restaurant: { name: 'Da Marcella' } })
    expect(itemIds(content)).toEqual([9001, 9003])
    expect(itemsOf(content)[0]?.prices).toEqual([fixedPrice(1450)])
  })

  it('stay whole under a payload that names the same items without their content', async () => {
    const { client, put, read } = await saved({ ...rich, ...titled })
    const before = await read()
    const body = payload(undefined, { items: [9002, 9001], name: 'Another Name', templateId: 1 })
    await client.call(updateSavedMenu, put(body) as never)
    const after = await read()
    expect(after.name).toBe('Another Name')
    expect(after.content).toEqual(before.content)
    expect(after.design).toEqual(before.design)
  })

  it('are replaced by other items of the catalogue alone where nothing else is lost', async () => {
    const full = await saved()
    const other = payload(undefined, { items: [801, 802] })
    expect(await full.client.refusal(updateSavedMenu, full.put(other))).toMatchObject({
      status: 409,
      code: 'menu_says_more',
    })
    const euros = await saved({ ...plain, currency: 'EUR' })
    expect((await euros.client.refusal(updateSavedMenu, euros.put(other))).message).toContain('(currency)')
    const dollars = await saved({ ...plain, title: 'Dinner' })
    await dollars.client.call(updateSavedMenu, dollars.put(other) as never)
    const { content } = await dollars.read()
    expect(itemIds(content)).toEqual([801, 802])
    expect(content.title).toBe('Dinner')
  })

  it('conflict before anything is said of their versions', async () => {
    const { client, put } = await saved()
    await client.call(updateSavedMenu, put(buildSavePayload({ content: rich })) as never)
    expect(await client.refusal(updateSavedMenu, put(payload(version1(item(9001)))))).toMatchObject({
      code: 'version_conflict',
    })
  })

  it('keep their design under a payload without one', async () => {
    const client = await owner()
    const design = { ...defaultDesign, primaryColor: '#112233' }
    const { id, version } = await client.call(createSavedMenu, { body: { ...buildSavePayload(), design } })
    const { design: _, ...body } = buildSavePayload({ content: rich })
    await client.call(updateSavedMenu, { params: { id }, body: { ...body, version } })
    expect((await client.call(readSavedMenu, { params: { id } })).design).toEqual(design)
  })

  it('lose nothing as drafts either, and are listed with their titles', async () => {
    const client = await owner()
    const draft = (content: unknown, workId: string) => ({
      body: { content, design: defaultDesign, step: 'builder', workId },
    })
    await client.call(writeDraft, draft({ ...rich, ...titled }, 'rich') as never)
    await client.call(writeDraft, draft({ ...plain, ...titled }, 'plain') as never)
    expect(await client.refusal(writeDraft, draft(version1(item(9001)), 'rich'))).toMatchObject({
      status: 409,
      code: 'menu_says_more',
    })
    await client.call(writeDraft, draft(version1(item(9001)), 'plain') as never)
    await client.call(writeDraft, draft(version1(item(9001)), 'new') as never)
    expect((await client.call(readDraft, { query: { workId: 'rich' } }))?.content.sections).toEqual(
      rich.sections,
    )
    expect((await client.call(readDraft, { query: { workId: 'plain' } }))?.content).toMatchObject(titled)
    const listed = await client.call(listDrafts, {})
    expect(listed.map((entry) => [entry.workId, entry.isReadable && entry.title]).sort()).toEqual([
      ['new', ''],
      ['plain', 'Dinner'],
      ['rich', 'Dinner'],
    ])
  })

  it('show every price of an item as pages', async () => {
    const client = await owner()
    const { pdf } = await client.call(typesetPages, { body: { content: rich, design: {}, templateId: 1 } })
    const { pages } = await readPdf(Buffer.from(pdf, 'base64'))
    const text = pages.map((page) => page.text).join(' ')
    // Sizes that a section shares are heads of columns.
    expect(text).toMatch(/Half\s*Whole/)
    expect(text).toMatch(/14.*26/)
  })
})
