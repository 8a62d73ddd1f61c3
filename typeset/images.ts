import { createHash } from 'node:crypto'
import sharp, { type ResizeOptions } from 'sharp'
import type { TypesetInput } from './job.ts'

/** What a picture is for; a number is the id of the item that it shows. */
export type ImageRole = 'logo' | 'background' | number

/** A picture as it goes into the PDF. */
export interface PrintImage {
  readonly bytes: Buffer
  readonly extension: 'png' | 'jpg'
  /** Width divided by height. */
  readonly aspect: number
  /** A file name that no other picture has. */
  readonly name: string
}

export type PrintImages = ReadonlyMap<ImageRole, PrintImage>

/** Enough for print at the largest size of each: a logo of two inches, a background of a Letter page. */
const LONGEST_SIDE_PX = { logo: 1000, background: 2600 } as const

/** The side of an item's square picture: 0.8 inches at 300 dpi. */
const ITEM_SIDE_PX = 240
const MAX_INPUT_PIXELS = 100_000_000

/** Pictures come again with every change of a menu. Those of items take some 15 KB each. */
const KEPT_PAGE_IMAGES = 8
const KEPT_ITEM_IMAGES = 600

/** The pictures that a menu was given and that its design wants. */
export function wantedImages({ images = {}, design, groups }: TypesetInput): Map<ImageRole, Uint8Array> {
  const wanted = new Map<ImageRole, Uint8Array>()
  if (design.logoPosition !== 'none' && images.logo) wanted.set('logo', images.logo)
  if (design.useCustomBackground && images.background) wanted.set('background', images.background)
  if (design.showImages)
    for (const { id } of groups.flatMap((group) => group.items)) {
      const picture = images.items?.get(id)
      if (picture) wanted.set(id, picture)
    }
  return wanted
}

/** Turns uploaded pictures into what a PDF can hold, of a size that suits print, and remembers the last ones. */
export class ImagePress {
  readonly #pages = new Shelf(KEPT_PAGE_IMAGES)
  readonly #items = new Shelf(KEPT_ITEM_IMAGES)

  /** The pictures that a menu prints; those that cannot be read are missing. */
  async pressAll(input: TypesetInput): Promise<PrintImages> {
    const pressed = await Promise.all(
      [...wantedImages(input)].map(async ([role, bytes]) => [role, await this.#press(role, bytes)] as const),
    )
    return new Map(
      pressed.flatMap(([role, image]): [ImageRole, PrintImage][] => (image ? [[role, image]] : [])),
    )
  }

  async #press(role: ImageRole, bytes: Uint8Array): Promise<PrintImage | undefined> {
    const use = typeof role === 'number' ? 'item' : role
    const name = `${use}-${createHash('sha256').update(bytes).digest('base64url')}`
    const shelf = use === 'item' ? this.#items : this.#pages
    return shelf.take(name, async () => {
      const picture = await pressed(bytes, use)
      return picture && { ...picture, name }
    })
  }
}

/** Keeps the pictures that were asked for last; also that a file is no picture. */
class Shelf {
  readonly #kept = new Map<string, Promise<PrintImage | undefined>>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  take(name: string, press: () => Promise<PrintImage | undefined>): Promise<PrintImage | undefined> {
    const image = this.#kept.get(name) ?? press()
    this.#kept.delete(name)
    this.#kept.set(name, image)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#limit && oldest !== undefined) this.#kept.delete(oldest)
    return image
  }
}

async function pressed(
  bytes: Uint8Array,
  use: 'logo' | 'background' | 'item',
): Promise<Omit<PrintImage, 'name'> | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, density: 300 })
      .autoOrient()
      .resize(sizeFor(use))
      .toColourspace('srgb')
    const asPhotograph = use !== 'logo'
    const { data, info } = await (asPhotograph
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
      : picture.png()
    ).toBuffer({ resolveWithObject: true })
    return { bytes: data, extension: asPhotograph ? 'jpg' : 'png', aspect: info.width / info.height }
  } catch {
    // Whatever sharp cannot decode is not a picture; the caller reports it to the owner.
    return undefined
  }
}

function sizeFor(use: 'logo' | 'background' | 'item'): ResizeOptions {
  if (use === 'item') return { width: ITEM_SIDE_PX, height: ITEM_SIDE_PX, fit: 'cover' }
  const side = LONGEST_SIDE_PX[use]
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
}
