import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { expectEachItemOnceInOrder, itemRegions } from '#tests/typesetting/printed-items.ts'
import { type ReadPdf, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput, TypesetResult } from './job/job.ts'

// Pages that the owner composed: where they begin and end is the same code for each template.

const typesetter = sharedTypesetter()

/** Sets a menu, with the faults that are found. */
async function set(input: TypesetInput): Promise<TypesetResult & { read: ReadPdf }> {
  const result = await typesetter.typeset(input)
  const findings = faultsOf(result)
  return { ...result, findings, read: await readPdf(result.pdf) }
}

describe.each(inTurn(templates, 1, 2))('$name', ({ id: templateId, preset }) => {
  const buildPages = (...[sections, design, more]: Parameters<typeof buildInput>): TypesetInput =>
    buildInput(sections, { ...preset, headingCase: 'as-typed', ...design }, { templateId, ...more })

  const compose = (pageCount: number, categoriesPerPage: Design['categoriesPerPage']): Partial<Design> => ({
    pageLayout: 'multi',
    pageCount,
    categoriesPerPage,
  })

  test('puts categories on their pages, and those without a page on all', async () => {
    const { read, findings } = await set(buildPages(buildSections(2, 2, 2), compose(2, { 1: [1], 2: [2] })))
    const sectionsOf = (text: string) => ['A', 'B', 'C'].filter((name) => text.includes(`Section ${name}`))
    expect(read.pages.map(({ text }) => sectionsOf(text))).toEqual([
      ['A', 'C'],
      ['B', 'C'],
    ])
    expect(findings).toEqual([])
  })

  test('composes as many pages as wanted, up to ten', async () => {
    const sections = buildSections(2, 2, 2, 2, 2, 2, 2, 2, 2, 2)
    const onePerPage = Object.fromEntries(sections.map((_, index) => [index + 1, [index + 1]]))
    const { read, regions, findings } = await set(buildPages(sections, compose(10, onePerPage)))
    expect(findings).toEqual([])
    expect(read.pages).toHaveLength(10)
    for (const region of regions) if (region.kind === 'section') expect(region.page).toBe(region.id)
    const single = await set(buildPages(sections, compose(1, {})))
    expect(single.regions.filter(({ kind }) => kind === 'section')).toHaveLength(10)
  })

  test('prints no heading for a section without a dish', async () => {
    const [first, last] = buildSections(2, 2)
    if (!first || !last) throw new Error('no sections')
    const empty = { id: 9, name: 'Nothing yet', items: [] }
    const { read, regions } = await set(buildPages([empty, first, { ...empty }, last]))
    expect(read.text).not.toContain('Nothing yet')
    expect(regions.flatMap(({ kind, id }) => (kind === 'section' ? [id] : []))).toEqual([1, 2])
  })

  test('heads every composed page with the name, also one without a dish', async () => {
    const { read, regions } = await set(buildPages(buildSections(2, 2), compose(3, { 1: [1], 3: [2] })))
    expect(regions.filter(({ kind }) => kind === 'header').map(({ page }) => page)).toEqual([1, 2, 3])
    expect(read.pages.map(({ text }) => text.includes('Trattoria da Lucia'))).toEqual([true, true, true])
    expect(read.pages[1]?.text).not.toContain('Section')
  })

  test('continues a composed page that holds too much, and says so', async () => {
    const sections = buildSections(3, 110, 3)
    const { read, regions, findings } = await set(
      buildPages(sections, compose(3, { 1: [1], 2: [2], 3: [3] })),
    )
    const pages = read.pages.length - 2
    const continued = itemRegions({ regions }).find(({ page }) => page === 3)
    expect(findings).toEqual([
      { code: 'page_overflow', params: { page: 2, pages, id: continued?.id, sectionId: 2 } },
    ])
    expect(regions.filter(({ kind }) => kind === 'header').map(({ page }) => page)).toEqual([1, 2, pages + 2])
    expectEachItemOnceInOrder(read, sections)
  })
})
