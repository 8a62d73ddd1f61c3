import { describe, expect, it } from 'vitest'
import {
  createSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf } from '#contract/menus/typesetting.ts'
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
