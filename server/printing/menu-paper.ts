import sharp from 'sharp'
import { encodedImage } from '#typeset/pictures/images.ts'
import { pictureWork } from './picture-work.ts'
import type { OwnedOutput, Printing } from './printing.ts'

/** The picture behind a menu, as its page shows it. */
export interface Paper {
  /** Of the picture on average, as `#rrggbb`: what the words have to stand out from. */
  readonly color: string
  readonly jpeg: Uint8Array<ArrayBuffer>
}

/** Enough for a screen, where the picture is only the ground of the words. */
const LONGEST_SIDE_PX = 1200
const JPEG_QUALITY = 62

/** How much of its mean colour lies over the picture: on a phone, small words stand on every part of it. */
const VEIL = 0.6

/**
 * The texture or the upload that a menu is printed on, calmed for a screen; undefined where its design
 * has none, or where the file is gone.
 */
export async function menuPaper(
  { printPictures }: Pick<Printing, 'printPictures'>,
  { row, output: { design, content, templateId } }: OwnedOutput,
): Promise<Paper | undefined> {
  if (!design.useCustomBackground) return undefined
  const backgroundAlone = { ...design, showImages: false, logoPosition: 'none' } as const
  const { background } = await printPictures.of({ design: backgroundAlone, content, templateId }, row.ownerId)
  return background && pictureWork.run(() => calmed(background))
}

async function calmed(background: Uint8Array): Promise<Paper | undefined> {
  const picture = await encodedImage(background, 'background')
  if (!picture) return undefined
  const { color } = picture
  const jpeg = await sharp(picture.bytes)
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .composite([{ input: veil(color), raw: { width: 1, height: 1, channels: 4 }, tile: true }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
  return { color, jpeg: new Uint8Array(jpeg) }
}

const veil = (color: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Buffer.from([r ?? 0, g ?? 0, b ?? 0, Math.round(255 * VEIL)])
}
