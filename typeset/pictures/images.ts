import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type { Design } from '#domain/design/settings.ts'
import { showsPictureOf, showsSectionPictures } from '#domain/design/shown-pictures.ts'
import type { TypesetInput } from '../job/job.ts'
import { inOneColor, isOfOneColor, logoInk, trimmedLogo } from './logo.ts'
import { type PageColors, pageColors } from './page-colors.ts'
import { meanOf, type Tiles, tilesOf } from './tiles.ts'

/** What a picture is for; with a number, the id of the item or the section that it shows. */
export type ImageRole = 'logo' | 'background' | 'cover' | `item ${number}` | `section ${number}`

/** What a picture is for, whichever item or section it shows. */
export type ImageUse = 'logo' | 'background' | 'cover' | 'item' | 'section'

/** A picture as it goes into the PDF. */
export interface PrintImage {
  readonly bytes: Buffer
  readonly extension: 'png' | 'jpg'
  /** Width divided by height. */
  readonly aspect: number
  /** On average, as `#rrggbb`. */
  readonly color: string
  /** Of a background: what words are to be read on. */
  readonly tiles?: Tiles
  /** Of a logo: whether it is printed in one color that suits its ground. */
  readonly isInOneColor?: boolean
  /** A file name that no other picture has. */
  readonly name: string
}

export type PrintImages = ReadonlyMap<ImageRole, PrintImage>

/** Enough for print at the largest size of each: a logo of two inches, a background of a Letter page. */
const LONGEST_SIDE_PX = { logo: 1000, background: 2600 } as const

/**
 * The shapes in which pictures are printed. Of an item, the shape of cameras and of our illustrations,
 * which are cropped on no side: 1.3 inches at 300 dpi. Of a section, a band as wide as a column. The cover
 * is as wide as a page and shown as high as the owner wants, this at most.
 */
const SHAPES_PX = {
  item: { width: 400, height: 300 },
  section: { width: 1500, height: 500 },
  cover: { width: 2200, height: 1250 },
} as const

const MAX_INPUT_PIXELS = 100_000_000

/** Drawings have no pixels: enough of them for each use, and no more, since painting takes time. */
const DRAWING_DPI = { logo: 300, background: 300, cover: 300, item: 96, section: 300 } as const

/** Pictures come again with every change of a menu. Those of items take some 15 KB each. */
const KEPT_PAGE_IMAGES = 8
const KEPT_ITEM_IMAGES = 600

/** The pictures that a menu was given and that its design wants. */
export function wantedImages({ images = {}, design, menu }: TypesetInput): Map<ImageRole, Uint8Array> {
  const wanted = new Map<ImageRole, Uint8Array>()
  if (design.logoPosition !== 'none' && images.logo) wanted.set('logo', images.logo)
  if (design.useCustomBackground && images.background) wanted.set('background', images.background)
  if (design.coverImageUrl && images.cover) wanted.set('cover', images.cover)
  for (const section of menu.sections) {
    const band = images.sections?.get(section.id)
    if (band && showsSectionPictures(design)) wanted.set(`section ${section.id}`, band)
    for (const item of section.items) {
      const picture = images.items?.get(item.id)
      if (picture && showsPictureOf(design, item)) wanted.set(`item ${item.id}`, picture)
    }
  }
  return wanted
}

/** Turns uploaded pictures into what a PDF can hold, of a size that suits print, and remembers the last ones. */
export class ImageEncoder {
  readonly #pages = recentImages(KEPT_PAGE_IMAGES)
  readonly #items = recentImages(KEPT_ITEM_IMAGES)
  /** By its name and its color. */
  readonly #logos = new LRUCache<string, Promise<PrintImage>>({ max: KEPT_PAGE_IMAGES })

  /** The pictures that a menu prints; those that cannot be read are missing. */
  async encodeAll(input: TypesetInput): Promise<PrintImages> {
    const encoded = await Promise.all(
      [...wantedImages(input)].map(async ([role, bytes]) => [role, await this.#encode(role, bytes)] as const),
    )
    const images = new Map(
      encoded.flatMap(([role, image]): [ImageRole, PrintImage][] => (image ? [[role, image]] : [])),
    )
    const logo = images.get('logo')
    if (logo) images.set('logo', await this.#inked(logo, input.design, images.get('background')?.color))
    return images
  }

  /** A logo as its page shows it. */
  async #inked(logo: PrintImage, design: Design, ground: string | undefined): Promise<PrintImage> {
    const colors = pageColors(design, ground)
    const key = JSON.stringify([
      logo.name,
      design.logoColor,
      design.logoPosition,
      design.isLogoInsteadOfName,
      design.headerStyle,
      colors,
    ])
    const known = this.#logos.get(key) ?? inkedLogo(logo, design, colors)
    this.#logos.set(key, known)
    return known
  }

  async #encode(role: ImageRole, bytes: Uint8Array): Promise<PrintImage | undefined> {
    const [use] = role.split(' ') as [ImageUse]
    const name = `${use}-${createHash('sha256').update(bytes).digest('base64url')}`
    const images = use === 'item' || use === 'section' ? this.#items : this.#pages
    return images.memo(name, { context: { bytes, use } })
  }
}

async function inkedLogo(logo: PrintImage, design: Design, colors: PageColors): Promise<PrintImage> {
  const color = logoInk(design, colors, await isOfOneColor(logo.bytes))
  if (color === null) return logo
  const bytes = await inOneColor(logo.bytes, color)
  return { ...logo, bytes, color, isInOneColor: true, name: `${logo.name}-${color.slice(1)}` }
}

/** Keeps the pictures that were asked for last; also that a file isn't a picture. */
const recentImages = (max: number) =>
  new LRUCache<string, Promise<PrintImage | undefined>, { bytes: Uint8Array; use: ImageUse }>({
    max,
    memoMethod: async (name, _outdated, { context: { bytes, use } }) => {
      const picture = await encodedImage(bytes, use)
      return picture && { ...picture, name }
    },
  })

/**
 * A picture as it goes into the PDF: a PNG file for a logo, a JPEG file for others, no larger than print
 * needs. What is so already stays as it is, so that encoding it twice loses nothing. Undefined for
 * bytes that aren't a picture.
 */
export async function encodedImage(
  bytes: Uint8Array,
  use: ImageUse,
): Promise<Omit<PrintImage, 'name'> | undefined> {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, density: DRAWING_DPI[use] })
    const { format, width, height, orientation = 1, space } = await source.metadata()
    if (use === 'logo') return await encodedLogo(source)
    const extension = 'jpg'
    const isPrintable = format === 'jpeg' && orientation === 1 && space === 'srgb'
    if (isPrintable && isSized(width, height, use))
      return { bytes: Buffer.from(bytes), extension, aspect: width / height, ...(await colorsOf(bytes, use)) }
    const picture = source.autoOrient().resize(sizeFor(use)).toColourspace('srgb')
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, extension, aspect: info.width / info.height, ...(await colorsOf(data, use)) }
  } catch {
    // A file that sharp cannot decode is not a picture; the caller reports it to the owner.
    return undefined
  }
}

/** Encoded twice it is the same: nothing is left to trim, and a PNG file loses nothing. */
async function encodedLogo(source: Sharp): Promise<Omit<PrintImage, 'name'>> {
  const upright = await source.autoOrient().resize(sizeFor('logo')).toColourspace('srgb').png().toBuffer()
  const bytes = await trimmedLogo(upright)
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, extension: 'png', aspect: width / height, ...(await colorsOf(bytes, 'logo')) }
}

/** Also proves that the whole file can be decoded: a header may promise more than follows. */
async function colorsOf(bytes: Uint8Array, use: ImageUse): Promise<Pick<PrintImage, 'color' | 'tiles'>> {
  const tiles = await tilesOf(bytes)
  return { color: meanOf(tiles), ...(use === 'background' && { tiles }) }
}

function isSized(width: number, height: number, use: ImageUse): boolean {
  if (use === 'logo' || use === 'background') return Math.max(width, height) <= LONGEST_SIDE_PX[use]
  const shape = SHAPES_PX[use]
  return width === shape.width && height === shape.height
}

function sizeFor(use: ImageUse): ResizeOptions {
  if (use !== 'logo' && use !== 'background') return { ...SHAPES_PX[use], fit: 'cover' }
  const side = LONGEST_SIDE_PX[use]
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
}
