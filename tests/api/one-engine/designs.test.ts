import { describe, expect, it } from 'vitest'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf, typesetPng, typesetThumbnail } from '#contract/menus/typesetting.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent, buildSavePayload } from '../../builders/build-menu.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { subscribe } from '../../support/subscriber.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const content = buildContent({ items: 8 })

/** Designs that no screen of ours makes: by hand, by a broken client, or by another version. */
const impossible = [
  ['a colour by its name', { primaryColor: 'red' }, 'primaryColor'],
  ['a colour of three digits', { secondaryColor: '#fff' }, 'secondaryColor'],
  ['a colour with more to it', { accentColor: '#ffffff;}' }, 'accentColor'],
  ['a paper under an inch', { pageSize: 'custom', customWidthIn: 0.9 }, 'customWidthIn'],
  ['a paper over twenty inches', { pageSize: 'custom', customHeightIn: 20.1 }, 'customHeightIn'],
  ['no page', { pageCount: 0 }, 'pageCount'],
  ['eleven pages', { pageCount: 11 }, 'pageCount'],
  ['half a page', { pageCount: 1.5 }, 'pageCount'],
  ['a section on an eleventh page', { categoriesPerPage: { 11: [1] } }, 'categoriesPerPage.11'],
  ['a font that there is not', { fontFamily: 'papyrus' }, 'fontFamily'],
  ['nothing for a switch', { showPrices: null }, 'showPrices'],
] as const

describe.skipIf(!hasEngine)('designs', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`designs-${crypto.randomUUID()}`)
    return client
  }

  it.each(impossible)('with %s are refused wherever they come in', async (_, changes, field) => {
    const client = await owner()
    const design = { ...defaultDesign, ...changes } as unknown as typeof defaultDesign
    const body = { content, design, templateId: 1 }
    const refusals = [
      ...(await Promise.all(
        [typesetPages, typesetPdf, typesetPng, typesetThumbnail].map((call) =>
          client.refusal(call, { body }),
        ),
      )),
      await client.refusal(createSavedMenu, { body: buildSavePayload({ content, design }) }),
      await client.refusal(writeDraft, { body: { ...body, step: 'designer' } }),
    ]
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(refusal.message).toMatch(/\w.*\.$/)
      expect(refusal.details?.fields?.map(({ path }) => path)).toContain(`design.${field}`)
    }
  })

  it('that are refused leave a saved menu as it was', async () => {
    const client = await owner()
    const saved = await client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const design = { ...defaultDesign, primaryColor: 'red' }
    const body = { ...buildSavePayload({ content, design }), version: saved.version }
    expect(await client.refusal(updateSavedMenu, { params: { id: saved.id }, body })).toMatchObject({
      status: 400,
    })
    expect(await client.call(readSavedMenu, { params: { id: saved.id } })).toEqual(saved)
  })

  it('of an older version take the settings that are new since then', async () => {
    const client = await owner()
    const { hasQrCode, hasBleed, hasCropMarks, fitToPages, showImages, ...older } = defaultDesign
    const body = buildSavePayload({ content, design: { ...older, primaryColor: '#123456' } as never })
    const { id } = await client.call(createSavedMenu, { body })
    const { design } = await client.call(readSavedMenu, { params: { id } })
    expect(design).toEqual({ ...defaultDesign, primaryColor: '#123456' })
  })

  it('print a section of a page that is gone, and one that is on two pages, all the same', async () => {
    const client = await owner()
    await subscribe(client)
    const design = {
      ...defaultDesign,
      pageLayout: 'multi' as const,
      pageCount: 2,
      // Section 4 is on a page that is gone; section 99 isn't a section of the menu.
      categoriesPerPage: { 1: [1, 2, 99], 2: [2, 3], 9: [4] },
    }
    const body = { content, design, templateId: 1 }
    const { pages } = await readPdf(
      Buffer.from(await (await client.call(typesetPdf, { body })).arrayBuffer()),
    )
    expect(pages).toHaveLength(2)
    const sections = content.sections.map(({ name }) => name)
    const printed = pages.map(({ text }) => sections.filter((name) => text.includes(name)))
    expect(printed[0]).toEqual(expect.arrayContaining([sections[0], sections[1], sections[3]]))
    expect(printed[1]).toEqual(expect.arrayContaining([sections[2], sections[3]]))
  })
})
