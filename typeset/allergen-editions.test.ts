import { describe, expect, it } from 'vitest'
import { editionSchema } from '#domain/design/paper/editions.ts'
import { editionRecord } from '#domain/editions/edition-record.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { readStructure } from '#tests/typesetting/read-structure.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

type Kind = 'allergen-matrix' | 'staff-sheet' | 'large-print' | 'preflight-report'

function setAs(kind: Kind, items: Partial<MenuItem>[], said: Partial<Menu> = {}) {
  const sections = [
    {
      id: 1,
      name: 'Mains',
      items: items.map((item, at) => buildItem(at + 1, 1, { allergens: [], ...item })),
    },
  ]
  return setSections(kind, sections, said)
}

function setSections(kind: Kind, sections: Menu['sections'], said: Partial<Menu> = {}) {
  const edition = editionSchema.parse({ kind })
  const input = buildInput(sections, {}, { said, edition })
  const record = editionRecord(edition, input.menu, {
    now: new Date('2026-11-23T23:59:00Z'),
    recipes: [],
    signOffs: [],
    asWritten: { restaurant: { ...defaultRestaurant, ...input.restaurant }, ...input.menu },
  })
  return typesetter.typeset({ ...input, ...(record && { record }) })
}

describe('the allergen matrix', () => {
  it('is a table for readers aloud, with the alternative words of each sign, and claims PDF/UA', async () => {
    const { pdf } = await setAs('allergen-matrix', [{ allergens: ['wheat', 'milk'], mayContain: ['nuts'] }])
    const roles = (await readStructure(pdf)).map(({ role }) => role)
    expect(roles).toContain('Table')
    expect(roles.filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(15)
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(3)
    expect((await readPdf(pdf)).xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  it('tells a dish that nobody declared from one without allergens', async () => {
    const { pdf } = await setAs('allergen-matrix', [{ allergens: undefined }, {}])
    const { text } = await readPdf(pdf)
    expect(text.split('Not declared: please ask')).toHaveLength(2)
    expect(text).toContain('1 of 2 dishes declared')
    expect(text).toContain('November 23, 2026')
  })

  it('holds sixty dishes on three pages or fewer, each with the heads of the table and of its section', async () => {
    const sections = buildSections(20, 25, 15).map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        allergens: ['wheat', 'walnuts'],
        mayContain: ['milk'],
      })),
    }))
    const { pdf, pages } = await setSections('allergen-matrix', sections)
    expect(pages.length).toBeLessThanOrEqual(3)
    const read = await readPdf(pdf)
    for (const page of read.pages) {
      const words = page.texts.map(({ text }) => text).join(' ')
      expect(words).toContain('Sesame')
      expect(words).toMatch(/Section [ABC]/)
    }
    expect(new Set(read.text.match(/Dish \d{4}/g))).toHaveProperty('size', 60)
  })

  it('has the columns of the United States upright, and those of Europe across', async () => {
    const american = await setAs('allergen-matrix', [{}], { market: { country: 'US' } })
    const german = await setAs('allergen-matrix', [{}], { market: { country: 'DE' }, language: 'de' })
    expect(american.pages[0]?.widthPt).toBeLessThan(american.pages[0]?.heightPt ?? 0)
    expect(german.pages[0]?.widthPt).toBeGreaterThan(german.pages[0]?.heightPt ?? 0)
    expect((await readPdf(american.pdf)).text).not.toContain('Celery')
    expect((await readPdf(german.pdf)).text).toContain('Sellerie')
  })

  it('is set in Arabic for a menu that says so and has Latin names', async () => {
    const { pdf, findings } = await setAs('allergen-matrix', [{ allergens: ['milk'] }], { language: 'ar' })
    expect(faultsOf({ findings })).toEqual([])
    expect((await readPdf(pdf)).text).toMatch(/\p{Script=Arabic}/u)
  })
})

describe('the staff sheet', () => {
  it('names the ingredients that bring an allergen, what is missing and what is not understood', async () => {
    const { pdf } = await setAs('staff-sheet', [
      { allergens: ['milk'], ingredients: ['200 g spaghetti', 'butter', 'wizard dust', 'red wine'] },
    ])
    const { text } = await readPdf(pdf)
    expect(text).toContain('milk: butter')
    expect(text).toMatch(/In the recipe, not\s+declared\s+wheat/)
    expect(text).toMatch(/Not understood\s+wizard dust/)
    expect(text).toMatch(/Alcohol\s+red wine/)
  })

  it('says of a dish without a declaration and a recipe that there is neither', async () => {
    const { pdf } = await setAs('staff-sheet', [{ allergens: undefined }])
    expect((await readPdf(pdf)).text).toContain('Allergens not declared, no recipe')
  })

  it('is set while a dish has no name yet', async () => {
    const { pdf } = await setAs('staff-sheet', [{ name: '\u200b', allergens: ['milk'] }])
    expect((await readPdf(pdf)).text).toContain('No name yet')
  })
})

describe('the report of preflight', () => {
  it('says what was asked, what was found, where, by which source and when, and claims PDF/UA', async () => {
    const { pdf } = await setAs('preflight-report', [{ name: 'Steak tartare' }], {
      market: { country: 'US', region: 'CA' },
    })
    const { text, xmp } = await readPdf(pdf)
    expect(text).toContain('Checked for California, United States')
    expect(text).toContain('Dishes that read as raw or undercooked are marked')
    expect(text).toMatch(/Places:\s+Steak tartare/)
    expect(text).toContain('FDA Food Code 3-603.11')
    expect(text).toContain('November 23, 2026')
    expect(text).toContain('This isn’t legal advice.')
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })
})

describe('large print', () => {
  it('has no word of the menu below 18 pt', async () => {
    const { pdf } = await setAs('large-print', [{ description: 'With lemon.', allergens: ['milk'] }])
    const { pages, text } = await readPdf(pdf)
    const heights = pages.flatMap(({ texts }) =>
      texts.filter(({ text }) => /Dish 0001|lemon|Mains|Contains/.test(text)).map(({ height }) => height),
    )
    expect(heights.length).toBeGreaterThanOrEqual(4)
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(17.9)
    expect(text).toContain('Contains milk')
  })
})
