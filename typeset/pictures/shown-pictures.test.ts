import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { inTurn, templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { type ReadPage, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetImages } from '../job/job.ts'

const typesetter = sharedTypesetter()
let photo: Buffer
beforeAll(async () => {
  photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a5a3a' } })
    .jpeg()
    .toBuffer()
})

async function pageOf(templateId: number, design: Partial<Design>, images: TypesetImages) {
  const sections = buildSections(4).map((section) => ({
    ...section,
    items: section.items.map((item, index) => (index === 2 ? { ...item, isFeatured: true } : item)),
  }))
  const { pdf, findings } = await typesetter.typeset(buildInput(sections, design, { templateId, images }))
  expect(faultsOf({ findings })).toEqual([])
  const [page] = (await readPdf(pdf)).pages
  if (!page) throw new Error('no page')
  return {
    page,
    pictures: (
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Subtype\s*\/Image/g) ?? []
    ).length,
  }
}

/** In points, between two edges that are the same: sums of places in a PDF differ by less. */
const SAME_EDGE_PT = 0.01

/** Where the names of dishes without a picture begin, and where all prices end. */
function edgesOf({ texts }: ReadPage): { names: number[]; prices: number[] } {
  const at = (words: string) => texts.find(({ text }) => text.includes(words))
  return {
    names: [1, 4].map((id) => at(`Dish 000${id}`)?.x ?? Number.NaN),
    prices: [1, 2, 4].map((id) => {
      const price = at(`$5.0${id}`)
      return (price?.x ?? Number.NaN) + (price?.width ?? Number.NaN)
    }),
  }
}

describe.each(templatesInTurn(1, 5).filter(({ key }) => key !== 'rustic'))('$name', ({ id }) => {
  test('keeps one edge of prices where some dishes have pictures, and no other dish gives way', async () => {
    const items = new Map([[2, photo]])
    const { page, pictures } = await pageOf(
      id,
      { showImages: true, columns: 1, pricePlacement: 'column' },
      { items },
    )
    expect(pictures).toBe(1)
    const { names, prices } = edgesOf(page)
    for (const edges of [names, prices])
      expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(SAME_EDGE_PT)
  })
})

const sizes = ['small', 'medium', 'large'] as const

describe.each(templatesInTurn(2, 5))('$name', ({ id }) => {
  test.each(inTurn(sizes, id, 1))('prints a cover under the name: %s', async (imageSize) => {
    const coverImageUrl = '/uploads/cover.jpg'
    const without = await pageOf(id, {}, { cover: photo })
    const { page, pictures } = await pageOf(id, { coverImageUrl, imageSize }, { cover: photo })
    expect([without.pictures, pictures]).toEqual([0, 1])
    const gapOf = ({ texts }: ReadPage) => {
      const y = (words: string) => texts.find(({ text }) => text.includes(words))?.y ?? Number.NaN
      return y('Dish 0001') - y('Roman cooking')
    }
    expect(gapOf(page)).toBeGreaterThan(gapOf(without.page) + 60)
  })
})

test('shows the pictures of the chosen dishes alone, or of none', async () => {
  const images = { items: new Map([1, 2, 3, 4].map((id) => [id, photo])), sections: new Map([[1, photo]]) }
  const shown = async (design: Partial<Design>) =>
    (await pageOf(1, { showImages: true, ...design }, images)).pictures
  // The same bytes go into a file once.
  expect(await shown({ itemImages: 'featured', showSectionImages: false })).toBe(1)
  expect(await shown({ itemImages: 'none', showSectionImages: true })).toBe(1)
  expect(await shown({ itemImages: 'all', showSectionImages: true })).toBe(2)
  expect(await shown({ itemImages: 'none', showSectionImages: false })).toBe(0)
  expect(await shown({ showImages: false })).toBe(0)
})
