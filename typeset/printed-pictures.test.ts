import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import { isLong } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { type PrintedPicture, readPictures } from '#tests/typesetting/read-pictures.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { JobRegion, TypesetInput } from './job/job.ts'

const typesetter = sharedTypesetter()
let picture: Uint8Array
beforeAll(async () => {
  picture = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#d01010' } })
    .png()
    .toBuffer()
})

/** Where it is seen: what a picture has more than its place is drawn around that, and cut away. */
const middleOf = ({ x, y, width, height }: PrintedPicture | JobRegion) => ({
  x: x + width / 2,
  y: y + height / 2,
})

const isIn = (picture: PrintedPicture, region: JobRegion): boolean => {
  const { x, y } = middleOf(picture)
  return x > region.x && x < region.x + region.width && y > region.y && y < region.y + region.height
}

describe.each(inTurn(templates, isLong ? 2 : 4, isLong ? 6 : 3))(
  '$name',
  ({ id: templateId, preset, layout }) => {
    const set = async (design: Partial<Design>, images: TypesetInput['images']) => {
      const result = await typesetter.typeset(
        buildInput(buildSections(2, 3), { ...preset, ...design }, { templateId, images }),
      )
      expect(faultsOf(result)).toEqual([])
      return { ...result, pictures: await readPictures(result.pdf) }
    }
    const regionOf = (regions: readonly JobRegion[], kind: JobRegion['kind'], id: number): JobRegion => {
      const found = regions.find((region) => region.kind === kind && region.id === id)
      if (!found) throw new Error(`No ${kind} ${id} is on the pages`)
      return found
    }

    test('prints the cover once, under the name, where each page of two is headed', async () => {
      const pages: Partial<Design> = {
        pageLayout: 'multi',
        pageCount: 2,
        categoriesPerPage: { 1: [1], 2: [2] },
      }
      const { pictures, regions } = await set(
        { ...pages, coverImageUrl: '/uploads/cover.png' },
        { cover: picture },
      )
      expect(pictures.map((page) => page.length)).toEqual([1, 0])
      const [cover] = pictures.flat() as [PrintedPicture]
      const header = regionOf(regions, 'header', 0)
      expect(isIn(cover, header)).toBe(true)
      expect(middleOf(cover).y).toBeGreaterThan(middleOf(header).y)
      expect(cover.width).toBeGreaterThan(header.width * 0.9)
    })

    test('prints the picture of a section under its name or next to it, over its dishes, as wide as its column', async () => {
      const { pdf, pictures, regions } = await set(
        { showImages: true, columns: 2 },
        { sections: new Map([[2, picture]]) },
      )
      const [ofSection, ...others] = pictures.flat() as [PrintedPicture]
      const heading = regionOf(regions, 'section', 2)
      expect(others).toEqual([])
      expect(isIn(ofSection, heading)).toBe(true)
      expect(ofSection.y + ofSection.height).toBeLessThanOrEqual(regionOf(regions, 'item', 3).y)
      const margins = layout.margins({ widthPt: 612, heightPt: 792 }, 1, 2)
      if (margins.left > margins.right) {
        // The name hangs in the margin of its column, or in that of the page where it is across columns.
        const name = (await readPdf(pdf)).pages[0]?.texts.findLast(({ text }) => text.startsWith('Section'))
        const before = regionOf(regions, 'section', 1)
        const isAcross = heading.x <= before.x
        if (!isAcross) expect(name?.x).toBeGreaterThan(before.x + before.width)
        expect(name?.x).toBeLessThan(ofSection.x)
      } else expect(middleOf(ofSection).y).toBeGreaterThan(middleOf(heading).y)
      expect(ofSection.width).toBeGreaterThan(heading.width * 0.9)
    })

    test('prints each picture of a dish beside its own words', async () => {
      const items = new Map([1, 2, 4].map((id) => [id, picture]))
      const { pictures, regions } = await set({ showImages: true }, { items })
      const holders = pictures
        .flat()
        .map((each) => regions.find((region) => region.kind === 'item' && isIn(each, region))?.id)
      expect(holders).toEqual([1, 2, 4])
    })

    test('prints the pictures of dishes together over those of their section', async () => {
      const items = new Map([1, 2].map((id) => [id, picture]))
      const { pdf, pictures, regions } = await set({ showImages: true, itemPicturePlace: 'grid' }, { items })
      const heading = regionOf(regions, 'section', 1)
      expect(pictures.flat().map((each) => isIn(each, heading))).toEqual([true, true])
      const { texts } = (await readPdf(pdf)).pages[0] ?? { texts: [] }
      for (const name of ['Dish 0001', 'Dish 0002'])
        expect(texts.filter(({ text }) => text.includes(name))).toHaveLength(2)
    })

    test('prints a cover along the side of each page, from edge to edge, clear of all words', async () => {
      const { pdf, pictures } = await set(
        { coverImageUrl: '/uploads/cover.png', coverPlace: 'side' },
        { cover: picture },
      )
      const { pages } = await readPdf(pdf)
      for (const [index, page] of pages.entries()) {
        const [side, ...others] = pictures[index] ?? []
        expect(others).toEqual([])
        expect(side?.x).toBeCloseTo(0, 0)
        expect(side?.height).toBeCloseTo(792, 0)
        expect(Math.min(...page.texts.map(({ x }) => x))).toBeGreaterThan((side?.width ?? Infinity) + 10)
      }
    })

    test('prints a cover all over the first page, with the name on it', async () => {
      const { pdf, pictures } = await set(
        { coverImageUrl: '/uploads/cover.png', coverPlace: 'page', hasCover: true },
        { cover: picture },
      )
      expect(pictures.map((page) => page.length).slice(0, 2)).toEqual([1, 0])
      const [cover] = pictures.flat() as [PrintedPicture]
      expect([Math.round(cover.width), Math.round(cover.height)]).toEqual([612, 792])
      const [first] = (await readPdf(pdf)).pages
      expect(first?.texts.length).toBeGreaterThan(0)
    })
  },
)

test('prints a cover that is far too small, and says which would be sharp', async () => {
  const cover = await sharp(picture).resize(200, 200).png().toBuffer()
  const { pdf, findings } = await typesetter.typeset(
    buildInput(buildSections(2), { coverImageUrl: '/uploads/cover.png' }, { images: { cover } }),
  )
  expect((await readPictures(pdf)).flat()).toHaveLength(1)
  expect(faultsOf({ findings })).toEqual([
    { code: 'small_picture', params: { image: 'cover', widthPx: 200, neededPx: expect.any(Number) } },
  ])
})
