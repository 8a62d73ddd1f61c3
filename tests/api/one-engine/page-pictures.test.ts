import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  createSavedMenu,
  savedMenuPdf,
  savedMenuPng,
  shareSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPdf, typesetPng } from '#contract/menus/typesetting.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { paintPdf } from '../../support/paint-pdf.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

/** Mean difference of two pictures in grey levels (0 to 255), each seen from far away. */
async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).flatten().greyscale().resize(100, 130, { fit: 'fill' }).raw().toBuffer(),
    ),
  )
  if (!a || !b) throw new Error('Two pictures are compared')
  return a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length
}

describe.skipIf(!hasEngine)('pictures of pages', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`painter-${crypto.randomUUID()}`)
    return client
  }

  const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

  it('are what another reader paints of the downloaded PDF, at the resolution asked for', async () => {
    const client = await owner()
    const body = { content: buildContent({ items: 9 }), design: {}, templateId: 1 }
    const pdf = await bytesOf(await client.call(typesetPdf, { body }))
    const blank = await sharp({ create: { width: 100, height: 130, channels: 3, background: '#f5f5f5' } })
      .png()
      .toBuffer()
    for (const dpi of [150, 300] as const) {
      const picture = await bytesOf(await client.call(typesetPng, { body: { ...body, dpi } }))
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'png',
        width: 8.5 * dpi,
        height: 11 * dpi,
        density: dpi,
      })
      const painted = await paintPdf(pdf, 1, dpi)
      expect(await differenceOf(picture, painted)).toBeLessThan(1)
      expect(await differenceOf(picture, blank)).toBeGreaterThan(3)
    }
  })

  it('come in a ZIP file where there are several, in order and named after the menu', async () => {
    const client = await owner()
    const content = buildContent({ items: 120, restaurantName: 'Café Bär' })
    const body = { content, design: {}, templateId: 1 }
    const pdf = await bytesOf(await client.call(typesetPdf, { body }))
    const { pages } = await readPdf(pdf)
    expect(pages.length).toBeGreaterThan(2)
    const answer = await client.send(typesetPng, { body })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Café Bär Menu.zip'))
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    expect(files.map(([name]) => name)).toEqual(pages.map((_, index) => `page-${index + 1}.png`))
    for (const [index, [, picture]] of files.entries()) {
      const painted = await paintPdf(pdf, index + 1, 150)
      expect(await differenceOf(picture, painted)).toBeLessThan(1)
    }
    const second = await client.send(typesetPng, { body: { ...body, page: 2 } })
    expect(second.headers.get('content-type')).toBe('image/png')
    expect(second.headers.get('content-disposition')).toContain(encodeURIComponent('Café Bär Menu - 2.png'))
    expect(Buffer.from(files[1]?.[1] ?? []).equals(await bytesOf(await second.blob()))).toBe(true)
  })

  it('are refused with a sentence where there is no such page, resolution or menu', async () => {
    const client = await owner()
    const body = { content: buildContent(), design: {}, templateId: 1 }
    expect(await client.refusal(typesetPng, { body: { ...body, page: 2 } })).toMatchObject({
      status: 404,
      code: 'page_not_found',
      message: 'This menu has one page; there is no page 2.',
    })
    for (const wrong of [{ page: 0 }, { page: 1.5 }, { dpi: 72 }, { dpi: 1200 }])
      expect(await client.refusal(typesetPng, { body: { ...body, ...wrong } })).toMatchObject({ status: 400 })
    expect(await server().client().refusal(typesetPng, { body })).toMatchObject({ status: 401 })
  })

  it('of a saved menu are for its owner, and for anybody while it is shared', async () => {
    const client = await owner()
    const guest = server().client()
    const content = buildContent({ items: 60 })
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const params = { id }
    expect(await guest.refusal(savedMenuPng, { params })).toMatchObject({
      status: 404,
      code: 'menu_not_found',
    })
    expect(await (await owner()).refusal(savedMenuPng, { params })).toMatchObject({ status: 404 })
    const own = await client.send(savedMenuPng, { params })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])

    await client.call(shareSavedMenu, { params })
    const pdf = await bytesOf(await guest.call(savedMenuPdf, { params }))
    const shown = await bytesOf(await guest.call(savedMenuPng, { params, query: { page: '2', dpi: '300' } }))
    expect(await sharp(shown).metadata()).toMatchObject({ width: 2550, height: 3300 })
    expect(await differenceOf(shown, await paintPdf(pdf, 2, 100))).toBeLessThan(1)
    expect(await guest.refusal(savedMenuPng, { params, query: { page: 9 } })).toMatchObject({
      status: 404,
      code: 'page_not_found',
    })
    for (const query of [{ page: '-1' }, { page: 'x' }, { dpi: '72' }])
      expect(await guest.refusal(savedMenuPng, { params, query })).toMatchObject({ status: 400 })

    await client.call(withdrawSavedMenu, { params })
    expect(await guest.refusal(savedMenuPng, { params })).toMatchObject({ status: 404 })
  })
})
