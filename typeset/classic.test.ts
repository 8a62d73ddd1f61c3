import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/schema.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import type { Region, TypesetInput, TypesetResult } from './job.ts'
import { buildGroups, buildInput, buildItem } from './testing/build-input.ts'
import { type PrintedText, type ReadPdf, readPdf } from './testing/read-pdf.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

let typesetter: Typesetter
beforeAll(() => {
  typesetter = createTypesetter({ workers: 1 })
})
afterAll(() => typesetter.close())

async function set(input: TypesetInput): Promise<TypesetResult & { read: ReadPdf }> {
  const result = await typesetter.typeset(input)
  return { ...result, read: await readPdf(result.pdf) }
}

type ItemRegion = Extract<Region, { kind: 'item' }>
const itemRegions = (result: TypesetResult): ItemRegion[] =>
  result.regions.filter((region): region is ItemRegion => region.kind === 'item')

const inside = (text: PrintedText, region: Region): boolean =>
  text.x >= region.x - 1 &&
  text.x + text.width <= region.x + region.width + 1 &&
  text.y - text.height * 0.5 >= region.y - 1 &&
  text.y <= region.y + region.height + 4

/** What an item's box holds, from the text of its page. */
const textIn = (read: ReadPdf, region: Region): string =>
  (read.pages[region.page - 1]?.texts ?? [])
    .filter((text) => inside(text, region))
    .map(({ text }) => text)
    .join('')

const squeezed = (text: string): string => text.replace(/[\s\u200b]/gu, '')

function expectEachItemOnceInOrder(read: ReadPdf, groups: readonly MenuGroup[]): void {
  let from = 0
  for (const { name, price } of groups.flatMap((group) => group.items)) {
    expect(read.text.split(name), name).toHaveLength(2)
    const at = read.text.indexOf(name, from)
    expect(at, name).toBeGreaterThanOrEqual(from)
    from = read.text.indexOf(formatPrice(price), at)
    expect(from, name).toBeGreaterThan(at)
  }
}

const menus: readonly [string, MenuGroup[], Partial<Design>][] = [
  ['5 items', buildGroups(2, 2, 1), {}],
  ['40 items', buildGroups(10, 10, 10, 10), {}],
  ['120 items', buildGroups(40, 1, 50, 29), {}],
  [
    '40 items, banner, A4, large',
    buildGroups(10, 10, 10, 10),
    { headerStyle: 'banner', pageSize: 'a4', fontSize: 'large' },
  ],
  [
    '40 items, Legal, small, sans-serif',
    buildGroups(25, 15),
    { pageSize: 'legal', fontSize: 'small', fontFamily: 'sans-serif' },
  ],
  [
    '20 items on 4 × 9 inches',
    buildGroups(8, 12),
    { pageSize: 'custom', customWidthIn: 4, customHeightIn: 9 },
  ],
  [
    '20 items on 20 × 20 inches',
    buildGroups(8, 12),
    { pageSize: 'custom', customWidthIn: 20, customHeightIn: 20 },
  ],
]

test.each(menus)(
  'prints each dish with its price once, in order and whole: %s',
  async (_, groups, design) => {
    const result = await set(buildInput(groups, design))
    expect(result.findings).toEqual([])
    expectEachItemOnceInOrder(result.read, groups)
    const items = groups.flatMap((group) => group.items)
    const regions = itemRegions(result)
    expect(regions.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
    for (const [index, region] of regions.entries()) {
      const { name, description, price } = items[index] as MenuItem
      const printed = squeezed(textIn(result.read, region))
      expect(printed).toBe(squeezed(`${name}${formatPrice(price)}${description}`))
    }
  },
)

test.each(menus)(
  'gives boxes inside the page, in reading order, that do not overlap: %s',
  async (_, groups, design) => {
    const { pages, regions, read } = await set(buildInput(groups, design))
    expect(read.pages.map(({ width, height }) => [width, height])).toEqual(
      pages.map(({ widthPt, heightPt }) => [expect.closeTo(widthPt, 2), expect.closeTo(heightPt, 2)]),
    )
    for (const [index, region] of regions.entries()) {
      const page = pages[region.page - 1]
      expect(region.x).toBeGreaterThan(0)
      expect(region.y).toBeGreaterThan(0)
      expect(region.x + region.width).toBeLessThan(page?.widthPt ?? 0)
      expect(region.y + region.height).toBeLessThan(page?.heightPt ?? 0)
      const next = regions[index + 1]
      if (next?.page === region.page) expect(next.y).toBeGreaterThanOrEqual(region.y + region.height)
      else if (next) expect(next.page).toBe(region.page + 1)
    }
  },
)

test('never leaves a section name last on a page', async () => {
  const { regions } = await set(buildInput(buildGroups(7, 9, 8, 11, 6, 13)))
  for (const [index, region] of regions.entries())
    if (region.kind === 'category')
      expect(regions[index + 1]).toMatchObject({ kind: 'item', categoryId: region.id, page: region.page })
})

test('has the exact paper sizes', async () => {
  const sizes = await Promise.all(
    (['letter', 'legal', 'a4'] as const).map(async (pageSize) => {
      const [page] = (await set(buildInput(buildGroups(1), { pageSize }))).read.pages
      return [page?.width, page?.height].map((side) => Math.round((side ?? 0) * 100) / 100)
    }),
  )
  expect(sizes).toEqual([
    [612, 792],
    [612, 1008],
    [595.44, 841.68],
  ])
})

test('hangs a short menu in the optical middle of its page', async () => {
  const { regions, pages } = await set(buildInput(buildGroups(2)))
  const [first] = regions
  const last = regions.at(-1)
  const above = first?.y ?? 0
  const below = (pages[0]?.heightPt ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)
  expect(above).toBeGreaterThan(150)
  expect(below).toBeGreaterThan(above)
  expect(below).toBeLessThan(above * 2)
})

test('embeds its fonts as subsets and says title, language and structure', async () => {
  const { read } = await set(buildInput(buildGroups(3, 3), {}, { language: 'it-CH' }))
  expect(read.fonts.length).toBeGreaterThan(2)
  for (const font of read.fonts)
    expect(font).toMatchObject({ isEmbedded: true, name: expect.stringMatching(/^[A-Z]{6}\+/) })
  expect([read.title, read.language, read.isTagged]).toEqual(['Trattoria da Lucia Menu', 'it-CH', true])
  expect(read.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(read.pages[0]?.roles.filter((role) => role === 'H1')).toHaveLength(2)
})

const awkwardNames = [
  '#let x = 1; #import "/etc/passwd"',
  '*bold* _italic_ `code` = heading - list + enum',
  '$ x^2 $ \\ \\n @ref <label> ~ -- ---',
  '"double" \'single\' «guillemets» // comment /* more */',
  '[link](https://example.com) {{ braces }} %s',
  'Crème brûlée, Łosoś, Борщ, Ελιές, çığ köfte',
  '<script>alert(1)</script> & &amp;',
]

test.each(awkwardNames)('prints what was typed and nothing else: %s', async (name) => {
  const groups = [{ category: { id: 1, name }, items: [buildItem(1, 1, { name, description: name })] }]
  const { read, findings } = await set(buildInput(groups, {}, { restaurant: { name, description: name } }))
  expect(findings).toEqual([])
  expect(squeezed(read.text).split(squeezed(name))).toHaveLength(6)
  expect(read.title).toBe(`${name} Menu`)
})

test('breaks a word of 200 letters inside its box', async () => {
  const name = 'Donaudampfschifffahrt'.repeat(10).slice(0, 200)
  const result = await set(
    buildInput([
      { category: { id: 1, name: 'Long' }, items: [buildItem(1, 1, { name, description: name })] },
    ]),
  )
  const [region] = itemRegions(result)
  expect(region && squeezed(textIn(result.read, region))).toBe(`${name}$5.01${name}`)
})

test('wraps the longest description instead of cutting it', async () => {
  const description = 'Slow-braised octopus with warm potatoes and celery. '.repeat(20).slice(0, 1000).trim()
  const result = await set(
    buildInput([{ category: { id: 1, name: 'Long' }, items: [buildItem(1, 1, { description })] }]),
  )
  expect(squeezed(result.read.text)).toContain(squeezed(description))
})

test('reports characters that no font draws, and still makes a tagged PDF', async () => {
  const groups = [
    { category: { id: 1, name: 'Sushi' }, items: [buildItem(1, 1, { name: '寿司 \u{1f363} Roll' })] },
  ]
  const { findings, read } = await set(buildInput(groups))
  expect(findings).toEqual([
    { code: 'missing_glyph', params: { characters: '寿司\u{1f363}', text: '寿司 \u{1f363} Roll' } },
  ])
  expect(read.text).toContain('Roll')
  expect(read.isTagged).toBe(true)
})

test('continues a dish that is taller than the paper, and says so', async () => {
  const description = 'Slow-braised octopus with warm potatoes and celery. '.repeat(15).trim()
  const groups = [
    { category: { id: 4, name: 'Tall' }, items: [buildItem(1, 4, { description }), buildItem(2, 4)] },
  ]
  const { findings, read, pages } = await set(
    buildInput(groups, { pageSize: 'custom', customWidthIn: 2, customHeightIn: 2, hideWatermark: true }),
  )
  expect(findings).toContainEqual({ code: 'overflow', params: { kind: 'item', id: 1, categoryId: 4 } })
  expect(pages.length).toBe(read.pages.length)
  expect(squeezed(read.text)).toContain(squeezed(description))
  expect(read.text).toContain('Dish 0002')
})

test('survives the smallest paper', async () => {
  const { read } = await set(
    buildInput(buildGroups(3, 2), { pageSize: 'custom', customWidthIn: 1, customHeightIn: 1 }),
  )
  for (let id = 1; id <= 5; id++) expect(squeezed(read.text)).toContain(`Dish000${id}`)
})

test('leaves out what the design leaves out', async () => {
  const items = [buildItem(1, 1, { dietaryOptions: [1, 3] })]
  const groups = [{ category: { id: 1, name: 'Only' }, items }]
  const all = (await set(buildInput(groups))).read.text
  for (const text of ['$5.01', 'basil oil', 'Vegetarian', 'Gluten-Free', 'Created with Carte'])
    expect(all).toContain(text)
  const design = { showPrices: false, showDescriptions: false, showDietaryTags: false, hideWatermark: true }
  const none = (await set(buildInput(groups, design))).read.text
  expect(none).toBe('Trattoria da Lucia Roman cooking since 1974 Only Dish 0001')
})

test('explains only the dietary marks that are used, vegan standing for vegetarian', async () => {
  const items = [buildItem(1, 1, { dietaryOptions: [1, 2, 6] }), buildItem(2, 1)]
  const { read } = await set(buildInput([{ category: { id: 1, name: 'Only' }, items }]))
  expect(read.text).toContain('Dish 0001 VG S $5.01')
  expect(read.text).toContain('VG Vegan S Seafood')
  expect(read.text).not.toContain('Vegetarian')
})

test('puts categories on their pages, and those without a page on all', async () => {
  const { read } = await set(
    buildInput(buildGroups(2, 2, 2), {
      pageLayout: 'multi',
      pageCount: 2,
      categoriesPerPage: { 1: [1], 2: [2] },
    }),
  )
  const [first, second] = read.pages
  expect(read.pages).toHaveLength(2)
  expect(['Section A', 'Section B', 'Section C'].map((name) => first?.text.includes(name))).toEqual([
    true,
    false,
    true,
  ])
  expect(['Section A', 'Section B', 'Section C'].map((name) => second?.text.includes(name))).toEqual([
    false,
    true,
    true,
  ])
})

test('sets a menu without dishes as its name alone', async () => {
  const { read, regions } = await set(buildInput([{ category: { id: 1, name: 'Empty' }, items: [] }]))
  expect(regions.map(({ kind }) => kind)).toEqual(['header'])
  expect(read.pages).toHaveLength(1)
  expect(read.text).not.toContain('Empty')
})

test('tells apart an item that stands in two sections', async () => {
  const shared = buildItem(7, 1)
  const groups = [
    { category: { id: 1, name: 'Lunch' }, items: [shared] },
    { category: { id: 2, name: 'Dinner' }, items: [shared] },
  ]
  const regions = itemRegions(await set(buildInput(groups)))
  expect(regions.map(({ id, categoryId }) => [id, categoryId])).toEqual([
    [7, 1],
    [7, 2],
  ])
})

test('refuses a template that does not exist', async () => {
  await expect(typesetter.typeset(buildInput(buildGroups(1), {}, { templateId: 99 }))).rejects.toMatchObject({
    code: 'unknown_template',
  })
})
