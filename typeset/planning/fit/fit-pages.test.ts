import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { classic as template } from '#templates/classic/template.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'
import type { PageSetting } from '../../sheet/page-setting.ts'
import { fitToPages } from './fit-pages.ts'
import { SheetPlanner } from './sheet-planner.ts'

/** Plans menus whose items are this many points high at 100 %, and counts the settings that were measured. */
const plannerOf = (itemPt: number, ...input: Parameters<typeof buildInput>) =>
  plannerWith({ itemPt, nameSize: template.layout.nameSize }, ...input)

function plannerWith(
  { itemPt, nameSize }: { readonly itemPt: number; readonly nameSize: number },
  ...input: Parameters<typeof buildInput>
) {
  const measured: number[] = []
  const planner = new SheetPlanner({
    design: buildInput(...input).design,
    layout: { ...template.layout, nameSize },
    isTypeFixed: false,
    sheetsOf: (design) => {
      const sheetAt = (setting: PageSetting) =>
        sheetOfInput(template, [input[0], { ...input[1], ...design }], setting)
      return { sheetAt, geometryAt: sheetAt }
    },
    heightsOf: (sheet) => {
      measured.push(sheet.scale)
      const units = sheet.units.map(() => itemPt * sheet.scale)
      const continued = units.map(() => 12)
      return {
        header: 50 * sheet.scale,
        laterHeader: 50 * sheet.scale,
        foot: 0,
        lastFoot: 0,
        areOnOneLine: [],
        continued,
        heads: [],
        units,
      }
    },
  })
  return { measured, planner }
}

const ONE_COLUMN: Partial<Design> = { columns: 1 }

describe('a menu for which no number of pages is wanted', () => {
  test('is measured once where it fills its page', () => {
    const { measured, planner } = plannerOf(30, buildSections(11), ONE_COLUMN)
    expect(fitToPages(null, planner)).toMatchObject({
      fit: null,
      findings: [],
      setting: { typePercent: 100 },
    })
    expect(measured).toHaveLength(1)
  })

  test('is set in one column where several would leave its page empty', () => {
    const { planner } = plannerOf(30, buildSections(5, 4))
    expect(planner.at().sheet.columns).toBe(2)
    expect(fitToPages(null, planner).sheet.columns).toBe(1)
    const longer = plannerOf(30, buildSections(12, 12)).planner
    expect(fitToPages(null, longer).sheet.columns).toBe(2)
  })

  test('grows where it is short, to names of seventeen points at most', () => {
    const sizes = [2, 5, 8, 11, 14].map((dishes) => {
      const { sheet } = fitToPages(null, plannerOf(30, buildSections(dishes), ONE_COLUMN).planner)
      return template.layout.nameSize * sheet.scale
    })
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(sizes[0]).toBeGreaterThan(15)
    expect(sizes[0]).toBeLessThanOrEqual(17)
    expect(sizes.at(-1)).toBe(template.layout.nameSize)
  })

  test('is measured once where its last of many pages is not almost empty', () => {
    const long = Array.from({ length: 20 }, (_, index) =>
      plannerOf(30, buildSections(50 + index), ONE_COLUMN),
    )
    const filled = long.filter(({ planner }) => planner.at().plan.fullPages % 1 > 0.5)
    expect(filled.length).toBeGreaterThan(5)
    for (const { measured, planner } of filled) {
      const { pages } = fitToPages(null, planner).plan
      expect(pages.length).toBeGreaterThan(2)
      expect(measured.length).toBeLessThanOrEqual(pages.length === 3 ? 7 : 1)
    }
  })

  test('stands on one side where white space, margins, title and type can give way, in this turn', () => {
    const given: PageSetting[] = []
    for (let dishes = 10; dishes <= 30; dishes++) {
      const { measured, planner } = plannerOf(30, buildSections(dishes), ONE_COLUMN)
      const { plan, setting } = fitToPages(null, planner)
      if (plan.pages.length === 1) given.push(setting)
      expect(measured.length).toBeLessThanOrEqual(9)
    }
    const measures = given.map(({ gapPercent, marginPercent, titlePercent, typePercent }) => [
      gapPercent,
      marginPercent,
      titlePercent,
      typePercent,
    ])
    expect(measures[0]).toEqual([100, 100, 100, 100])
    for (const [index, now] of measures.entries())
      for (const [which, percent] of now.entries())
        expect(percent).toBeLessThanOrEqual(measures[index - 1]?.[which] ?? 100)
    expect(new Set(given.map(({ marginPercent }) => marginPercent)).size).toBeGreaterThan(1)
    const smaller = given.filter(({ typePercent }) => typePercent < 100)
    expect(smaller.length).toBeGreaterThan(0)
    for (const { typePercent, titlePercent } of smaller) {
      expect(titlePercent).toBe(65)
      expect(typePercent).toBeGreaterThanOrEqual(80)
    }
  })

  test('takes no second page that it would fill to less than six tenths, where names of nine points save it', () => {
    let saved = 0
    for (let dishes = 14; dishes <= 24; dishes++)
      for (const fontSize of ['small', 'medium', 'large'] as const) {
        const { planner } = plannerOf(30, buildSections(dishes), { ...ONE_COLUMN, fontSize })
        const { pages, fullPages } = planner.at().needs
        if (pages !== 2 || fullPages < 1.4) continue
        const { plan, sheet, setting } = fitToPages(null, planner)
        if (fullPages >= 1.6) expect(setting.typePercent).toBeGreaterThanOrEqual(88)
        expect(template.layout.nameSize * sheet.scale).toBeGreaterThanOrEqual(9)
        if (setting.typePercent < 88) saved += 2 - plan.pages.length
      }
    expect(saved).toBeGreaterThan(0)
  })

  test('says that it fits in type that is smaller still, and does so when asked', () => {
    // Heights of items, and how many of them fill a little too much of a second page.
    const menus = [
      [10, 42],
      [14, 34],
      [17, 30],
      [20, 27],
    ] as const
    const noted = menus.flatMap(([itemPt, dishes]) => {
      const small = { itemPt, nameSize: 10.6 }
      return [dishes - 1, dishes, dishes + 1].flatMap((count) => {
        const sections = buildSections(count)
        const [finding] = fitToPages(null, plannerWith(small, sections, ONE_COLUMN).planner).findings
        return finding?.code === 'fits_smaller' ? [{ small, sections, params: finding.params }] : []
      })
    })
    expect(noted.length).toBeGreaterThan(2)
    for (const { small, sections, params } of noted) {
      expect(params.scalePercent).toBeLessThan(88)
      const { fit } = fitToPages(params.pages, plannerWith(small, sections, ONE_COLUMN).planner)
      expect(fit?.pages).toBe(1)
      // Nine points are tried unasked; what is said keeps to natural white space.
      expect(fit?.scalePercent).toBeLessThan(Math.ceil((9 / small.nameSize) * 100))
      expect(fit?.scalePercent).toBeGreaterThanOrEqual(Math.round(params.scalePercent * 0.92))
    }
  })

  test('takes no type in which names are below eight and a half points', () => {
    const small: Partial<Design> = {
      ...ONE_COLUMN,
      pageSize: 'custom',
      customWidthIn: 5,
      customHeightIn: 7,
      fontSize: 'small',
    }
    for (let dishes = 4; dishes <= 24; dishes += 2)
      for (const wanted of [null, 1]) {
        const { planner } = plannerOf(30, buildSections(dishes), small)
        const { sheet, setting } = fitToPages(wanted, planner)
        const isBelow = template.layout.nameSize * sheet.scale < 8.5
        expect(isBelow && setting.typePercent < 100).toBe(false)
      }
  })
})

describe('a menu that should take so many pages', () => {
  test('takes the largest size with natural white space, or one within eight percent of it whose pages cost least', () => {
    for (let dishes = 6; dishes <= 12; dishes++) {
      const { planner } = plannerOf(30, buildSections(dishes), ONE_COLUMN)
      const { fit, setting } = fitToPages(1, planner)
      const most = planner.mostTypePercent()
      const fitting = Array.from({ length: most - 100 }, (_, index) => 101 + index).filter((typePercent) => {
        const { plan, needs } = planner.at({ ...setting, typePercent })
        return plan.pages.length === 1 && needs.fullPages <= 0.93
      })
      const largest = Math.max(100, ...fitting)
      expect(fit?.pages).toBe(1)
      expect(fit?.scalePercent).toBeLessThanOrEqual(largest)
      expect(fit?.scalePercent).toBeGreaterThanOrEqual(Math.round(largest * 0.9) - 2)
    }
  })

  test('grows no further than names that look like a poster', () => {
    const { planner } = plannerOf(30, buildSections(3))
    const { sheet } = fitToPages(4, planner)
    expect(template.layout.nameSize * sheet.scale).toBeLessThanOrEqual(17)
  })

  test('is set as if nothing were wanted where it does not fit, with what would help', () => {
    const { planner } = plannerOf(30, buildSections(40), ONE_COLUMN)
    const { fit, findings, setting } = fitToPages(1, planner)
    expect(setting).toEqual(fitToPages(null, plannerOf(30, buildSections(40), ONE_COLUMN).planner).setting)
    expect(fit?.scalePercent).toBe(100)
    const [finding] = findings
    if (finding?.code !== 'does_not_fit') throw new Error('no finding')
    expect(finding.params).toMatchObject({ pages: fit?.pages, wanted: 1 })
    const { overBy, helps } = finding.params
    expect(helps).toContainEqual({ kind: 'drop', dishes: overBy })
    const without = (dishes: number) =>
      fitToPages(1, plannerOf(30, buildSections(40 - dishes), ONE_COLUMN).planner).findings
    expect(without(overBy)).toEqual([])
    expect(without(overBy - 1)).toHaveLength(1)
  })

  test('fits with each help that is named', () => {
    const sections = buildSections(30)
    const [finding] = fitToPages(1, plannerOf(30, sections, ONE_COLUMN).planner).findings
    if (finding?.code !== 'does_not_fit') throw new Error('no finding')
    const changes = finding.params.helps.flatMap((help): Partial<Design>[] => {
      if (help.kind === 'columns') return [{ columns: help.columns }]
      if (help.kind === 'density') return [{ density: 'tight' }]
      if (help.kind === 'margins') return [{ margins: 'narrow' }]
      return help.kind === 'paper' ? [{ pageSize: help.pageSize }] : []
    })
    expect(changes.length).toBeGreaterThan(0)
    for (const change of changes)
      expect(fitToPages(1, plannerOf(30, sections, { ...ONE_COLUMN, ...change }).planner).findings).toEqual(
        [],
      )
  })

  test('takes one page for each page that the owner composed', () => {
    const design: Partial<Design> = {
      pageLayout: 'multi',
      pageCount: 2,
      categoriesPerPage: { 1: [1], 2: [2] },
    }
    const fitting = plannerOf(33, buildSections(5, 12), design).planner
    expect(fitToPages(1, fitting)).toMatchObject({ fit: { pages: 2 }, findings: [] })
    const full = plannerOf(33, buildSections(5, 120), design).planner
    const { fit, findings } = fitToPages(10, full)
    expect(findings).toMatchObject([{ code: 'does_not_fit', params: { wanted: 2, pages: fit?.pages } }])
  })
})

describe.each(templatesInTurn(1))('$name', ({ id: templateId, preset }) => {
  // Made when it is asked for: what is planned above keeps this process from hearing that it is ready.
  const typeset = (sections: ReturnType<typeof buildSections>, fit: number | null) =>
    sharedTypesetter().typeset(buildInput(sections, { ...preset, fitToPages: fit }, { templateId }))

  test('sets a menu in larger or smaller type to fill its pages', async () => {
    const sections = buildSections(7, 7)
    const natural = await typeset(sections, null)
    expect(natural.fit).toBeNull()
    const sizes: number[] = []
    const namesPt: number[] = []
    for (const wanted of [1, 2]) {
      const fitted = await typeset(sections, wanted)
      expect(fitted.findings).toEqual([])
      expect(fitted.pages.length).toBeLessThanOrEqual(wanted)
      expect(fitted.fit?.pages).toBe(fitted.pages.length)
      sizes.push((fitted.fit?.scalePercent ?? 0) / 100)
      const texts = (await readPdf(fitted.pdf)).pages[0]?.texts ?? []
      namesPt.push(texts.find(({ text }) => text.startsWith('Dish 0001'))?.height ?? 0)
    }
    const [one = 0, two = 1] = namesPt.map((pt, index) => pt / (sizes[index] ?? 1))
    expect(one).toBeCloseTo(two, 0)
    // The one that looks best may be up to 8 % smaller than the largest.
    expect(sizes[1]).toBeGreaterThanOrEqual(0.92 * (sizes[0] ?? Infinity))
  })

  test('says by how much a menu is too long, and prints all of it as if nothing were wanted', async () => {
    const wanted = await typeset(buildSections(40, 40), 1)
    const natural = await typeset(buildSections(40, 40), null)
    expect(wanted.fit?.pages).toBe(natural.pages.length)
    // What gives way without being asked for.
    expect(wanted.fit?.scalePercent).toBeGreaterThanOrEqual(88)
    expect(wanted.regions).toEqual(natural.regions)
    expect(wanted.findings).toMatchObject([
      {
        code: 'does_not_fit',
        params: { pages: natural.pages.length, wanted: 1, overBy: expect.any(Number) },
      },
    ])
    expect((await readPdf(wanted.pdf)).text).toContain('Dish 0080')
  })

  test('sets a short menu on one side', async () => {
    expect((await typeset(buildSections(4, 5, 3), null)).pages).toHaveLength(1)
  })
})
