import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printAreaOf } from '#domain/design/print-area.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { createOwnTypesetter, type OwnTypesetter } from './own-typesetter.ts'
import { buildGroups, buildInput } from './testing/build-input.ts'
import { expectEachItemOnceInOrder, expectEachItemWhole, expectOnPage } from './testing/printed-items.ts'
import { readPdf } from './testing/read-pdf.ts'

const papers: readonly Partial<Design>[] = [
  { pageSize: 'letter' },
  { pageSize: 'legal' },
  { pageSize: 'a4' },
  { pageSize: 'custom', customWidthIn: 3.2, customHeightIn: 5.6 },
  { pageSize: 'custom', customWidthIn: 13.3, customHeightIn: 7.5 },
  { pageSize: 'custom', customWidthIn: 18, customHeightIn: 20 },
]
const headerStyles = ['centered', 'left-aligned', 'right-aligned', 'banner'] as const
const logoPositions = ['top', 'bottom', 'left', 'right', 'none'] as const
const edges: readonly Partial<Design>[] = [{}, { hasBleed: true }, { hasBleed: true, hasCropMarks: true }]
const families = ['serif', 'sans-serif', 'mono', 'cursive'] as const
const sizes = ['medium', 'small', 'large'] as const

/** Items in each section: mostly menus of a page or two, and one long menu in five. */
const menus: readonly (readonly number[])[] = [[1], [3, 2], [4, 1, 6], [12, 9]]
const longMenus: readonly (readonly number[])[] = [
  [40, 1, 19],
  [30, 30, 30],
  [12, 60, 28],
  [50, 50, 50],
]

interface Combination {
  readonly name: string
  readonly templateId: number
  readonly sections: readonly number[]
  readonly design: Partial<Design>
}

/**
 * Every template on every paper under every header style, each five times with another menu; the other
 * settings take turns at strides that share no factor, so that each meets each.
 */
const combinations: readonly Combination[] = templates.flatMap(({ id, name }) =>
  papers.flatMap((paper, paperIndex) =>
    headerStyles.flatMap((headerStyle, styleIndex) =>
      [0, 1, 2, 3, 4].map((round): Combination => {
        const turn = (((id * papers.length + paperIndex) * headerStyles.length + styleIndex) * 5 + round) * 7
        const sections = menus[round] ?? nth(longMenus, styleIndex + paperIndex)
        const logoPosition = nth(logoPositions, turn + paperIndex + styleIndex)
        const edge = nth(edges, turn)
        const design: Partial<Design> = {
          ...paper,
          ...edge,
          headerStyle,
          logoPosition,
          fontFamily: nth(families, turn + paperIndex),
          fontSize: nth(sizes, turn + styleIndex),
          showDietaryTags: turn % 2 === 0,
        }
        const items = sections.reduce((sum, size) => sum + size, 0)
        const on = paper.customWidthIn
          ? `${paper.customWidthIn} × ${paper.customHeightIn} in`
          : paper.pageSize
        const cut = edge.hasCropMarks ? 'crop marks' : edge.hasBleed ? 'bleed' : 'no bleed'
        return {
          name: `${name}, ${on}, ${headerStyle}, logo ${logoPosition}, ${design.fontFamily} ${design.fontSize}, ${cut}, ${items} items`,
          templateId: id,
          sections,
          design,
        }
      }),
    ),
  ),
)

function nth<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}

let typesetter: OwnTypesetter
let logo: Buffer
beforeAll(async () => {
  typesetter = createOwnTypesetter({ workers: 2, queueLimit: combinations.length })
  logo = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#7a1020' } })
    .png()
    .toBuffer()
})
afterAll(() => typesetter.close())

test('combines each pair of settings', () => {
  expect(combinations.length).toBeGreaterThanOrEqual(300)
  const settings = ['headerStyle', 'logoPosition', 'fontFamily', 'fontSize', 'pageSize', 'hasBleed'] as const
  for (const one of settings)
    for (const other of settings.slice(settings.indexOf(one) + 1)) {
      const pairs = new Set(combinations.map(({ design }) => `${design[one]} ${design[other]}`))
      const values = (setting: typeof one) => new Set(combinations.map(({ design }) => design[setting])).size
      expect(pairs.size, `${one} × ${other}`).toBe(values(one) * values(other))
    }
})

describe.concurrent('prints every item whole, once and in order, inside of a page of the exact size', () => {
  test.each(combinations)('$name', async ({ templateId, sections, design }) => {
    const groups = buildGroups(...sections)
    const result = await typesetter.typeset(buildInput(groups, design, { templateId, images: { logo } }))
    expect(result.findings).toEqual([])
    const read = await readPdf(result.pdf)
    const { media } = printAreaOf({ ...defaultDesign, ...design })
    expect(read.pages.length).toBe(result.pages.length)
    for (const page of read.pages) {
      expect([page.width, page.height]).toEqual([
        expect.closeTo(media.widthPt, 2),
        expect.closeTo(media.heightPt, 2),
      ])
      for (const text of page.texts) expectOnPage(text, page)
    }
    expectEachItemOnceInOrder(read, groups)
    expectEachItemWhole({ ...result, read }, groups)
    expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  })
})
