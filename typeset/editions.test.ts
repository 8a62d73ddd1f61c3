import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Edition, editionSchema, SCREEN_DPI } from '#domain/design/paper/editions.ts'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { allergenKeys, allergenName } from '#domain/menu/claims/allergen-names.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { contentOf } from '#tests/typesetting/read-content.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { readQrCodes } from '#tests/typesetting/read-qr.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const asked = (edition: Record<string, unknown>): Edition => editionSchema.parse(edition)

const setEdition = (
  edition: Record<string, unknown>,
  sizes: number[],
  design: Partial<Design> = {},
  templateId = 1,
) =>
  typesetter.typeset(
    buildInput(
      buildSections(...sizes),
      { accentColor: '#333333', ...design },
      { templateId, edition: asked(edition) },
    ),
  )

/** Returns how often each of this many dishes is named. */
const timesNamed = (text: string, count: number) =>
  Array.from({ length: count }, (_, n) => text.split(`Dish ${String(n + 1).padStart(4, '0')}`).length - 1)

const all = (count: number, times: number) => Array.from({ length: count }, () => times)

test.each(templatesInTurn(0))('$name stands on folded sheets with each dish once', async ({ id }) => {
  const design = { pageSize: 'half-letter', sheets: 'folded', hasCover: true } as const
  const { pdf, pages } = await setEdition({ kind: 'sheets' }, [8, 8], design, id)
  const read = await readPdf(pdf)
  expect(pages[0]).toMatchObject({ widthPt: 792, heightPt: 612 })
  expect(read.pages.length % 2).toBe(0)
  expect(timesNamed(read.text, 16)).toEqual(all(16, 1))
})

test.each(templatesInTurn(1))(
  '$name sets its words for the press in black ink alone, and stays accessible',
  async ({ id }) => {
    const { pdf } = await setEdition({ kind: 'press' }, [6], { secondaryColor: '#ffffff' }, id)
    const words = textBlocks(contentOf(pdf))
    expect(words.length).toBeGreaterThan(6)
    for (const block of words) expect(block).not.toMatch(/ (rg|RG|sc|SC|scn|SCN)\b/)
    const inks = words.flatMap((block) => [...block.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k\b/g)])
    expect(inks.length).toBeGreaterThan(0)
    for (const [, ...ink] of inks) expect(ink.slice(0, 3).map(Number)).toEqual([0, 0, 0])
    expect((await readPdf(pdf)).xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(Buffer.from(pdf).toString('latin1')).toContain('/OutputConditionIdentifier (CGATS21_CRPC6)')
  },
)

test.each(templatesInTurn(5))(
  '$name has its folded sheets in the inks of a press, with the boxes that a printer reads',
  async ({ id }) => {
    const design = { pageSize: 'half-letter', sheets: 'folded', secondaryColor: '#f4e4c0' } as const
    const { pdf, pages } = await setEdition({ kind: 'press-sheets' }, [8, 8], design, id)
    expect(pages[0]?.trim).toEqual({ x: 36, y: 36, widthPt: 792, heightPt: 612 })
    expect(Buffer.from(pdf).toString('latin1')).toContain('/TrimBox [36 36 828 648]')
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/OutputConditionIdentifier/g),
    ).toHaveLength(1)
    expect(contentOf(pdf)).not.toMatch(/^(?:[\d.]+ ){3}(?:scn|SCN|rg|RG)$/m)
    const { text } = await readPdf(pdf)
    expect(timesNamed(text, 16)).toEqual(all(16, 1))
    expect(text).toContain('open 11 × 8.5 in · folded to 5.5 × 8.5 in · CMYK 4/4')
  },
)

test.each(templatesInTurn(2))(
  '$name fills a board with every dish, in letters that are read from there',
  async ({ id }) => {
    const { pdf, pages } = await setEdition({ kind: 'board', distanceM: 3, screenIn: 50 }, [6, 6], {}, id)
    const read = await readPdf(pdf)
    expect(timesNamed(read.text, 12)).toEqual(all(12, 1))
    for (const page of pages) expect(page).toMatchObject({ widthPt: 1440, heightPt: 810 })
    // 20 minutes of arc at 3 m are 17.5 mm of capital height: 31 pixels of a 50 inch screen, type of 43.
    const name = read.pages.flatMap(({ texts }) => texts).find(({ text }) => text.includes('Dish 0001'))
    expect(((name?.height ?? 0) * SCREEN_DPI) / 72).toBeGreaterThan(40)
    const png = await typesetter.pagePng(pdf, 1, SCREEN_DPI)
    expect(await sharp(png).metadata()).toMatchObject({ width: 1920, height: 1080 })
  },
)

test('fills a board with a short menu in larger names, and leaves a long one in the size that is read', async () => {
  const namesOf = async (items: number) => {
    const { pdf, pages } = await setEdition({ kind: 'board', shape: 'tall' }, [items])
    const read = await readPdf(pdf)
    expect(read.text).not.toContain('Created with Carte')
    const name = read.pages.flatMap(({ texts }) => texts).find(({ text }) => text.includes('Dish 0001'))
    return { pages: pages.length, height: name?.height ?? 0 }
  }
  const [short, long] = [await namesOf(3), await namesOf(40)]
  expect([short.pages, long.pages > 1]).toEqual([1, true])
  expect(short.height / long.height).toBeCloseTo(1.7, 1)
})

test('has no index of pages on a board', async () => {
  const enoteca = templates.find(({ key }) => key === 'enoteca')?.id
  const { pdf } = await setEdition({ kind: 'board' }, [30, 30, 30, 30], {}, enoteca)
  const pages = (await readPdf(pdf)).pages.map(({ text }) => text)
  expect(pages[0]).toMatch(/section a/i)
  expect(pages[0]).not.toMatch(/section [bcd]/i)
})

test('prints the code of a menu for the press in black ink, as phones read it', async () => {
  const link = 'https://carte.example/menu-viewer/abc'
  const input = buildInput(buildSections(4), { hasQrCode: true }, { link, edition: asked({ kind: 'press' }) })
  const { pdf } = await typesetter.typeset(input)
  const [, side] = /\/Width (\d+)\s+\/Height \1\s/.exec(Buffer.from(pdf).toString('latin1')) ?? []
  // 25 modules a side or more, and the quiet zone of four around them: one sample each.
  expect(Number(side)).toBeGreaterThanOrEqual(33)
  const [code] = await readQrCodes(await typesetter.pagePng(pdf, 1, 150))
  expect(code?.text).toBe(link)
})

test.each(templatesInTurn(8))(
  '$name has inks alone for a press, also in boxes that stand out',
  async ({ id }) => {
    const dishes = [buildItem(1, 1, { isFeatured: true }), buildItem(2, 1, { marks: ['signature'] })]
    const sections = [{ id: 1, name: 'From the grill', items: dishes }]
    const press = { templateId: id, edition: asked({ kind: 'press' }) }
    const { pdf } = await typesetter.typeset(buildInput(sections, { secondaryColor: '#f4efe4' }, press))
    const content = contentOf(pdf)
    expect(content).toMatch(/^[\d. ]+ [kK]$/m)
    // Greys of a picture made of lines, as the grain of a paper, have one channel.
    expect(content).not.toMatch(/^(?:[\d.]+ ){3}(?:scn|SCN|rg|RG)$/m)
  },
)

/** What is drawn between BT and ET, with the color set last before it. */
function textBlocks(content: string): string[] {
  const color = /(?:[\d.]+ )+(?:k|rg|scn|sc|g)\b/g
  return [...content.matchAll(/BT\b[\s\S]*?\bET\b/g)].map(({ 0: block, index }) => {
    const before = content.slice(0, index).match(color)?.at(-1) ?? ''
    return `${before}\n${block}`
  })
}

test.each([
  ['two-up', 2],
  ['tent', 1],
] as const)('prints each page on %s sheets as often as it stands there', async (sheets, times) => {
  const design = { pageSize: 'half-letter', sheets } as const
  const plain = await setEdition({ kind: 'pages' }, [20, 20], design)
  const { pdf, regions } = await setEdition({ kind: 'sheets' }, [20, 20], design)
  expect(plain.pages.length).toBeGreaterThan(1)
  expect(timesNamed((await readPdf(pdf)).text, 40)).toEqual(all(40, times))
  expect(regions).toEqual([])
})

test('says when a menu has more pages than its sheet has panels, and prints them all', async () => {
  const { pdf, findings } = await setEdition({ kind: 'sheets' }, [60, 60], {
    pageSize: 'letter-panel',
    sheets: 'tri-fold',
  })
  expect(findings).toContainEqual({
    code: 'more_than_folds',
    params: expect.objectContaining({ sheets: 'tri-fold', most: 6 }),
  })
  expect(timesNamed((await readPdf(pdf)).text, 120)).toEqual(all(120, 1))
})

test('claims no accessibility for sheets, and keeps bleed out of the fold', async () => {
  const design = { sheets: 'folded', hasBleed: true, hasCropMarks: true } as const
  const { pdf, pages } = await setEdition({ kind: 'sheets' }, [4], design)
  expect(pages[0]).toMatchObject({ widthPt: 1224, heightPt: 792 })
  expect((await readPdf(pdf)).xmp).not.toContain('pdfuaid')
})

test('puts a cover before the menu, and the name on it alone', async () => {
  const { pdf } = await setEdition({ kind: 'pages' }, [6], { hasCover: true })
  const [cover, ...others] = (await readPdf(pdf)).pages
  expect(cover?.text).toContain('Trattoria da Lucia')
  expect(cover?.text).not.toContain('Dish')
  expect(others[0]?.text).toContain('Dish 0001')
})

describe('cards', () => {
  const cards = (items: readonly Partial<MenuItem>[], kind = 'labels', design: Partial<Design> = {}) =>
    typesetter.typeset(
      buildInput(
        [{ id: 1, name: 'Buffet', items: items.map((item, index) => buildItem(index + 1, 1, item)) }],
        design,
        { edition: asked({ kind }) },
      ),
    )

  test('are eight on a sheet of the market, one dish each with its allergens', async () => {
    const items = Array.from({ length: 9 }, () => ({ allergens: ['milk', 'nuts'], mayContain: ['sesame'] }))
    const { pdf, pages, findings } = await cards(items, 'labels', { pageSize: 'a5' })
    const read = await readPdf(pdf)
    expect(faultsOf({ findings })).toEqual([])
    expect(pages).toHaveLength(2)
    expect(pages[0]?.widthPt).toBeCloseTo(595.4, 0)
    expect(timesNamed(read.pages[0]?.text ?? '', 9)).toEqual([...all(8, 1), 0])
    expect(read.text.match(/Contains milk, tree nuts/g)).toHaveLength(9)
    expect(read.text.match(/May contain sesame/g)).toHaveLength(9)
  })

  test('ask guests to ask where nothing was declared, and say so where there is none', async () => {
    const { pdf } = await cards([{ name: 'Unknown' }, { name: 'Plain', allergens: [], mayContain: [] }])
    const { text } = await readPdf(pdf)
    expect(text).toContain('Allergens: please ask')
    expect(text).toContain('None of the 14 main allergens')
  })

  test('name allergens in the language of the menu', async () => {
    const items = [buildItem(1, 1, { allergens: ['milk', 'nuts'] }), buildItem(2, 1)]
    const { pdf } = await typesetter.typeset(
      buildInput(
        [{ id: 1, name: 'Buffet', items }],
        {},
        {
          edition: asked({ kind: 'labels' }),
          said: { language: 'fr' },
        },
      ),
    )
    const { text } = await readPdf(pdf)
    expect(text).toContain('Contient lait, fruits à coque')
    expect(text).toMatch(/Allergènes\s: veuillez nous demander/u)
  })

  test('stand with the same words on both sides, four on a sheet', async () => {
    const { pdf, pages } = await cards(
      Array.from({ length: 5 }, () => ({})),
      'tent-cards',
    )
    expect(pages).toHaveLength(2)
    expect(timesNamed((await readPdf(pdf)).text, 5)).toEqual(all(5, 2))
  })

  test('cut nothing off: a long story is left out, and words that need the room make a taller card', async () => {
    const story = 'Slow-braised octopus with warm potatoes, celery and lemon. '.repeat(16)
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
    const name = [word, word, word].join(' ')
    const { pdf, findings } = await cards([
      { name: 'Octopus', description: story.slice(0, 950) },
      { name, secondName: name, description: '', allergens: [...allergenKeys], removable: [...allergenKeys] },
      { name: 'Bread' },
    ])
    expect(faultsOf({ findings })).toEqual([
      { code: 'label_without_description', params: { id: 1, sectionId: 1 } },
      { code: 'label_taller', params: { id: 2, sectionId: 1 } },
    ])
    const letters = (await readPdf(pdf)).text.replaceAll(/\s|-|\u00ad|\u200b/g, '')
    expect(letters).toContain('Bread')
    expect(letters.split(word)).toHaveLength(7)
    for (const key of allergenKeys) expect(letters).toContain(allergenName(key).replaceAll(' ', ''))
  })
})

describe('pictures for phones', () => {
  const sections = buildSections(5, 4)

  test('show one section, and nothing of the others', async () => {
    const { pdf, pages } = await typesetter.typeset(
      buildInput(sections, {}, { edition: asked({ kind: 'social', sectionId: 2 }) }),
    )
    const { text } = await readPdf(pdf)
    expect(pages[0]).toMatchObject({ widthPt: 810, heightPt: 810 })
    expect(timesNamed(text, 9)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1])
  })

  test('show the featured dishes where no section is named', async () => {
    const [first, second] = sections
    if (!first || !second) throw new Error('two sections')
    const featured = second.items.map((item, index) => (index === 1 ? { ...item, isFeatured: true } : item))
    const { pdf } = await typesetter.typeset(
      buildInput(
        [first, { ...second, items: featured }],
        {},
        { edition: asked({ kind: 'social', shape: 'story' }) },
      ),
    )
    expect(timesNamed((await readPdf(pdf)).text, 9)).toEqual([0, 0, 0, 0, 0, 0, 1, 0, 0])
  })

  test('are several where a section is long', async () => {
    const { pdf, pages } = await typesetter.typeset(
      buildInput(buildSections(40), {}, { edition: asked({ kind: 'social' }) }),
    )
    expect(pages.length).toBeGreaterThan(1)
    expect(timesNamed((await readPdf(pdf)).text, 40)).toEqual(all(40, 1))
  })
})

test('sets three hundred dishes on half a Letter, all of them', async () => {
  const { pdf, pages } = await setEdition({ kind: 'sheets' }, [100, 100, 100], {
    pageSize: 'half-letter',
    sheets: 'folded',
  })
  expect(pages.length % 2).toBe(0)
  expect(timesNamed((await readPdf(pdf)).text, 300)).toEqual(all(300, 1))
})
