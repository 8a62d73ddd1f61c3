import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { classic as template } from '#templates/classic/template.ts'
import { createOwnTypesetter, type OwnTypesetter } from '../own-typesetter.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { buildInput, buildSections } from '../testing/build-input.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { sheetOfInput } from '../testing/sheet-of-input.ts'
import { fitToPages, type PlannedSheet } from './fit-pages.ts'
import type { SheetHeights } from './height-book.ts'
import { planSheet } from './plan-sheet.ts'

const planner = (sheet: Sheet, heights: SheetHeights) => planSheet(sheet, template.layout, heights)

/** Plans menus whose dishes are as many points high as the type has percents, a third of it. */
function plannerOf(...input: Parameters<typeof buildInput>) {
  const asked: number[] = []
  const plannedAt = (percent: number): PlannedSheet => {
    asked.push(percent)
    const sheet = sheetOfInput(template, input, percent)
    const units = sheet.units.map(() => percent / 3)
    const heights = {
      header: percent / 2,
      foot: 0,
      lastFoot: 0,
      continued: units.map(() => 12),
      heads: [],
      units,
    }
    return { sheet, plan: planner(sheet, heights) }
  }
  return { asked, plannedAt }
}

describe('the search', () => {
  test('leaves the type as it is where no number of pages is wanted', () => {
    const { asked, plannedAt } = plannerOf(buildSections(30))
    expect(fitToPages(null, plannedAt, planner)).toMatchObject({ fit: null, findings: [] })
    expect(asked).toEqual([100])
  })

  test('finds the largest size that fits, planning six at most', () => {
    for (let dishes = 8; dishes <= 14; dishes++) {
      const { asked, plannedAt } = plannerOf(buildSections(dishes))
      const { fit } = fitToPages(1, plannedAt, planner)
      const fitting = Array.from({ length: 41 }, (_, index) => 80 + index).filter(
        (percent) => plannerOf(buildSections(dishes)).plannedAt(percent).plan.pages.length === 1,
      )
      expect(fit).toEqual({ scalePercent: Math.max(...fitting), pages: 1 })
      expect(asked.length).toBeLessThanOrEqual(6)
    }
  })

  test('stretches no menu beyond 120 percent', () => {
    const { plannedAt } = plannerOf(buildSections(3))
    expect(fitToPages(4, plannedAt, planner).fit).toEqual({ scalePercent: 120, pages: 1 })
  })

  test('says how many dishes are too many, and sets the smallest type', () => {
    const { plannedAt } = plannerOf(buildSections(40))
    const { fit, findings, sheet } = fitToPages(1, plannedAt, planner)
    const pages = fit?.pages ?? 0
    expect(pages).toBeGreaterThan(1)
    expect(fit?.scalePercent).toBe(80)
    expect(sheet.scale).toBeCloseTo(0.8)
    const [finding] = findings
    if (finding?.code !== 'does_not_fit') throw new Error('no finding')
    expect(finding.params).toMatchObject({ pages, wanted: 1 })
    const { overBy } = finding.params
    expect(fitToPages(1, plannerOf(buildSections(40 - overBy)).plannedAt, planner).findings).toEqual([])
    expect(fitToPages(1, plannerOf(buildSections(41 - overBy)).plannedAt, planner).findings).toHaveLength(1)
  })

  test('wants each page that the owner composed to be one page long', () => {
    const design: Partial<Design> = {
      pageLayout: 'multi',
      pageCount: 2,
      categoriesPerPage: { 1: [1], 2: [2] },
    }
    const fitting = plannerOf(buildSections(5, 12), design)
    expect(fitToPages(1, fitting.plannedAt, planner)).toMatchObject({ fit: { pages: 2 }, findings: [] })
    const full = plannerOf(buildSections(5, 60), design)
    const { fit, findings } = fitToPages(10, full.plannedAt, planner)
    expect(findings).toMatchObject([{ code: 'does_not_fit', params: { wanted: 2, pages: fit?.pages } }])
  })
})

let typesetter: OwnTypesetter
beforeAll(() => {
  typesetter = createOwnTypesetter({ workers: 1 })
})
afterAll(() => typesetter.close())

describe.each(templates)('$name', ({ id: templateId, preset }) => {
  const typeset = (sections: ReturnType<typeof buildSections>, fit: number | null) =>
    typesetter.typeset(buildInput(sections, { ...preset, fitToPages: fit }, { templateId }))

  test('sets a menu in larger or smaller type to fill its pages', async () => {
    const sections = buildSections(7, 7)
    const natural = await typeset(sections, null)
    expect(natural.fit).toBeNull()
    const sizes: number[] = []
    for (const wanted of [1, 2]) {
      const fitted = await typeset(sections, wanted)
      expect(fitted.findings).toEqual([])
      expect(fitted.pages.length).toBeLessThanOrEqual(wanted)
      expect(fitted.fit?.pages).toBe(fitted.pages.length)
      const scale = (fitted.fit?.scalePercent ?? 0) / 100
      const sizeOf = async (pdf: Uint8Array) =>
        (await readPdf(pdf)).pages[0]?.texts.find(({ text }) => text.startsWith('Dish 0001'))?.height ?? 0
      expect(await sizeOf(fitted.pdf)).toBeCloseTo((await sizeOf(natural.pdf)) * scale, 1)
      sizes.push(scale)
    }
    expect(sizes[1]).toBeGreaterThanOrEqual(sizes[0] ?? Infinity)
  })

  test('says by how much a menu is too long, and prints all of it', async () => {
    const { fit, findings, pages, pdf } = await typeset(buildSections(40, 40), 1)
    expect(fit).toEqual({ scalePercent: 80, pages: pages.length })
    expect(findings).toEqual([
      { code: 'does_not_fit', params: { pages: pages.length, wanted: 1, overBy: expect.any(Number) } },
    ])
    const { text } = await readPdf(pdf)
    expect(text).toContain('Dish 0080')
  })
})
