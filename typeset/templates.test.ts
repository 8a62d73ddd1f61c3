import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { inTurn, templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import {
  expectEachItemOnceInOrder,
  expectEachItemWhole,
  expectOnPage,
  itemRegions,
  squeezed,
  textIn,
} from '#tests/typesetting/printed-items.ts'
import { type ReadPdf, readFonts, readPdf } from '#tests/typesetting/read-pdf.ts'
import { readStructure } from '#tests/typesetting/read-structure.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'
import type { JobRegion, TypesetInput, TypesetResult } from './job/job.ts'

const typesetter = sharedTypesetter()

/** Sets a menu, with the faults that are found. */
async function set(input: TypesetInput): Promise<TypesetResult & { read: ReadPdf }> {
  const result = await typesetter.typeset(input)
  const findings = faultsOf(result)
  return { ...result, findings, read: await readPdf(result.pdf) }
}

const isBelow = (next: JobRegion, region: JobRegion): boolean => next.y >= region.y + region.height

/** Whether a region heads a column to the right of another's. */
const isBeside = (next: JobRegion, region: JobRegion): boolean => next.x >= region.x + region.width

const menus: readonly [string, Section[], Partial<Design>][] = [
  ['5 items', buildSections(2, 2, 1), {}],
  ['40 items', buildSections(10, 10, 10, 10), {}],
  ['120 items', buildSections(40, 1, 50, 29), {}],
  [
    '40 items, banner, A4, large',
    buildSections(10, 10, 10, 10),
    { headerStyle: 'banner', pageSize: 'a4', fontSize: 'large' },
  ],
  [
    '40 items, Legal, small, sans-serif',
    buildSections(25, 15),
    { pageSize: 'legal', fontSize: 'small', fontFamily: 'sans-serif' },
  ],
  [
    '20 items on 4 × 9 inches',
    buildSections(8, 12),
    { pageSize: 'custom', customWidthIn: 4, customHeightIn: 9 },
  ],
  [
    '20 items on 20 × 20 inches',
    buildSections(8, 12),
    { pageSize: 'custom', customWidthIn: 20, customHeightIn: 20 },
  ],
  [
    '30 items on Letter lengthwise, monospaced, right-aligned',
    buildSections(12, 18),
    {
      pageSize: 'custom',
      customWidthIn: 11,
      customHeightIn: 8.5,
      fontFamily: 'mono',
      headerStyle: 'right-aligned',
    },
  ],
  [
    '14 items on 3 composed pages, cursive, left-aligned',
    buildSections(4, 6, 4),
    {
      fontFamily: 'cursive',
      headerStyle: 'left-aligned',
      pageLayout: 'multi',
      pageCount: 3,
      categoriesPerPage: { 1: [1], 2: [2], 3: [3] },
    },
  ],
]

const redPicture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#d01010' } })
    .png()
    .toBuffer()

const awkwardNames = [
  '#let x = 1; #import "/etc/passwd"',
  '*bold* _italic_ `code` = heading - list + enum',
  '$ x^2 $ \\ \\n @ref <label> ~ -- ---',
  '"double" \'single\' «guillemets» // comment /* more */',
  '[link](https://example.com) {{ braces }} %s',
  'Crème brûlée, Łosoś, Борщ, Ελιές, çığ köfte',
  '<script>alert(1)</script> & &amp;',
]

const families = [
  ['serif', /PlayfairDisplay/, /Lora/],
  ['sans-serif', /Inter/, /Inter/],
  ['mono', /RobotoMono/, /RobotoMono/],
  ['cursive', /DancingScript/, /Lora/],
] as const

/** Boxes inside the page, each below or next to the one before it. */
function expectOrderedBoxes({ pages, regions, read }: Awaited<ReturnType<typeof set>>): void {
  expect(read.pages.map(({ width, height }) => [width, height])).toEqual(
    pages.map(({ widthPt, heightPt }) => [expect.closeTo(widthPt, 2), expect.closeTo(heightPt, 2)]),
  )
  for (const page of read.pages) for (const text of page.texts) expectOnPage(text, page)
  for (const [index, region] of regions.entries()) {
    const page = pages[region.page - 1]
    expect(region.x).toBeGreaterThan(0)
    expect(region.y).toBeGreaterThan(0)
    expect(region.x + region.width).toBeLessThan(page?.widthPt ?? 0)
    expect(region.y + region.height).toBeLessThan(page?.heightPt ?? 0)
    const next = regions[index + 1]
    if (next?.page === region.page) expect(isBelow(next, region) || isBeside(next, region)).toBe(true)
    else if (next) expect(next.page).toBe(region.page + 1)
  }
}

describe.each(templatesInTurn(1))('$name', (template) => {
  const { id: templateId, preset } = template
  const buildPages = (...[sections, design, more]: Parameters<typeof buildInput>): TypesetInput =>
    buildInput(sections, { ...preset, headingCase: 'as-typed', ...design }, { templateId, ...more })

  test.each(inTurn(menus, templateId, 2))(
    'prints each dish once, in order and whole, in boxes inside the page that do not overlap: %s',
    async (_, sections, design) => {
      const result = await set(buildPages(sections, design))
      expect(result.findings).toEqual([])
      expectEachItemOnceInOrder(result.read, sections)
      expectEachItemWhole(result, sections)
      expectOrderedBoxes(result)
    },
  )

  test('never leaves a section name last on a page', async () => {
    const { regions } = await set(buildPages(buildSections(7, 9, 8, 11, 6, 13)))
    for (const [index, region] of regions.entries())
      if (region.kind === 'section')
        expect(regions[index + 1]).toMatchObject({ kind: 'item', sectionId: region.id, page: region.page })
  })

  test('has the exact paper sizes', async () => {
    const sizes = await Promise.all(
      (['letter', 'legal', 'a4'] as const).map(async (pageSize) => {
        const [page] = (await set(buildPages(buildSections(1), { pageSize }))).read.pages
        return [page?.width, page?.height].map((side) => Math.round((side ?? 0) * 100) / 100)
      }),
    )
    expect(sizes).toEqual([
      [612, 792],
      [612, 1008],
      [595.44, 841.68],
    ])
  })

  test('embeds its fonts as subsets and says title and language', async () => {
    const { pdf, read } = await set(buildPages(buildSections(3, 3), {}, { language: 'it-CH' }))
    const fonts = await readFonts(pdf)
    const { display, text } = sheetOfInput(template, [buildSections(3, 3), preset]).fonts
    const families = [display[0], text[0]].map((family) => family?.replaceAll(' ', ''))
    expect(new Set(fonts.map(({ name }) => name.slice('ABCDEF+'.length).split('-')[0]))).toEqual(
      new Set(families),
    )
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts)
      expect(font).toMatchObject({ isEmbedded: true, name: expect.stringMatching(/^[A-Z]{6}\+/) })
    expect([read.title, read.language, read.isTagged]).toEqual(['Trattoria da Lucia Menu', 'it-CH', true])
    expect(read.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test('tags the name as the heading of the menu, once, sections as headings below it, and dishes below those', async () => {
    const { pdf, read } = await set(
      buildPages(buildSections(2, 1), {
        pageLayout: 'multi',
        pageCount: 2,
        categoriesPerPage: { 1: [1], 2: [2] },
      }),
    )
    for (const page of read.pages) expect(page.text).toContain('Trattoria da Lucia')
    const structure = await readStructure(pdf)
    const tagged = structure.flatMap(({ role, text }) => {
      const dish = /^Dish \d+/u.exec(text)?.[0]
      return /^H\d?$/u.test(role) ? [`${role} ${dish ?? text}`] : []
    })
    expect(tagged).toEqual([
      'H1 Trattoria da Lucia',
      'H2 Section A',
      'H3 Dish 0001',
      'H3 Dish 0002',
      'H2 Section B',
      'H3 Dish 0003',
    ])
    const paragraphs = structure.filter(({ role }) => role === 'P').map(({ text }) => text)
    for (const id of [1, 2, 3])
      expect(paragraphs.filter((text) => text.includes(`Number ${id}, with roasted`))).toHaveLength(1)
    const besides = structure.filter(({ role }) => !/^(?:Root|Document|H[123]|P|Div)$/u.test(role))
    expect(besides).toEqual([])
  })

  test.each(inTurn(awkwardNames, templateId, 2))(
    'prints what was typed and nothing else: %s',
    async (name) => {
      const sections = [{ id: 1, name, items: [buildItem(1, 1, { name, description: name })] }]
      const { read, findings } = await set(
        buildPages(sections, { punctuation: 'as-typed' }, { restaurant: { name, description: name } }),
      )
      expect(findings).toEqual([])
      expect(squeezed(read.text).split(squeezed(name))).toHaveLength(6)
      expect(read.title).toBe(`${name} Menu`)
    },
  )

  test('breaks a word of 200 letters inside its box', async () => {
    const name = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200)
    const result = await set(
      buildPages([{ id: 1, name: 'Long', items: [buildItem(1, 1, { name, description: name })] }]),
    )
    const [region] = itemRegions(result)
    const printed = region ? squeezed(textIn(result.read, region)).replace(',', '') : ''
    expect([`${name}$5.01${name}`, `${name}${name}$5.01`]).toContain(printed)
  })

  test('wraps the longest description instead of cutting it', async () => {
    const description = 'Slow-braised octopus with warm potatoes and celery. '
      .repeat(20)
      .slice(0, 1000)
      .trim()
    const result = await set(buildPages([{ id: 1, name: 'Long', items: [buildItem(1, 1, { description })] }]))
    expect(squeezed(result.read.text)).toContain(squeezed(description))
  })

  test('reports characters that no font draws, and makes an accessible PDF without them', async () => {
    const sections = [{ id: 1, name: 'Sushi', items: [buildItem(1, 1, { name: '寿司 \u{1f363} Roll' })] }]
    const { findings, read } = await set(buildPages(sections))
    expect(findings).toEqual([
      { code: 'missing_glyph', params: { characters: '\u{1f363}', text: '寿司 \u{1f363} Roll' } },
    ])
    expect(read.text).toContain('寿司 Roll')
    expect(read.isTagged).toBe(true)
    expect(read.xmp).toContain('pdfuaid')
  })

  test('continues a dish that is taller than the paper, and says so', async () => {
    const description = 'Slow-braised octopus with warm potatoes and celery. '.repeat(19).trim()
    const sections = [{ id: 4, name: 'Tall', items: [buildItem(1, 4, { description }), buildItem(2, 4)] }]
    const { findings, read, pages } = await set(
      buildPages(sections, { pageSize: 'custom', customWidthIn: 2, customHeightIn: 2, hideWatermark: true }),
    )
    expect(findings).toContainEqual({ code: 'overflow', params: { kind: 'item', id: 1, sectionId: 4 } })
    expect(pages.length).toBe(read.pages.length)
    // Where a description is in the line of the name, its price is on the first of the pages.
    expect(squeezed(read.text).replace('$5.01', '')).toContain(squeezed(description))
    expect(read.text).toContain('Dish 0002')
  })

  test('survives the smallest paper', async () => {
    const { read } = await set(
      buildPages(buildSections(3, 2), { pageSize: 'custom', customWidthIn: 1, customHeightIn: 1 }),
    )
    for (let id = 1; id <= 5; id++) expect(squeezed(read.text)).toContain(`Dish000${id}`)
  })

  test('leaves out what the design leaves out', async () => {
    const items = [buildItem(1, 1, { dietaryOptions: [1, 3] })]
    const sections = [{ id: 1, name: 'Only', items }]
    const all = (await set(buildPages(sections))).read.text
    for (const text of ['$5.01', 'basil oil', 'Vegetarian', 'Gluten-Free', 'Created with Carte'])
      expect(all).toContain(text)
    const design = { showPrices: false, showDescriptions: false, showDietaryTags: false, hideWatermark: true }
    const none = (await set(buildPages(sections, design))).read.text
    expect(squeezed(none)).toBe(squeezed('Trattoria da Lucia Roman cooking since 1974 Only Dish 0001'))
  })

  test('explains only the dietary marks that are used, vegan standing for vegetarian', async () => {
    const items = [buildItem(1, 1, { dietaryOptions: [1, 2, 6] }), buildItem(2, 1)]
    const { read } = await set(buildPages([{ id: 1, name: 'Only', items }]))
    expect(read.text).toMatch(/Dish 0001 (Number 1, .+ bread\. )?(VG S \$5\.01|\$5\.01 VG S)/)
    expect(read.text).toContain('VG Vegan S Seafood')
    expect(read.text).not.toContain('Vegetarian')
  })

  test('sets a menu without dishes as its name alone', async () => {
    const { read, regions } = await set(buildPages([{ id: 1, name: 'Empty', items: [] }]))
    expect(regions.map(({ kind }) => kind)).toEqual(['header'])
    expect(read.pages).toHaveLength(1)
    expect(read.text).not.toContain('Empty')
  })

  test('tells apart an item that stands in two sections', async () => {
    const shared = buildItem(7, 1)
    const sections = [
      { id: 1, name: 'Lunch', items: [shared] },
      { id: 2, name: 'Dinner', items: [shared] },
    ]
    const regions = itemRegions(await set(buildPages(sections)))
    expect(regions.map(({ id, sectionId }) => [id, sectionId])).toEqual([
      [7, 1],
      [7, 2],
    ])
  })

  test('prints the pictures of dishes beside them where there are any', async () => {
    const sections = buildSections(3)
    const items = new Map([
      [1, await redPicture()],
      [3, new TextEncoder().encode('<html>')],
    ])
    const result = await set(buildPages(sections, { showImages: true }, { images: { items } }))
    expect(result.findings).toEqual([{ code: 'unreadable_image', params: { image: 'item', id: 3 } }])
    const png = sharp(await typesetter.pagePng(result.pdf, 1, 72)).removeAlpha()
    const { data, info } = await png.raw().toBuffer({ resolveWithObject: true })
    const isRed = (x: number, y: number) => {
      const at = (Math.floor(y) * info.width + Math.floor(x)) * 3
      return (data[at] ?? 0) > 190 && (data[at + 1] ?? 255) < 40
    }
    const redIn = itemRegions(result).map(({ x, y, width, height }) =>
      Array.from({ length: Math.floor(width) }, (_, across) => isRed(x + across, y + height / 2)).some(
        Boolean,
      ),
    )
    expect(redIn).toEqual([true, false, false])
    const without = await set(buildPages(sections, {}, { images: { items } }))
    expect(without.pdf.byteLength).toBeLessThan(result.pdf.byteLength)
    expect(without.findings).toEqual([])
  })

  test.each(inTurn(families, templateId, 1))(
    'sets headings and words in the faces of the family %s',
    async (fontFamily, display, text) => {
      const { pdf, findings } = await set(buildPages(buildSections(2), { fontFamily }))
      const fonts = await readFonts(pdf)
      const names = fonts.map(({ name }) => name).join()
      expect(findings).toEqual([])
      expect(names).toMatch(display)
      expect(names).toMatch(text)
      expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    },
  )
})

test('hangs a short menu in the optical middle of its page', async () => {
  const { regions, pages } = await set(buildInput(buildSections(2)))
  const [first] = regions
  const last = regions.at(-1)
  const above = first?.y ?? 0
  const below = (pages[0]?.heightPt ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
  expect(above).toBeGreaterThan(150)
  expect(below).toBeGreaterThan(above)
  expect(below).toBeLessThan(above * 2)
})

test('refuses a template that does not exist', async () => {
  await expect(
    typesetter.typeset(buildInput(buildSections(1), {}, { templateId: 99 })),
  ).rejects.toMatchObject({
    code: 'unknown_template',
  })
})

test('fills the columns of a page to about the same height, narrow paper having one', async () => {
  const modern = async (...[sections, design]: Parameters<typeof buildInput>) =>
    itemRegions(await set(buildInput(sections, design, { templateId: 2 })))
  const ends = new Map<string, number>()
  for (const { page, x, y, height } of await modern(buildSections(18, 22, 16, 20)))
    ends.set(`${page} ${x}`, y + height)
  const [first = 0, second = 0, third = 0, fourth = 0] = ends.values()
  expect(ends.size).toBe(4)
  expect(Math.abs(first - second)).toBeLessThan(110)
  expect(Math.abs(third - fourth)).toBeLessThan(110)
  const narrow = await modern(buildSections(9), { pageSize: 'custom', customWidthIn: 4, customHeightIn: 11 })
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1)
})
