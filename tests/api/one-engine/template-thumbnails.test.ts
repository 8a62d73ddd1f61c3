import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { typesetThumbnail } from '#contract/menus/typesetting.ts'
import { templates } from '#domain/design/templates.ts'
import { buildContent } from '../../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('template thumbnails', () => {
  const server = useTestServer()

  it("show a Basic owner's menu in every template, small", async () => {
    const client = server().client()
    await client.register(`chooser-${crypto.randomUUID()}`)
    const pictures = await Promise.all(
      templates.map(async ({ id: templateId, preset }) => {
        const body = { content: buildContent({ items: 12 }), design: preset, templateId }
        return Buffer.from(await (await client.call(typesetThumbnail, { body })).arrayBuffer())
      }),
    )
    for (const picture of pictures) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 612, height: 792 })
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(templates.length)
  })

  it('are for owners alone', async () => {
    const body = { content: buildContent(), design: {}, templateId: 1 }
    expect(await server().client().refusal(typesetThumbnail, { body })).toMatchObject({ status: 401 })
  })
})
