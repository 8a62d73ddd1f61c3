import sharp from 'sharp'
import { channelsOf } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'
import { encodedImage } from '#typeset/pictures/images.ts'
import { pageColors } from '#typeset/pictures/page-colors.ts'
import { neededVeil } from '#typeset/pictures/veil.ts'
import { pictureWork } from './picture-work.ts'
import type { OwnedOutput, Printing } from './printing.ts'

export interface MenuPaper {
  /** Of the veil over the picture, as `#rrggbb`: what the words have to stand out from. */
  readonly color: string
  readonly jpeg: Uint8Array<ArrayBuffer>
}

/** Enough for a screen, where the picture is only the ground of the words. */
const LONGEST_SIDE_PX = 1200
const JPEG_QUALITY = 62

/** At least so much of the paper's colour lies over the picture: on a phone, small words are on every part of it. */
const LEAST_VEIL_PERCENT = 60

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 } as const

/** The paper that a menu is printed on, calmed for a screen; undefined without one, or where its file is gone. */
export async function menuPaper(
  { printPictures }: Pick<Printing, 'printPictures'>,
  { row, output: { design, content, templateId } }: OwnedOutput,
): Promise<MenuPaper | undefined> {
  if (!design.useCustomBackground) return undefined
  const backgroundAlone = {
    ...design,
    showImages: false,
    coverImageUrl: null,
    logoPosition: 'none',
  } as const
  const { background } = await printPictures.of({ design: backgroundAlone, content, templateId }, row.ownerId)
  return background && pictureWork.run(() => calmed(background, design))
}

async function calmed(background: Uint8Array, design: Design): Promise<MenuPaper | undefined> {
  const picture = await encodedImage(background, 'background', null)
  if (!picture?.tiles) return undefined
  const colors = pageColors(design, picture.color)
  const { percent } = neededVeil(picture.tiles, WHOLE, colors)
  const color = colors.paper
  const jpeg = await sharp(picture.bytes)
    .resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .composite([
      {
        input: veil(color, Math.max(LEAST_VEIL_PERCENT, percent)),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
      },
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer()
  return { color, jpeg: new Uint8Array(jpeg) }
}

const veil = (color: string, percent: number) =>
  Buffer.from([...channelsOf(color), Math.round((255 * percent) / 100)])
