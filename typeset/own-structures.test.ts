import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { carteBlanche } from '#templates/carte-blanche/template.ts'
import { classic } from '#templates/classic/template.ts'
import { diner } from '#templates/diner/template.ts'
import { enoteca } from '#templates/enoteca/template.ts'
import type { TemplateDefinition } from '#templates/shared/template.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { paint } from '#tests/typesetting/paint.ts'
import { itemRegions, textIn } from '#tests/typesetting/printed-items.ts'
import { type PrintedText, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

// What only one template does: its structure is its own, and no other test sees it.

const typesetter = sharedTypesetter()

async function set(
  { id: templateId, preset }: TemplateDefinition,
  sections: readonly Section[],
  design: Partial<Design> = {},
  said: Partial<Menu> = {},
) {
  const result = await typesetter.typeset(
    buildInput(sections, { ...preset, headingCase: 'as-typed', ...design }, { templateId, said }),
  )
  const read = await readPdf(result.pdf)
  const text = (words: string): PrintedText => {
    const found = read.pages[0]?.texts.find((each) => each.text.includes(words))
    if (!found) throw new Error(`“${words}” is not on the first page`)
    return found
  }
  return { ...result, read, text }
}

/** For what is rounded in a PDF, in points. */
const TOLERANCE_PT = 1

describe('Carte Blanche', () => {
  const course = (id: number, name: string, grape?: string) =>
    buildItem(id, 1, { name, description: 'sea herbs', prices: [], ...(grape && { wine: { grape } }) })
  const meal: Section[] = [
    {
      id: 1,
      name: 'Dinner',
      layout: 'courses',
      prices: [{ ...fixedPrice(14_500), label: 'Four courses' }],
      items: [
        course(1, 'Oyster', 'Chablis'),
        course(2, 'Turbot', 'Riesling'),
        course(3, 'Venison', 'Barolo'),
        course(4, 'Pear'),
      ],
    },
  ]
  const narrowCard = { pageSize: 'custom', customWidthIn: 3, customHeightIn: 9 } as const
  const poured = [
    ['Oyster', 'Chablis'],
    ['Turbot', 'Riesling'],
    ['Venison', 'Barolo'],
  ] as const

  test('pours a wine on the line of its course, on the other side of the axis', async () => {
    const { text, pages } = await set(carteBlanche, meal)
    const axis = (pages[0]?.widthPt ?? 0) / 2
    for (const [name, wine] of poured) {
      const [left, right] = [text(name), text(wine)]
      expect(left.x + left.width).toBeLessThan(axis)
      expect(right.x).toBeGreaterThan(axis)
      expect(Math.abs(left.y - right.y)).toBeLessThan(left.height / 3)
    }
  })

  test('pours it below its course on a narrow card, both on the axis', async () => {
    const { text, pages } = await set(carteBlanche, meal, narrowCard)
    const axis = (pages[0]?.widthPt ?? 0) / 2
    for (const [name, wine] of poured) {
      const both = [text(name), text(wine)] as const
      for (const { x, width } of both) expect(Math.abs(x + width / 2 - axis)).toBeLessThan(TOLERANCE_PT)
      expect(both[1].y).toBeGreaterThan(both[0].y + both[0].height)
    }
  })

  test('says what the whole costs below the last course, where others say it above the first', async () => {
    const atFoot = await set(carteBlanche, meal)
    expect(atFoot.text('$145').y).toBeGreaterThan(atFoot.text('Pear').y)
    const above = await set(classic, meal)
    expect(above.text('$145').y).toBeLessThan(above.text('Oyster').y)
  })
})

describe('Enoteca', () => {
  const wines = [
    ['Soave Classico', 'Veneto', '2022'],
    ['Etna Bianco', 'Sicilia', '2021'],
    ['Timorasso', 'Piemonte', '2020'],
  ] as const
  const list = [
    {
      id: 1,
      name: 'White',
      items: wines.map(([name, region, vintage], at) =>
        buildItem(at + 1, 1, { name, description: '', wine: { region, vintage } }),
      ),
    },
  ]

  test('sets regions and years in columns of their own where the rows are wide', async () => {
    const { text } = await set(enoteca, list)
    for (const at of [1, 2] as const) {
      const columns = wines.map((wine) => text(wine[at]).x)
      expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(TOLERANCE_PT)
    }
    for (const [name, region, year] of wines) {
      const [left, middle, right] = [text(name), text(region), text(year)]
      expect(middle.x).toBeGreaterThan(left.x + left.width + left.height)
      expect(right.x).toBeGreaterThan(middle.x + middle.width)
    }
  })

  test('says the region behind the name where they are narrow', async () => {
    const { regions, read } = await set(enoteca, list, { pageSize: '4.25x11' })
    const [first] = itemRegions({ regions })
    expect(first && textIn(read, first)).toMatch(/^Soave Classico, ?Veneto/u)
  })

  /** Four sections of a list. */
  const longList = (items: number) => {
    const each = Math.floor(items / 4)
    return buildSections(each, each, each, items - 3 * each)
  }
  const headOf = async (items: number) => {
    const { regions, read } = await set(enoteca, longList(items), { showDescriptions: false })
    const header = regions.find(({ kind }) => kind === 'header')
    return { regions, said: header ? textIn(read, header) : '' }
  }

  test('says at the head of a long list on which page each section begins', async () => {
    const { regions, said } = await headOf(240)
    const begins = regions.flatMap((region) => (region.kind === 'section' ? [region.page] : []))
    expect(new Set(begins).size).toBeGreaterThan(1)
    for (const [at, page] of begins.entries())
      expect(said).toMatch(new RegExp(`Section ${'ABCD'[at]}\\s*${page}(?!\\d)`, 'u'))
  })

  test('has no such index over a list that is seen at once', async () => {
    expect((await headOf(99)).said).not.toContain('Section')
  })
})

describe('Diner', () => {
  const items = [1, 2, 3].map((id) => buildItem(id, 1, { isFeatured: id === 2 }))

  test('calls out a favourite of the house on a ground of its own', async () => {
    const result = await set(diner, [{ id: 1, name: 'Burgers', items }])
    const painted = await paint(typesetter, result)
    const grounds = itemRegions(result).map(({ x, y, height }) => painted(x - 3, y + height / 2))
    const paper = diner.preset.secondaryColor.slice(1)
    expect([grounds[0], grounds[2]]).toEqual([paper, paper])
    expect(grounds[1]).not.toBe(paper)
  })

  test('puts a burst of the accent on the corner of the call-out', async () => {
    const result = await set(diner, [{ id: 1, name: 'Burgers', items }])
    const painted = await paint(typesetter, result)
    const accent = diner.preset.accentColor.slice(1)
    const hasBurst = itemRegions(result).map(({ x, y, width }) =>
      Array.from({ length: 18 }, (_, across) => painted(x + width - 3 + across, y + 3)).includes(accent),
    )
    expect(hasBurst).toEqual([false, true, false])
  })
})
