import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { LINK_PICTURE } from '#contract/pages/pages.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import type { TypesetResult } from '#typeset/job/job.ts'
import { buildContent } from '../../tests/builders/build-menu.ts'
import { createLinkPicture } from './link-picture.ts'
import type { Printing } from './printing.ts'

const png = await sharp({ create: { width: 100, height: 130, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

const page = { widthPt: 612, heightPt: 792, trim: { x: 0, y: 0, widthPt: 612, heightPt: 792 } }
const result: TypesetResult = { pdf: new Uint8Array(), pages: [page], regions: [], fit: null, findings: [] }

const asked = {
  link: 'https://carte.example/r/osteria/lunch',
  for: 'address 192.0.2.7',
} as const

it('draws a picture once as long as it shows the same', async () => {
  const typeset = vi.fn(async () => result)
  const linkPicture = createLinkPicture({
    typesetter: { typeset, pagePng: async () => new Uint8Array(png) },
    printPictures: { of: async () => ({}) },
  } as unknown as Printing)
  const menuOf = (restaurantName: string) => ({
    row: { ownerId: 'owner' },
    output: { content: buildContent({ restaurantName }), design: defaultDesign, templateId: 1 },
  })
  const first = await linkPicture(menuOf('Osteria'), asked)
  expect(await sharp(first).metadata()).toMatchObject(LINK_PICTURE)
  expect(await linkPicture(menuOf('Osteria'), asked)).toBe(first)
  expect(typeset).toHaveBeenCalledTimes(1)
  await linkPicture(menuOf('Trattoria'), asked)
  await linkPicture(menuOf('Osteria'), { ...asked, link: 'https://carte.example/r/other/lunch' })
  expect(typeset).toHaveBeenCalledTimes(3)
})
