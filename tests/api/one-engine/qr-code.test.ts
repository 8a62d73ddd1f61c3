import { describe, expect, it } from 'vitest'
import {
  createSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf } from '#contract/menus/typesetting.ts'
import { makeRestaurantPage, renameRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { readQrCodes } from '#tests/typesetting/read-qr.ts'
import { pagePng } from '#typeset/compiling/png.ts'
import { buildContent } from '../../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('the QR code of a menu', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`coder-${crypto.randomUUID()}`)
    return client
  }

  const body = { content: buildContent({ items: 5 }), design: { hasQrCode: true }, templateId: 1 }

  async function save(client: Awaited<ReturnType<typeof owner>>) {
    const { content, design, templateId } = body
    const saved = {
      name: 'Test Menu',
      restaurantId: 0,
      templateId,
      cuisineId: 1,
      items: itemIds(content),
      createdAt: new Date().toISOString(),
      targetCheckAverage: 25,
      content,
      design,
    }
    return (await client.call(createSavedMenu, { body: saved })).id
  }

  const codeOn = async (pdf: Uint8Array) => {
    const [code] = await readQrCodes(await pagePng(pdf, { page: 1, dpi: 150 }))
    return code?.text
  }
  const codeIn = async (file: File) => codeOn(new Uint8Array(await file.arrayBuffer()))

  it('leads to the shared menu, in the preview, the download and the saved menu alike', async () => {
    const client = await owner()
    const menuId = await save(client)
    const { url } = await client.call(shareSavedMenu, { params: { id: menuId } })
    const { pdf, findings } = await client.call(typesetPages, { body: { ...body, menuId } })
    expect(findings).toEqual([])
    expect(await codeOn(Buffer.from(pdf, 'base64'))).toBe(url)
    expect(await codeIn(await client.call(typesetPdf, { body: { ...body, menuId } }))).toBe(url)
    expect(await codeIn(await client.call(savedMenuPdf, { params: { id: menuId } }))).toBe(url)
  })

  it('leads to the page on table cards, also when the page has another address, and for nobody else', async () => {
    const client = await owner()
    const menuId = await save(client)
    const cards = { ...body, menuId, edition: { kind: 'table-cards' as const } }
    const made = async (asker = client) => asker.call(typesetPages, { body: cards })
    expect((await made()).findings).toEqual([{ code: 'qr_without_link', params: {} }])
    const page = await client.call(makeRestaurantPage, { body: { menuId, timeZone: 'UTC', isOpen: true } })
    const printed = await codeOn(Buffer.from((await made()).pdf, 'base64'))
    expect(printed).toBe(`${page.url}?q`)
    expect((await made(await owner())).findings).toEqual([{ code: 'qr_without_link', params: {} }])
    const params = { restaurantId: page.restaurantId }
    const slug = `renamed-${crypto.randomUUID().slice(0, 8)}`
    const renamed = await client.call(renameRestaurantPage, { params, body: { slug } })
    // A code that was printed before leads on.
    const { pathname, search } = new URL(printed ?? '')
    const answer = await client.fetch(pathname + search, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/r/${slug}?q`])
    expect(await codeOn(Buffer.from((await made()).pdf, 'base64'))).toBe(`${renamed.url}?q`)
  })

  it('is left out while the menu is not shared, after it was withdrawn, and for a stranger', async () => {
    const client = await owner()
    const menuId = await save(client)
    const missing = [{ code: 'qr_without_link', params: {} }]
    const findings = async (asker = client) =>
      (await asker.call(typesetPages, { body: { ...body, menuId } })).findings
    expect(await findings()).toEqual(missing)
    await client.call(shareSavedMenu, { params: { id: menuId } })
    expect(await findings()).toEqual([])
    expect(await findings(await owner())).toEqual(missing)
    await client.call(withdrawSavedMenu, { params: { id: menuId } })
    expect(await findings()).toEqual(missing)
  })
})
