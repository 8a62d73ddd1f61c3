import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type { Design } from '#domain/design/settings.ts'
import { showsPictureOf, showsSectionPictures } from '#domain/design/shown-pictures.ts'
import type { TypesetInput } from '../job/job.ts'
import { type Crop, cropOf, type ImageUse, partOf } from './crop.ts'
import { inOneColor, isOfOneColor, logoInk, trimmedLogo } from './logo.ts'
import { onPaper, type PictureInks } from './on-paper.ts'
import { type PageColors, pageColors } from './page-colors.ts'
import { meanOf, type Tiles, tilesOf } from './tiles.ts'

/** What a picture is for; with a number, the id of the item or the section that it shows. */
export type ImageRole = 'logo' | 'background' | 'cover' | `item ${number}` | `section ${number}`

/** A picture as it goes into the PDF. */
export interface PrintImage {
  readonly bytes: Buffer
  readonly extension: 'png' | 'jpg'
  /** Width divided by height. */
  readonly aspect: number
  readonly widthPx: number
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

const MAX_INPUT_PIXELS = 100_000_000

/** Drawings have no pixels: enough of them for each use, and no more, since painting takes time. */
const DRAWING_DPI = { logo: 300, background: 300, cover: 300, item: 144, section: 300 } as const

/** Pictures come again with every change of a menu. Those of items take some 35 KB each. */
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
    const wanted = wantedImages(input)
    const addresses = addressesOf(input)
    const { design } = input
    const encode = async (role: ImageRole, inks: PictureInks | null) => {
      const bytes = wanted.get(role)
      const [use] = role.split(' ') as [ImageUse]
      return bytes && this.#encode(bytes, use, cropOf(use, design, addresses.get(role)), inks)
    }
    const background = await encode('background', null)
    const { paper, heading } = pageColors(design, background?.color)
    const inks = { tone: design.pictureTone, paper, heading }
    const encoded = await Promise.all(
      [...wanted.keys()].map(
        async (role) =>
          [
            role,
            role === 'background' ? background : await encode(role, role === 'logo' ? null : inks),
          ] as const,
      ),
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

  async #encode(
    bytes: Uint8Array,
    use: ImageUse,
    crop: Crop | null,
    inks: PictureInks | null,
  ): Promise<PrintImage | undefined> {
    const hash = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([crop, inks]))
    const name = `${use}-${hash.digest('base64url')}`
    const images = use === 'item' || use === 'section' ? this.#items : this.#pages
    return images.memo(name, { context: { bytes, use, crop, inks } })
  }
}

/** Where the pictures that may be cropped come from, which is how the design names them. */
function addressesOf({ menu, design }: TypesetInput): Map<ImageRole, string | null | undefined> {
  return new Map<ImageRole, string | null | undefined>([
    ['cover', design.coverImageUrl],
    ...menu.sections.flatMap(({ id, imageUrl, items }): [ImageRole, string | null | undefined][] => [
      [`section ${id}`, imageUrl],
      ...items.map((item): [ImageRole, string | null] => [`item ${item.id}`, item.imageUrl]),
    ]),
  ])
}

async function inkedLogo(logo: PrintImage, design: Design, colors: PageColors): Promise<PrintImage> {
  const color = logoInk(design, colors, await isOfOneColor(logo.bytes))
  if (color === null) return logo
  const bytes = await inOneColor(logo.bytes, color)
  return { ...logo, bytes, color, isInOneColor: true, name: `${logo.name}-${color.slice(1)}` }
}

/** Keeps the pictures that were asked for last; also that a file isn't a picture. */
const recentImages = (max: number) =>
  new LRUCache<
    string,
    Promise<PrintImage | undefined>,
    { bytes: Uint8Array; use: ImageUse; crop: Crop | null; inks: PictureInks | null }
  >({
    max,
    memoMethod: async (name, _outdated, { context: { bytes, use, crop, inks } }) => {
      const picture = await encodedImage(bytes, use, crop)
      const printed = picture && inks && (await onPaper(picture.bytes, inks))
      return picture && { ...picture, ...(printed && { bytes: printed }), name }
    },
  })

/**
 * A picture as it goes into the PDF: a PNG file for a logo, a JPEG file for others, no larger than print
 * needs, and a small one no larger than it is. What is so already stays as it is, so that encoding it twice loses
 * nothing. Undefined for bytes that aren't a picture.
 * @param crop null for a logo and a background, which are not cropped
 */
export async function encodedImage(
  bytes: Uint8Array,
  use: ImageUse,
  crop: Crop | null,
): Promise<Omit<PrintImage, 'name'> | undefined> {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, density: DRAWING_DPI[use] })
    const { format, width, height, orientation = 1, space, autoOrient } = await source.metadata()
    if (use === 'logo') return await encodedLogo(source)
    const extension = 'jpg'
    const isPrintable = format === 'jpeg' && orientation === 1 && space === 'srgb'
    if (isPrintable && isSized(width, height, use, crop))
      return {
        ...{ bytes: Buffer.from(bytes), extension, aspect: width / height, widthPx: width },
        ...(await colorsOf(bytes, use)),
      }
    const upright = source.autoOrient()
    const part = crop && partOf(autoOrient, crop)
    if (part) upright.extract(part)
    const isLarger = part && part.width > crop.widthPx
    if (!part || isLarger) upright.resize(sizeFor(use, crop))
    const picture = upright.toColourspace('srgb')
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    return {
      ...{ bytes: data, extension, aspect: info.width / info.height, widthPx: info.width },
      ...(await colorsOf(data, use)),
    }
  } catch {
    // A file that sharp cannot decode is not a picture; the caller reports it to the owner.
    return undefined
  }
}

/** Encoded twice it is the same: nothing is left to trim, and a PNG file loses nothing. */
async function encodedLogo(source: Sharp): Promise<Omit<PrintImage, 'name'>> {
  const upright = await source
    .autoOrient()
    .resize(sizeFor('logo', null))
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const bytes = await trimmedLogo(upright)
  const { width, height } = await sharp(bytes).metadata()
  return {
    bytes,
    extension: 'png',
    aspect: width / height,
    widthPx: width,
    ...(await colorsOf(bytes, 'logo')),
  }
}

/** Also proves that the whole file can be decoded: a header may promise more than follows. */
async function colorsOf(bytes: Uint8Array, use: ImageUse): Promise<Pick<PrintImage, 'color' | 'tiles'>> {
  const tiles = await tilesOf(bytes)
  return { color: meanOf(tiles), ...(use === 'background' && { tiles }) }
}

function isSized(width: number, height: number, use: ImageUse, crop: Crop | null): boolean {
  if (!crop) return Math.max(width, height) <= longestSideOf(use)
  const { width: kept, height: keptHeight } = partOf({ width, height }, crop)
  return width <= crop.widthPx && height <= crop.heightPx && width === kept && height === keptHeight
}

function sizeFor(use: ImageUse, crop: Crop | null): ResizeOptions {
  if (crop) return { width: crop.widthPx, height: crop.heightPx, fit: 'fill' }
  const side = longestSideOf(use)
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
}

const longestSideOf = (use: ImageUse): number =>
  use === 'logo' ? LONGEST_SIDE_PX.logo : LONGEST_SIDE_PX.background
