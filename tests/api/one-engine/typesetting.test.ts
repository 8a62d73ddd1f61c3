import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { typesetPages, typesetPdf, typesetPng } from '#contract/menus/typesetting.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { itemIds, itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { buildContent } from '../../builders/build-menu.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('typesetting', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`setter-${crypto.randomUUID()}`)
    return client
  }

  it('answers pages, regions and the same bytes that the download has', async () => {
    const client = await owner()
    const body = { content: buildContent({ items: 40 }), design: {}, templateId: 1 }
    const { pages, regions, pdf } = await client.call(typesetPages, { body: { ...body, editor: 'a' } })
    expect(pages[0]).toEqual({
      widthPt: 612,
      heightPt: 792,
      trim: { x: 0, y: 0, widthPt: 612, heightPt: 792 },
    })
    const items = regions.filter(({ kind }) => kind === 'item')
    expect(items.map(({ id }) => id)).toEqual(itemIds(body.content))
    const download = await client.call(typesetPdf, { body })
    expect(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(pdf, 'base64'))).toBe(true)
  })

  it('puts the whole menu into a download that asks for it, and into no other', async () => {
    const client = await owner()
    const body = { content: buildContent({ items: 3 }), design: {}, templateId: 1 }
    const opened = async (download: Blob) =>
      openSource({ name: 'menu.pdf', bytes: new Uint8Array(await download.arrayBuffer()) })
    const carried = await opened(await client.call(typesetPdf, { body: { ...body, attachMenu: true } }))
    if (carried.kind !== 'menu') throw new Error(`It carries ${carried.kind}`)
    const { content, templateId } = readMenuFile(carried.json)
    expect(content.sections).toEqual(body.content.sections)
    expect(content.restaurant.name).toBe(body.content.restaurant.name)
    expect(templateId).toBe(1)
    expect(await opened(await client.call(typesetPdf, { body }))).toMatchObject({ kind: 'lines' })
  })

  it('reports what preflight found on the pages, by the marks that the design prints', async () => {
    const client = await owner()
    await subscribe(client)
    const content = {
      ...mapItems(buildContent({ items: 1 }), (item) =>
        stateClaims({ ...item, name: 'Soup \u{1F957}\u{10FFFD}' }, { allergens: ['milk'] }),
      ),
      market: { country: 'FR' },
    }
    const edition = { kind: 'preflight-report' as const }
    const reportOf = async (design: { readonly allergenMarks?: 'words' }) => {
      const body = { content, design, templateId: 1, edition }
      const bytes = new Uint8Array(await (await client.call(typesetPdf, { body })).arrayBuffer())
      return (await readPdf(bytes)).pages.map(({ text }) => text).join(' ')
    }
    const silent = /Allergens\s+are\s+written\s+next\s+to/
    const plain = await reportOf({})
    expect(plain).toMatch(/The\s+fonts\s+have\s+every\s+character/)
    expect(plain).toMatch(silent)
    expect(await reportOf({ allergenMarks: 'words' })).not.toMatch(silent)
  })

  it('leaves the recipes of the kitchen out of it', async () => {
    const client = await owner()
    const content = mapItems(buildContent({ items: 3 }), (item) => ({ ...item, ingredients: ['secret ham'] }))
    const body = { content, design: {}, templateId: 1, attachMenu: true }
    const bytes = new Uint8Array(await (await client.call(typesetPdf, { body })).arrayBuffer())
    const carried = await openSource({ name: 'menu.pdf', bytes })
    if (carried.kind !== 'menu') throw new Error(`It carries ${carried.kind}`)
    expect(itemsOf(readMenuFile(carried.json).content)).toHaveLength(3)
    expect(carried.json).not.toContain('secret ham')
  })

  it('makes editions for Professional owners alone, and tells what is to be known of them', async () => {
    const client = await owner()
    const body = {
      content: buildContent(),
      design: { sheets: 'folded', pageSize: 'half-letter' },
      templateId: 1,
      edition: { kind: 'sheets' },
    } as const
    for (const call of [typesetPdf, typesetPages])
      await expect(client.call(call, { body })).rejects.toThrow('"code":"plan_limit"')
    await subscribe(client)
    const { pages } = await client.call(typesetPages, { body })
    expect(pages[0]).toMatchObject({ widthPt: 792, heightPt: 612 })
    const edition = { kind: 'board' } as const
    const board = await client.call(typesetPng, { body: { ...body, edition, page: 1 } })
    expect(await sharp(await board.arrayBuffer()).metadata()).toMatchObject({ width: 1920, height: 1080 })
  })

  it('holds a Basic owner to Letter paper, Classic and the watermark, whatever the request says', async () => {
    const client = await owner()
    const asked = {
      content: buildContent(),
      design: { pageSize: 'legal' as const, hideWatermark: true },
      templateId: 2,
    }
    const plain = { content: buildContent(), design: {}, templateId: 1 }
    const [got, expected] = await Promise.all([
      client.call(typesetPdf, { body: asked }),
      client.call(typesetPdf, { body: plain }),
    ])
    const bytes = Buffer.from(await got.arrayBuffer())
    expect(bytes.equals(Buffer.from(await expected.arrayBuffer()))).toBe(true)
    const [page] = (await readPdf(bytes)).pages
    expect(page?.text).toContain('Created with Carte')
  })
})
