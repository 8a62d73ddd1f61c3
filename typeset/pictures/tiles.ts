import sharp from 'sharp'

/** A picture as a grid of its mean colors, from the top left, row by row. */
export interface Tiles {
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of each, 0 to 255. */
  readonly colors: Uint8Array
}

/** A part of a picture: shares of its width and height, 0 to 1. */
export interface PicturePart {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** On a Letter page a tile has 5 pt: a letter of small type is on one, and no finer detail hides it. */
const LONGEST_SIDE_TILES = 160

/** Measures a picture; rejects for one that cannot be decoded to its end. */
export async function tilesOf(bytes: Uint8Array): Promise<Tiles> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({
      width: LONGEST_SIDE_TILES,
      height: LONGEST_SIDE_TILES,
      fit: 'inside',
      withoutEnlargement: true,
      // Sharper ones make dark edges darker than anything in the picture.
      kernel: 'linear',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { columns: info.width, rows: info.height, colors: new Uint8Array(data) }
}

/** The average of all tiles as `#rrggbb`. */
export function meanOf({ colors }: Tiles): string {
  const sums = [0, 0, 0]
  for (const [index, channel] of colors.entries()) sums[index % 3] = (sums[index % 3] ?? 0) + channel
  return `#${sums.map((sum) => hex(Math.round((3 * sum) / colors.length))).join('')}`
}

const hex = (channel: number): string => channel.toString(16).padStart(2, '0')

/** The part of a picture that shows where it covers a paper of another shape, its middle on the paper's. */
export function coveringPart(pictureAspect: number, paperAspect: number): PicturePart {
  const width = Math.min(1, paperAspect / pictureAspect)
  const height = Math.min(1, pictureAspect / paperAspect)
  return {
    left: (1 - width) / 2,
    right: (1 + width) / 2,
    top: (1 - height) / 2,
    bottom: (1 + height) / 2,
  }
}
