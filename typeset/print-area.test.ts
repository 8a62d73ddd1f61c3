import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { inTurn, templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { paint } from '#tests/typesetting/paint.ts'
import { contentOf } from '#tests/typesetting/read-content.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput, TypesetResult } from './job/job.ts'
import { createOwnTypesetter, type OwnTypesetter } from './own-typesetter.ts'

const typesetter = sharedTypesetter()

/** Has set none of the menus before. */
let another: OwnTypesetter
beforeAll(() => {
  another = createOwnTypesetter({ workers: 1 })
})
afterAll(() => another.close())

/** The numbers of a box, page by page, as they are in the file. */
const boxesOf = ({ pdf }: TypesetResult, name: string): number[][] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g')),
  ].map(([, numbers]) => (numbers ?? '').split(' ').map(Number))

const printed = { hasBleed: true, hasCropMarks: true } as const

const edges = [
  ['nothing', {}, 0, 0],
  ['bleed', { hasBleed: true }, 9, 9],
  ['crop marks', { hasCropMarks: true }, 30, 0],
  ['bleed and crop marks', printed, 30, 9],
] as const

describe.each(templatesInTurn(0))('$name', ({ id: templateId, preset }) => {
  const buildPages = (design: Partial<Design> = {}, more: Partial<TypesetInput> = {}): TypesetInput =>
    buildInput(buildSections(6, 6), { ...preset, ...design }, { templateId, ...more })

  test.each(inTurn(edges, templateId, 1))(
    'has the trim in the middle of a larger page: %s',
    async (_, design, slug, bleed) => {
      const result = await typesetter.typeset(buildPages(design))
      const { pages } = await readPdf(result.pdf)
      expect(result.pages).toEqual(
        pages.map(({ width, height }) => ({
          widthPt: width,
          heightPt: height,
          trim: { x: slug, y: slug, widthPt: 612, heightPt: 792 },
        })),
      )
      expect(boxesOf(result, 'MediaBox')).toEqual(pages.map(() => [0, 0, 612 + 2 * slug, 792 + 2 * slug]))
      const within = (inset: number) => [inset, inset, 612 + 2 * slug - inset, 792 + 2 * slug - inset]
      expect(boxesOf(result, 'TrimBox')).toEqual(slug > 0 ? pages.map(() => within(slug)) : [])
      expect(boxesOf(result, 'BleedBox')).toEqual(slug > 0 ? pages.map(() => within(slug - bleed)) : [])
    },
  )

  test('stays accessible, and gives the same bytes again', async () => {
    const input = buildPages(printed)
    const [first, second] = [await typesetter.typeset(input), await another.typeset(input)]
    expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true)
    const { xmp, isTagged } = await readPdf(first.pdf)
    expect([isTagged, xmp.includes('<pdfuaid:part>1</pdfuaid:part>')]).toEqual([true, true])
  })

  test('sets the same lines at the same places of the paper, and says where they are', async () => {
    const plain = await typesetter.typeset(buildPages())
    const marked = await typesetter.typeset(buildPages(printed))
    expect(marked.regions.length).toBeGreaterThan(12)
    expect(marked.regions).toEqual(
      plain.regions.map(({ x, y, ...region }) => ({
        ...region,
        x: expect.closeTo(x + 30, 3),
        y: expect.closeTo(y + 30, 3),
      })),
    )
    const textsOf = async ({ pdf }: TypesetResult) =>
      (await readPdf(pdf)).pages.flatMap(({ texts }) => texts.map(({ text, x, y }) => ({ text, x, y })))
    expect(await textsOf(marked)).toEqual(
      (await textsOf(plain)).map(({ text, x, y }) => ({
        text,
        x: expect.closeTo(x + 30, 2),
        y: expect.closeTo(y + 30, 2),
      })),
    )
  })

  const dotted = () =>
    sharp({ create: { width: 300, height: 400, channels: 3, background: '#2040a0' } })
      .png()
      .toBuffer()

  test.each([
    ['the colour of the paper', { secondaryColor: '#e0c0a0' }, 'e0c0a0'],
    ['a picture', { useCustomBackground: true }, '2040a0'],
  ] as const)('runs %s to the edge of the bleed and no further', async (_, design, color) => {
    const images = { background: await dotted() }
    const at = await paint(
      typesetter,
      // The picture as it is, and no edge of the template's own.
      await typesetter.typeset(buildPages({ ...printed, ...design, veil: 0, frame: 'none' }, { images })),
    )
    const close = (actual: string) => {
      const [a, b] = [actual, color].map((hex) => Buffer.from(hex, 'hex'))
      return Math.max(...[0, 1, 2].map((channel) => Math.abs((a?.[channel] ?? 0) - (b?.[channel] ?? 0)))) < 12
    }
    for (const [x, y] of [
      [22.5, 430],
      [649, 430],
      [300, 22.5],
      [300, 829],
    ] as const)
      expect(close(at(x, y)), `${x}, ${y}: ${at(x, y)}`).toBe(true)
    for (const [x, y] of [
      [19, 430],
      [653, 430],
      [300, 19],
      [300, 833],
    ] as const)
      expect(at(x, y)).toBe('ffffff')
  })

  test('runs a band to the edge of the bleed', async () => {
    const at = await paint(
      typesetter,
      await typesetter.typeset(buildPages({ ...printed, headerStyle: 'banner' })),
    )
    const band = at(40, 40)
    expect(band).not.toBe('ffffff')
    expect([at(22, 22), at(649, 22), at(336, 22), at(22, 70)]).toEqual([band, band, band, band])
    expect([at(18, 50), at(336, 18)]).toEqual(['ffffff', 'ffffff'])
  })

  test('leads crop marks to the corners of the paper, outside the bleed', async () => {
    const at = await paint(
      typesetter,
      await typesetter.typeset(buildPages({ ...printed, secondaryColor: '#ffffff', frame: 'none' })),
    )
    /** Whether ink crosses a short line across the mark. */
    const crosses = (x: number, y: number, isAcross: boolean) =>
      [-1, -0.5, 0, 0.5, 1].some((by) => at(isAcross ? x : x + by, isAcross ? y + by : y) !== 'ffffff')
    for (const x of [30, 642])
      for (const y of [10, 842]) expect(crosses(x, y, false), `${x}, ${y}`).toBe(true)
    for (const y of [30, 822]) for (const x of [10, 662]) expect(crosses(x, y, true), `${x}, ${y}`).toBe(true)
    for (const [x, y] of [
      [30, 26],
      [642, 826],
      [336, 10],
    ] as const)
      expect(crosses(x, y, false), `${x}, ${y}`).toBe(false)
  })
})

test('draws crop marks as eight hairlines in the black of all four inks, and none unasked', async () => {
  const marksOf = async (design: Partial<Design>) => {
    const { pdf } = await typesetter.typeset(buildInput(buildSections(2), design))
    return contentOf(pdf).match(/1 1 1 1 K\s[^S]*?\b0\.25 w\s[^S]*?S\b/g)?.length ?? 0
  }
  expect(await marksOf({ hasCropMarks: true })).toBe(8)
  expect(await marksOf({ hasBleed: true })).toBe(0)
})
