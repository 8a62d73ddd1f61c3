import { expect, it } from 'vitest'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { expansionsIn } from '#tests/typesetting/read-expansions.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { readQrCodes } from '#tests/typesetting/read-qr.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

const LINK = 'https://carte.example/menu-viewer/abc'

it.each([
  ['en', 'Allergens: scan'],
  ['de', 'Allergene: scannen'],
] as const)('leads to the table of allergens, and says so in %s', async (language, words) => {
  const design = { hasQrCode: true, qrCodeOpens: 'allergens' } as const
  const input = buildInput(buildSections(4), design, { link: LINK, said: { language } })
  const { pdf, findings } = await typesetter.typeset(input)
  const [code] = await readQrCodes(await typesetter.pagePng(pdf, 1, 150))
  expect(code?.text).toBe(`${LINK}/allergens`)
  expect((await readPdf(pdf)).text).toContain(words)
  expect(faultsOf({ findings })).toEqual([])
})

it('is set with Latin names on a menu in Arabic, and waits for the link as the other code does', async () => {
  const design = { hasQrCode: true, qrCodeOpens: 'allergens' } as const
  const said = { language: 'ar' }
  const shared = buildInput(buildSections(4), design, { link: LINK, said })
  expect((await readPdf((await typesetter.typeset(shared)).pdf)).text).toMatch(/\p{Script=Arabic}/u)
  const { findings } = await typesetter.typeset(buildInput(buildSections(4), design, { said }))
  expect(findings.map(({ code }) => code)).toEqual(['qr_without_link'])
})

it('draws icons beside names, which readers aloud and the legend say in words', async () => {
  const sections = buildSections(2).map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, allergens: ['milk', 'wheat'], mayContain: ['walnuts'] })),
  }))
  const { pdf, findings } = await typesetter.typeset(buildInput(sections, { allergenMarks: 'icons' }))
  expect(faultsOf({ findings })).toEqual([])
  const { text } = await readPdf(pdf)
  // Drawn next to names, where letters distinguish the members of a group; words only in the legend, once
  // each.
  expect(text).toMatch(/Dish 0001\s+a\s+\(\s*c\)/)
  for (const word of ['milk', 'wheat', 'walnuts']) expect(text.match(new RegExp(word, 'g'))).toHaveLength(1)
  const spoken = expansionsIn(pdf)
  for (const word of ['wheat', 'milk', 'May contain walnuts']) expect(spoken).toContain(word)
})

it('prints letters beside names, and what they mean', async () => {
  const sections = buildSections(2).map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, allergens: ['milk'] })),
  }))
  const { pdf } = await typesetter.typeset(buildInput(sections, { allergenMarks: 'letters' }))
  expect((await readPdf(pdf)).text).toMatch(/G\s+milk/)
})
