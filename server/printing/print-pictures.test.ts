import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { StorageError } from '../adapters/storage/port.ts'
import { createPrintPictures } from './print-pictures.ts'

const catalogue = { dishes: async () => loadCatalogue() }
const OWNER = 'the-owner'
/** Whose all uploads are. */
const uploadsOf = async (ownerId: string, names: readonly string[]) => new Set(ownerId === OWNER ? names : [])

/** Makes a menu of this many dishes, each with a picture at the address that its number gives. */
function menuWith(count: number, addressOf: (index: number) => string) {
  const content = buildContent({ items: count, sections: 1 })
  for (const [index, item] of (content.sections[0]?.items ?? []).entries()) item.imageUrl = addressOf(index)
  return { content, design: { ...defaultDesign, showImages: true }, templateId: 1 }
}

it('asks a failing storage for no more pictures of a menu than are under way', async () => {
  let asked = 0
  const storage = {
    async get() {
      asked += 1
      await setTimeout(10)
      throw new StorageError(new Error('no answer'))
    },
  }
  const pictures = createPrintPictures({ storage, catalogue, uploadsOf })
  await expect(
    pictures.of(
      menuWith(40, (index) => `/uploads/${index}.png`),
      OWNER,
    ),
  ).rejects.toThrow(StorageError)
  await setTimeout(50)
  expect(asked).toBeLessThanOrEqual(8)
})

it('lets a menu with our own drawings, or with pictures that it knows, pass a storage that hangs', async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a63a24' } })
    .png()
    .toBuffer()
  let isHanging = false
  const storage = {
    get: () => (isHanging ? new Promise<never>(() => {}) : Promise.resolve(new Uint8Array(png))),
  }
  const pictures = createPrintPictures({ storage, catalogue, uploadsOf })
  const known = menuWith(2, () => '/uploads/known.png')
  await pictures.of(known, OWNER)
  isHanging = true
  const waiting = pictures.of(
    menuWith(40, (index) => `/uploads/${index}.png`),
    OWNER,
  )
  const drawn = await pictures.of(
    menuWith(6, (index) => `/images/fallback/5-${(index % 4) + 1}.svg`),
    OWNER,
  )
  expect([...(drawn.items?.values() ?? [])].map(({ byteLength }) => byteLength > 0)).toEqual(
    Array(6).fill(true),
  )
  expect((await pictures.of(known, OWNER)).items?.size).toBe(2)
  expect(await Promise.race([waiting.then(() => 'printed'), setTimeout(20, 'waiting')])).toBe('waiting')
})
