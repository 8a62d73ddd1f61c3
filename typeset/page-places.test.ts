import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { JobRegion, TypesetResult } from './job/job.ts'

const typesetter = sharedTypesetter()

/** Sections of one to nine dishes, with descriptions of none to forty words. */
const menus = fc
  .array(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 8 })
  .map((sections) =>
    sections.map(
      (lengths, index): Section => ({
        id: index + 1,
        name: `Section ${index + 1}`,
        items: lengths.map((words, place) =>
          buildItem((index + 1) * 100 + place, index + 1, {
            description: 'olive lemon '.repeat(words).trim(),
          }),
        ),
      }),
    ),
  )

const designs = fc.record({
  columns: fc.constantFrom(null, 1, 2, 3),
  density: fc.constantFrom('airy', 'normal', 'tight'),
  pageSize: fc.constantFrom('letter', 'a5', 'legal'),
} as const)

/** The regions of a page by columns, from the left. */
function columnsOf({ regions }: Pick<TypesetResult, 'regions'>, page: number): JobRegion[][] {
  const onPage = regions.filter((region) => region.page === page && region.kind !== 'header')
  const lefts = [...new Set(onPage.map(({ x }) => Math.round(x)))].sort((one, other) => one - other)
  return lefts.map((left) => onPage.filter(({ x }) => Math.round(x) === left))
}

const bottomOf = (column: readonly JobRegion[]): number =>
  Math.max(...column.map(({ y, height }) => y + height))

describe.each(templatesInTurn(2))('$name', ({ id: templateId, layout }) => {
  const set = (sections: readonly Section[], design: Partial<Design>) =>
    typesetter.typeset(buildInput(sections, design, { templateId }))

  test('places each dish once and in order, no heading last, the last page in even columns', async () => {
    await fc.assert(
      fc.asyncProperty(menus, designs, async (sections, design) => {
        const result = await set(sections, design)
        const { regions, pages } = result
        const ids = regions.flatMap((region) => (region.kind === 'item' ? [region.id] : []))
        expect(ids).toEqual(sections.flatMap(({ items }) => items.map(({ id }) => id)))
        for (const number of pages.keys())
          for (const column of columnsOf(result, number + 1)) expect(column.at(-1)?.kind).toBe('item')
        expectEvenColumns(columnsOf(result, pages.length), layout.gaps.beforeSection.natural)
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })

  test('sets no name below eight and a half points to save a page', async () => {
    await fc.assert(
      fc.asyncProperty(menus, designs, async (sections, design) => {
        const natural = await nameSizeOf(set, design)
        const { pdf } = await set(sections, design)
        for (const page of (await readPdf(pdf)).pages)
          for (const { text, height } of page.texts)
            if (/^Dish \d{4}/u.test(text)) expect(height).toBeGreaterThan(Math.min(8.5, natural) - 0.05)
      }),
      { numRuns: 3, endOnFailure: true },
    )
  })
})

/** Size of names on a menu of one dish, which needs no smaller type, in points. */
async function nameSizeOf(
  set: (sections: readonly Section[], design: Partial<Design>) => Promise<TypesetResult>,
  design: Partial<Design>,
): Promise<number> {
  const { pdf } = await set([{ id: 1, name: 'One', items: [buildItem(1, 1)] }], design)
  const [page] = (await readPdf(pdf)).pages
  return page?.texts.find(({ text }) => text.startsWith('Dish 0001'))?.height ?? 0
}

/** The lowest column of a page is at most as much below the mean as the tallest section takes, which is not parted. */
function expectEvenColumns(columns: readonly JobRegion[][], gap: number): void {
  if (columns.length < 2) return
  const bottoms = columns.map(bottomOf)
  const sections = Map.groupBy(columns.flat(), (region) =>
    region.kind === 'item' ? region.sectionId : region.id,
  )
  const heights = [...sections.values()].map((all) => {
    const places = [...Map.groupBy(all, ({ x }) => x).values()]
    return places.reduce((sum, part) => sum + bottomOf(part) - Math.min(...part.map(({ y }) => y)), 0)
  })
  const mean = bottoms.reduce((sum, bottom) => sum + bottom, 0) / bottoms.length
  expect(Math.max(...bottoms) - mean).toBeLessThanOrEqual(Math.max(...heights) + 3 * gap)
}
