import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf, typesetPng, typesetThumbnail } from '#contract/menus/typesetting.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { FIRST_CUSTOM_ITEM_ID } from '#domain/menu/model/limits.ts'
import { rateLimits } from '#server/limits/limits.ts'
import { buildContent, buildItem } from '../../builders/build-menu.ts'
import { buildClock } from '../../builders/test-clock.ts'
import { startAiServer } from '../../fakes/ai-server.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const clock = buildClock()
afterEach(() => clock.reset())

const ai = await startAiServer()
afterAll(() => ai.close())

const wanted = {
  cuisineId: 5,
  itemsPerCategoryCustom: { 1: 3, 2: 2 },
  notes: 'Something to remember, please.',
}
const typed = { content: buildContent(), design: {}, templateId: 1 }

describe.skipIf(!hasEngine)('somebody without an account', () => {
  const server = useTestServer(
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.1', AI_BASE_URL: ai.url },
    { clock: clock.now },
  )

  it('sees the menu set by the rules of the Basic plan, with the watermark', async () => {
    const { pages, pdf } = await server()
      .client()
      .call(typesetPages, {
        body: { ...typed, design: { hideWatermark: true, pageSize: 'legal' as const }, templateId: 2 },
      })
    expect(pages[0]).toMatchObject({ widthPt: 612, heightPt: 792 })
    const plain = await server().client().call(typesetPages, { body: typed })
    expect(pdf).toBe(plain.pdf)
    const [page] = (await readPdf(Buffer.from(pdf, 'base64'))).pages
    expect(page?.text).toContain('Created with Carte')
  })

  it('prints no upload of anybody', async () => {
    const owner = server().client()
    await owner.register('Painter')
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d01010' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(picture)], 'picture.png')
    const { url } = await owner.call(uploadImage, { upload: { file, purpose: 'itemImage' as const } })
    const [section] = typed.content.sections
    const content = {
      ...typed.content,
      sections: [{ id: section?.id ?? 1, name: 'Dishes', items: [buildItem({ id: 9001, imageUrl: url })] }],
    }
    const body = { ...typed, content, design: { showImages: true } }
    const codes = async (client: typeof owner) =>
      (await client.call(typesetPages, { body })).findings.map(({ code }) => code)
    const seen = await codes(server().client())
    const own = await codes(owner)
    expect(seen.length).toBeGreaterThan(own.length)
  })

  it('gets dishes of the catalogue, and never asks a model', async () => {
    ai.script('good')
    const client = server().client()
    const menu = await client.call(generateMenu, { body: wanted })
    const items = menu.flatMap((group) => group.items)
    expect(items.length).toBe(5)
    expect(items.every(({ id }) => id < FIRST_CUSTOM_ITEM_ID)).toBe(true)
    expect(menu[0]?.wishes).toMatchObject({ notUnderstood: ['Something to remember, please'], leftToAi: [] })
    const other = await client.call(refreshMenuItem, {
      body: { itemId: items[0]?.id ?? 1, cuisineId: 5, categoryId: 1 },
    })
    expect(other.id).toBeLessThan(FIRST_CUSTOM_ITEM_ID)
    expect(ai.calls).toHaveLength(0)
  })

  it('keeps, uploads and downloads nothing', async () => {
    const client = server().client()
    const calls: readonly (readonly [Endpoint, object])[] = [
      [createSavedMenu, { body: {} }],
      [writeDraft, { body: {} }],
      [typesetPdf, { body: typed }],
      [typesetPng, { body: typed }],
      [typesetThumbnail, { body: typed }],
      [uploadImage, { upload: { file: new File(['x'], 'a.png') } }],
    ]
    for (const [call, input] of calls) {
      expect(await client.refusal(call, input), call.path).toMatchObject({
        status: 401,
        code: 'not_signed_in',
      })
    }
  })

  it.each([
    [typesetPages, rateLimits['typesetting by address'].count],
    [generateMenu, rateLimits['generation by address'].count],
  ] as const)('is refused $path by address after its number', async (call, count) => {
    clock.stopAt('2026-03-01T12:00:00.000Z')
    const ask = (address: string) =>
      server()
        .client()
        .fetch(call.path, {
          method: 'POST',
          // Refused for what it is, it costs no page and counts as one.
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: '{}',
        })
    const statuses = new Set<number>()
    for (let asked = 0; asked < count; asked += 1) statuses.add((await ask('203.0.113.7')).status)
    expect([...statuses]).toEqual([400])
    const refused = await ask('203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('203.0.113.8')).status).toBe(400)
  })
})

describe.skipIf(!hasEngine)('where registration is not open', () => {
  const server = useTestServer({ CARTE_REGISTRATION: 'invited' })

  it('nobody sets pages or gets dishes without an account', async () => {
    const client = server().client()
    expect(await client.refusal(typesetPages, { body: typed })).toMatchObject({ code: 'not_signed_in' })
    expect(await client.refusal(generateMenu, { body: wanted })).toMatchObject({ code: 'not_signed_in' })
  })
})
