import { expect, test } from 'vitest'
import { editionSchema } from '#domain/design/paper/editions.ts'
import { templates } from '#domain/design/templates.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { readQrCodes } from '#tests/typesetting/read-qr.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()
const LINK = 'https://carte.example/r/old-harbormaster?q'
const long = 'The Old Harbormaster’s Seafood & Steakhouse at Provincetown Landing'

const cardsOf = (edition: object, name: string, templateId = 1) => {
  const design = templates.find(({ id }) => id === templateId)?.preset
  const asked = editionSchema.parse({ kind: 'table-cards', ...edition })
  const input = buildInput(buildSections(3), design, { templateId, link: LINK, edition: asked })
  return typesetter.typeset({
    ...input,
    restaurant: { name, description: `${long}, since 1911. `.repeat(6) },
  })
}

test.each(templatesInTurn(3))(
  '$name has its name and the code of the page on each of nine small cards, however long the name',
  async ({ id }) => {
    for (const name of ['Gino’s', long]) {
      const { pdf, pages, findings } = await cardsOf({ format: 'small-cards' }, name, id)
      expect(faultsOf({ findings })).toEqual([])
      expect(pages).toEqual([expect.objectContaining({ widthPt: 612, heightPt: 792 })])
      const codes = await readQrCodes(await typesetter.pagePng(pdf, 1, 150))
      expect(codes.map(({ text }) => text)).toContain(LINK)
      const { text } = await readPdf(pdf)
      expect(text.split('Menu on your phone').length - 1).toBe(9)
      expect(text.split('carte.example/r/old-harbormaster').length - 1).toBe(9)
      expect(text).not.toContain('Dish 0001')
    }
  },
)

test.each([
  ['letter', 612, 792],
  ['a4', 595.2, 841.68],
] as const)(
  'prints on %s what was asked for: cards, tents that read upright on both sides, a sign',
  async (paper, width, height) => {
    for (const [format, times] of [
      ['cards', 4],
      ['tents', 4],
      ['sign', 1],
    ] as const) {
      const { pdf, pages } = await cardsOf({ format, paper }, 'Gino’s')
      expect(pages).toHaveLength(1)
      expect(pages[0]?.widthPt).toBeCloseTo(width, 0)
      expect(pages[0]?.heightPt).toBeCloseTo(height, 0)
      expect((await readPdf(pdf)).text.split('Menu on your phone').length - 1).toBe(times)
    }
  },
)

test('says that a card has no code before the menu is on a page', async () => {
  const edition = editionSchema.parse({ kind: 'table-cards' })
  const { findings } = await typesetter.typeset(buildInput(buildSections(3), {}, { edition }))
  expect(faultsOf({ findings })).toEqual([{ code: 'qr_without_link', params: {} }])
})
