import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { printAreaOf } from '#domain/design/paper/print-area.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { isLong } from '#tests/support/depth.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import {
  expectEachItemOnceInOrder,
  expectEachItemWhole,
  expectOnPage,
} from '#tests/typesetting/printed-items.ts'
import { readFonts, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

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

/** Items in each section: menus of a page or two, and a long one. */
const menus: readonly (readonly number[])[] = [[1], [3, 2], [4, 1, 6], [12, 9], [40, 1, 19]]

interface Combination {
  readonly name: string
  readonly templateId: number
  readonly sections: readonly number[]
  readonly design: Partial<Design>
}

/** Fewer templates come again, so that the strides meet. */
const turns = Array.from({ length: Math.max(12, templates.length) }, (_, turn) => turn)

/**
 * Every template on every paper; the other settings and the menus take turns at strides, found by trying, by which
 * each value of one meets each value of every other.
 */
const combinations: readonly Combination[] = turns.flatMap((template) =>
  papers.map((paper, onPaper): Combination => {
    const { id, name } = nth(templates, template)
    const turn = <Value>(values: readonly Value[], perTemplate: number, perPaper: number, perPair: number) =>
      nth(values, perTemplate * template + perPaper * onPaper + perPair * Math.floor(template / 2))
    const sections = turn(menus, 4, 3, 1)
    const edge = turn(edges, 0, 1, 2)
    const design = {
      ...paper,
      ...edge,
      headingCase: 'as-typed',
      headerStyle: turn(headerStyles, 0, 1, 1),
      logoPosition: turn(logoPositions, 2, 4, 4),
      fontFamily: turn(families, 3, 1, 1),
      fontSize: turn(sizes, 2, 2, 1),
      showDietaryTags: turn([true, false], 1, 1, 0),
    } as const
    const items = sections.reduce((sum, size) => sum + size, 0)
    const on = paper.customWidthIn ? `${paper.customWidthIn} × ${paper.customHeightIn} in` : paper.pageSize
    const cut = edge.hasCropMarks ? 'crop marks' : edge.hasBleed ? 'bleed' : 'no bleed'
    return {
      name: `${name}, ${on}, ${design.headerStyle}, logo ${design.logoPosition}, ${design.fontFamily} ${design.fontSize}, ${cut}, ${items} items`,
      templateId: id,
      sections,
      design,
    }
  }),
)

/** A push sets each template on two of the papers, where all other values come too; the night sets them all. */
const tried = combinations.filter((_, at) => isLong || at % 3 === Math.floor(at / papers.length) % 3)

function nth<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value
}

const typesetter = sharedTypesetter()
let logo: Buffer
beforeAll(async () => {
  logo = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#7a1020' } })
    .png()
    .toBuffer()
})

test('combines each pair of settings', () => {
  const settings: Readonly<Record<string, (combination: Combination) => unknown>> = {
    template: ({ templateId }) => templateId,
    menu: ({ sections }) => sections,
    paper: ({ design }) => [design.pageSize, design.customWidthIn],
    edge: ({ design }) => [design.hasBleed, design.hasCropMarks],
    header: ({ design }) => design.headerStyle,
    logo: ({ design }) => design.logoPosition,
    family: ({ design }) => design.fontFamily,
    size: ({ design }) => design.fontSize,
    tags: ({ design }) => design.showDietaryTags,
  }
  const differing = (value: (combination: Combination) => unknown) =>
    new Set(combinations.map((combination) => JSON.stringify(value(combination)))).size
  const names = Object.keys(settings)
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1)) {
      const [ofOne, ofOther] = [settings[one], settings[other]]
      if (!ofOne || !ofOther) throw new Error(`${one} × ${other}`)
      const pairs = differing((combination) => [ofOne(combination), ofOther(combination)])
      expect(pairs, `${one} × ${other}`).toBe(differing(ofOne) * differing(ofOther))
    }
})

describe.concurrent('prints every item whole, once and in order, inside of a page of the exact size', () => {
  test.each(tried)('$name', async ({ templateId, sections, design }) => {
    const built = buildSections(...sections)
    const result = await typesetter.typeset(buildInput(built, design, { templateId, images: { logo } }))
    expect(faultsOf(result)).toEqual([])
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
    expectEachItemOnceInOrder(read, built)
    expectEachItemWhole({ ...result, read }, built)
    expect((await readFonts(result.pdf)).filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  })
})
