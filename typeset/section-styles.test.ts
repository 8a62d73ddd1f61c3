import { describe, expect, test } from 'vitest'
import type { SectionStyle } from '#domain/design/page-style.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { JobRegion } from './job/job.ts'

const typesetter = sharedTypesetter()

const IN_FLOW: SectionStyle = { begins: 'in-flow', isKeptTogether: false, isFullWidth: false, isBoxed: false }

/** All that belongs to a section, its heading first. */
const ofSection = (regions: readonly JobRegion[], section: number): JobRegion[] =>
  regions.filter((region) =>
    region.kind === 'item'
      ? region.sectionId === section
      : region.kind === 'section' && region.id === section,
  )

/** The columns and pages in which regions are. */
const placesOf = (regions: readonly JobRegion[]): string[] => [
  ...new Set(regions.map(({ page, x }) => `${page} ${Math.round(x)}`)),
]

describe.each(templatesInTurn(5))('$name', ({ id: templateId, preset, layout }) => {
  const isBoxed = 'boxesSections' in layout
  const set = async (
    sizes: readonly number[],
    styles: Readonly<Record<number, Partial<SectionStyle>>> = {},
  ) => {
    const sectionStyles = Object.fromEntries(
      Object.entries(styles).map(([id, style]) => [id, { ...IN_FLOW, ...style }]),
    )
    const input = buildInput(
      buildSections(...sizes),
      { ...preset, columns: 2, sectionStyles },
      { templateId },
    )
    const { regions, findings } = await typesetter.typeset(input)
    expect(faultsOf({ findings })).toEqual([])
    return regions
  }

  test('sets a section of full width across both columns, below those before it and above those behind', async () => {
    const regions = await set([4, 3, 4], { 2: { isFullWidth: true } })
    const [before, wide, behind] = [1, 2, 3].map((id) => ofSection(regions, id)) as [
      JobRegion[],
      JobRegion[],
      JobRegion[],
    ]
    const widest = Math.max(...before.map(({ width }) => width))
    for (const { width } of wide) expect(width).toBeGreaterThan(widest * 1.9)
    expect(placesOf(wide)).toHaveLength(1)
    // A box never opens.
    expect(placesOf(before)).toHaveLength(isBoxed ? 1 : 2)
    const top = Math.min(...wide.map(({ y }) => y))
    const foot = Math.max(...wide.map(({ y, height }) => y + height))
    const page = wide[0]?.page
    for (const each of before) if (each.page === page) expect(each.y + each.height).toBeLessThanOrEqual(top)
    for (const each of behind) if (each.page === page) expect(each.y).toBeGreaterThanOrEqual(foot)
  })

  test.skipIf(isBoxed)(
    'keeps a long section whole that would be parted so that no column stays empty',
    async () => {
      const sizes = [4, 16, 4]
      const plain = await set(sizes)
      const parted = sizes.findIndex((_, at) => placesOf(ofSection(plain, at + 1)).length > 1) + 1
      expect(parted).toBeGreaterThan(0)
      const kept = await set(sizes, { [parted]: { isKeptTogether: true } })
      expect(placesOf(ofSection(kept, parted))).toHaveLength(1)
      expect(ofSection(kept, parted)).toHaveLength((sizes[parted - 1] ?? 0) + 1)
    },
  )

  test('keeps all its sections whole without being asked', async () => {
    const sizes = [5, 6, 6, 7, 5]
    const regions = await set(sizes)
    for (const id of sizes.keys()) expect(placesOf(ofSection(regions, id + 1))).toHaveLength(1)
  })

  test.each(['column', 'page'] as const)(
    'begins a section with another %s where its owner wants that',
    async (begins) => {
      const sizes = [2, 2, 2]
      const plain = await set(sizes)
      const [above, heading] = [ofSection(plain, 1).at(-1), ofSection(plain, 2)[0]]
      const regions = await set(sizes, { 2: { begins } })
      const [last, first] = [ofSection(regions, 1).at(-1), ofSection(regions, 2)[0]]
      expect(heading?.page).toBe(above?.page)
      if (begins === 'page') expect(first?.page).toBe((last?.page ?? 0) + 1)
      else expect(first && last && placesOf([first, last])).toHaveLength(2)
    },
  )
})

test('sets prices in columns beside the names of a section of full width, where its column left no room for them', async () => {
  const heads = ['125 ml', '175 ml', '250 ml', 'Bottle'].map((label, at) => ({ id: `h${at}`, label }))
  const wines = {
    id: 2,
    name: 'Wine',
    priceHeads: heads,
    items: [
      buildItem(20, 2, {
        name: 'Picpoul de Pinet',
        description: '',
        prices: heads.map(({ id }, at) => ({ ...fixedPrice(540 + 210 * at, id), head: id })),
      }),
    ],
  }
  const below = async (style: Partial<SectionStyle>): Promise<number> => {
    const design = { columns: 2, sectionStyles: { 2: { ...IN_FLOW, ...style } } }
    const { pdf } = await typesetter.typeset(buildInput([...buildSections(8), wines], design))
    const texts = (await readPdf(pdf)).pages.flatMap((page) => page.texts)
    const yOf = (words: string) => texts.find(({ text }) => text.includes(words))?.y ?? Number.NaN
    return yOf('$5.40') - yOf('Picpoul')
  }
  expect(await below({})).toBeGreaterThan(8)
  expect(Math.abs(await below({ isFullWidth: true }))).toBeLessThan(1)
})
