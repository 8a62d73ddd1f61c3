import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { inTurn, templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { readQrCodes } from '#tests/typesetting/read-qr.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput, TypesetResult } from '../job/job.ts'
import { qrBlockOf } from './qr.ts'

const LINK = 'https://carte.example/menu-viewer/k3J9sLq0aZx81Pbv'
const usual = { scale: 1, mostPt: 500, words: menuWords('en') }

describe('the code', () => {
  test('leads where the link leads, with a blank edge of four modules', async () => {
    const block = qrBlockOf(LINK, usual)
    const picture = sharp(Buffer.from(block?.svg ?? ''), { density: 200 }).flatten({ background: '#ffffff' })
    expect(await readQrCodes(await picture.png().toBuffer())).toEqual([{ text: LINK, level: 'M' }])
    const modules = Number(/viewBox="0 0 (\d+)/.exec(block?.svg ?? '')?.[1])
    expect(block?.quiet).toBeCloseTo(((block?.side ?? 0) / modules) * 4)
    const columns = [...(block?.svg.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [])].map(([, x, y, length]) => ({
      from: Math.min(Number(x), Number(y)),
      to: Math.max(Number(x) + Number(length), Number(y) + 1),
    }))
    expect(Math.min(...columns.map(({ from }) => from))).toBe(4)
    expect(Math.max(...columns.map(({ to }) => to))).toBe(modules - 4)
  })

  test.each([0.4, 1, 1.5])('is never smaller than 0.8 inches, at scale %f', (scale) => {
    const block = qrBlockOf(LINK, { ...usual, scale })
    expect((block?.side ?? 0) - 2 * (block?.quiet ?? 0)).toBeCloseTo(57.6 * Math.max(1, scale))
  })

  test('grows with a long link, so that its modules stay large enough to read', () => {
    const block = qrBlockOf(`${LINK}?${'x'.repeat(300)}`, usual)
    expect((block?.quiet ?? 0) / 4).toBeCloseTo(1.4)
    expect(block?.side).toBeGreaterThan(90)
  })

  test('is left out where it would be too wide, or holds too much', () => {
    expect(qrBlockOf(LINK, { ...usual, mostPt: 60 })).toBeNull()
    expect(qrBlockOf(`${LINK}?${'x'.repeat(3000)}`, usual)).toBeNull()
  })

  test.each(['menu', 'javascript:alert(1)', 'file:///etc/passwd', ''])('refuses the link "%s"', (link) => {
    expect(() => qrBlockOf(link, usual)).toThrow('no address of the web')
  })

  test('names the host as a person would type it', () => {
    expect(qrBlockOf('https://www.lucia.example/m/1', usual)?.host).toBe('lucia.example')
    expect(qrBlockOf('http://127.0.0.1:3000/m/1', usual)?.host).toBe('127.0.0.1:3000')
  })
})

const typesetter = sharedTypesetter()

const lastPagePng = ({ pdf, pages }: TypesetResult) => typesetter.pagePng(pdf, pages.length, 150)

const grounds: readonly (readonly [what: string, design: Partial<Design>])[] = [
  ['light paper', {}],
  ['dark paper', { primaryColor: '#e0c090', secondaryColor: '#1c1a18' }],
  ['paper of a middle grey', { primaryColor: '#222222', secondaryColor: '#808080' }],
  ['flush left', { headerStyle: 'left-aligned' }],
  ['bleed and crop marks', { hasBleed: true, hasCropMarks: true }],
  ['4 × 6 inches', { pageSize: 'custom', customWidthIn: 4, customHeightIn: 6 }],
  ['20 × 20 inches', { pageSize: 'custom', customWidthIn: 20, customHeightIn: 20 }],
]

describe.each(templatesInTurn(1))('$name', ({ id: templateId, preset }) => {
  const buildPages = (
    design: Partial<Design> = {},
    more: Partial<TypesetInput> = {},
    sections = buildSections(3, 3),
  ): TypesetInput =>
    buildInput(sections, { ...preset, hasQrCode: true, ...design }, { templateId, link: LINK, ...more })

  const picture = () =>
    sharp({ create: { width: 300, height: 400, channels: 3, background: '#7a5a3a' } })
      .png()
      .toBuffer()

  test.each(inTurn(grounds, templateId, 1))('prints a code that a phone reads: %s', async (_, design) => {
    const result = await typesetter.typeset(buildPages(design))
    expect(faultsOf(result)).toEqual([])
    expect(await readQrCodes(await lastPagePng(result))).toEqual([{ text: LINK, level: 'M' }])
  })

  test('prints it on a label where a picture fills the page, beside the logo', async () => {
    const images = { background: await picture(), logo: await picture() }
    const design = { useCustomBackground: true, logoPosition: 'bottom' } as const
    const result = await typesetter.typeset(buildPages(design, { images }))
    expect(await readQrCodes(await lastPagePng(result))).toEqual([{ text: LINK, level: 'M' }])
  })

  test('draws it as a shape, with words for those who do not see it', async () => {
    const { pdf } = await typesetter.typeset(buildPages())
    const [page] = (await readPdf(pdf)).pages
    expect(page?.alternatives).toContain(`QR code of this menu's address: ${LINK}`)
    expect(page?.text).toMatch(/Menu on your phone carte\.example/)
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image')
  })

  test('goes without it, and says so, while the menu has no address', async () => {
    const without = await typesetter.typeset(buildPages({}, { link: undefined }))
    expect(faultsOf(without)).toEqual([{ code: 'qr_without_link', params: {} }])
    expect((await readPdf(without.pdf)).text).not.toContain('Menu on your phone')
    const unwanted = await typesetter.typeset(buildPages({ hasQrCode: false }))
    expect(faultsOf(unwanted)).toEqual([])
    expect((await readPdf(unwanted.pdf)).text).not.toContain('Menu on your phone')
  })

  test('goes without it, and says so, where the paper is too small', async () => {
    const tiny = { pageSize: 'custom', customWidthIn: 1, customHeightIn: 1 } as const
    const { findings } = await typesetter.typeset(buildPages(tiny, {}, buildSections(1)))
    expect(findings).toContainEqual({ code: 'qr_without_room', params: {} })
  })
})

test.each(inTurn(templates, 2, 3))(
  '$name prints it once, on the last page, under the dishes',
  async ({ id, preset }) => {
    const result = await typesetter.typeset(
      buildInput(buildSections(40, 40, 40), { ...preset, hasQrCode: true }, { templateId: id, link: LINK }),
    )
    const { pages } = await readPdf(result.pdf)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map(({ text }) => text.includes('Menu on your phone'))).toEqual(
      pages.map((_, index) => index === pages.length - 1),
    )
    const caption = pages.at(-1)?.texts.find(({ text }) => text.includes('Menu on'))?.y ?? 0
    for (const { page, y, height } of result.regions)
      if (page === pages.length) expect(y + height).toBeLessThan(caption - 10)
  },
)

test('says what it is for in the language of the menu, and in English where we have no words in that', async () => {
  const [german, swahili] = await Promise.all(
    ['de-AT', 'sw'].map(async (language) => {
      const input = buildInput(buildSections(3), { hasQrCode: true }, { link: LINK, said: { language } })
      return (await readPdf((await typesetter.typeset(input)).pdf)).pages[0]
    }),
  )
  expect(german?.alternatives).toContain(`QR-Code zu dieser Karte: ${LINK}`)
  expect(german?.text).toContain('Die Karte auf dem Handy')
  expect(german?.text).toContain('Erstellt mit Carte')
  expect(swahili?.text).toContain('Menu on your phone')
})
