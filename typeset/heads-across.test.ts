import { expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { classic } from '#templates/classic/template.ts'
import { dailySheet } from '#templates/daily-sheet/template.ts'
import { izakaya } from '#templates/izakaya/template.ts'
import { modern } from '#templates/modern/template.ts'
import type { TemplateDefinition } from '#templates/shared/template.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { brokenLaws } from '#tests/typesetting/laws/page-laws.ts'
import { itemRegions } from '#tests/typesetting/printed-items.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

// Names of sections across all columns, where columns of whole sections would end apart.

const typesetter = sharedTypesetter()

async function set(
  { id: templateId, preset }: TemplateDefinition,
  sections: ReturnType<typeof buildSections>,
  design: Partial<Design> = {},
) {
  const input = buildInput(sections, { ...preset, ...design }, { templateId })
  const result = await typesetter.typeset(input)
  const read = await readPdf(result.pdf)
  const [first] = itemRegions(result)
  const widths = result.regions.flatMap(({ kind, width }) => (kind === 'section' ? [width] : []))
  return {
    ...result,
    read,
    broken: brokenLaws(input, result, read),
    areAcross: widths.every((width) => width > 1.5 * (first?.width ?? width)),
  }
}

const UNEVEN = [3, 11, 2] as const
const KEPT = { begins: 'in-flow', isKeptTogether: true, isFullWidth: false, isBoxed: false } as const

test('puts names of sections across the page where a long section would leave a column half empty', async () => {
  const pages = await set(classic, buildSections(...UNEVEN), { columns: 2 })
  expect(pages.areAcross).toBe(true)
  expect(pages.broken).toEqual([])
  for (const [section, count] of UNEVEN.entries()) {
    const items = itemRegions(pages).filter(({ sectionId }) => sectionId === section + 1)
    const columns = [...Map.groupBy(items, ({ x }) => x).values()].map((column) => column.length)
    expect(Math.max(...columns), `items of section ${section + 1} in one column`).toBe(Math.ceil(count / 2))
  }
})

test('leaves them in their columns where these end together, and where an owner or a look has them there', async () => {
  expect((await set(classic, buildSections(6, 6), { columns: 2 })).areAcross).toBe(false)
  const kept = { columns: 2, sectionStyles: { 2: KEPT } } as const
  expect((await set(classic, buildSections(...UNEVEN), kept)).areAcross).toBe(false)
  expect((await set(dailySheet, buildSections(...UNEVEN), { columns: 2 })).areAcross).toBe(false)
})

test.each([modern, izakaya])(
  'leaves names in the margin, or around a box, next to columns of dishes in $name',
  async (look) => {
    const pages = await set(look, buildSections(...UNEVEN), { columns: 2 })
    expect(pages.areAcross).toBe(true)
    expect(pages.broken).toEqual([])
  },
)

test('repeats the heads of prices over each column below a name', async () => {
  const heads = [
    { id: 'h1', label: 'glass' },
    { id: 'h2', label: 'bottle' },
  ]
  const priced = buildSections(...UNEVEN).map((section) => ({
    ...section,
    priceHeads: heads,
    items: section.items.map((item) => ({
      ...item,
      prices: [
        { ...fixedPrice(900 + item.id, 'p1'), head: 'h1' },
        { ...fixedPrice(3600 + item.id, 'p2'), head: 'h2' },
      ],
    })),
  }))
  const { areAcross, broken, read } = await set(classic, priced, { columns: 2 })
  expect(areAcross).toBe(true)
  expect(broken).toEqual([])
  expect(read.text.match(/glass/g)?.length).toBe(2 * priced.length)
})
