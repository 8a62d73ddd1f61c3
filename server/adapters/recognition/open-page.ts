import sharp, { type Sharp } from 'sharp'
import { drawPdfPage } from './draw-pdf-page.ts'
import { PageError } from './page-error.ts'

/** What the first bytes must say. */
const TAKEN_FORMATS = new Set(['jpeg', 'png', 'webp'])

/** Telephones take 12 to 50 million pixels; more than this is a bomb. */
export const MOST_PIXELS = 64_000_000

/** Longest side that is worked on: letters of a menu of Letter size are some 30 px high then. */
const LONGEST_SIDE_PX = 3200

/** Shortest side below which letters are enlarged before they are recognized. */
const LEAST_WIDTH_PX = 2200

export interface OpenPage {
  /** As PNG, upright as the camera held it, on white. */
  readonly picture: Buffer
  /** Of the file: 1 for a picture. */
  readonly pageCount: number
}

/**
 * A page of a file as a picture. What the file is is judged by its content.
 * @param number from 1
 * @throws {PageError}
 */
export async function openPage(file: Uint8Array, number: number): Promise<OpenPage> {
  if (isPdf(file)) return openPdfPage(file, number)
  if (number !== 1) throw new PageError('no_such_page')
  return { picture: await openPicture(file), pageCount: 1 }
}

const isPdf = (file: Uint8Array): boolean =>
  Buffer.from(file.buffer, file.byteOffset, Math.min(1024, file.byteLength)).includes('%PDF-')

async function openPicture(file: Uint8Array): Promise<Buffer> {
  // The header is judged before a pixel is decoded.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PageError(looksLikeHeic(file) ? 'heic' : 'not_a_picture', { cause })
    })
  if (header.format === 'heif') throw new PageError('heic')
  if (!TAKEN_FORMATS.has(header.format)) throw new PageError('not_a_picture')
  if (header.width * header.height > MOST_PIXELS) throw new PageError('too_many_pixels')
  try {
    return await worked(sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate(), header)
  } catch (cause) {
    // A header without the picture that it promises.
    throw new PageError('not_a_picture', { cause })
  }
}

/** What telephones of one maker write, and no library here decodes. */
const looksLikeHeic = (file: Uint8Array): boolean =>
  /^ftyp(?:hei|hev|mif|msf)/.test(Buffer.from(file.subarray(4, 16)).toString('latin1'))

function worked(picture: Sharp, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const scale = Math.min(
    LONGEST_SIDE_PX / Math.max(width, height),
    Math.max(1, LEAST_WIDTH_PX / Math.min(width, height)),
  )
  const side = Math.max(1, Math.round(Math.max(width, height) * scale))
  return picture
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize({ width: side, height: side, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function openPdfPage(file: Uint8Array, number: number): Promise<OpenPage> {
  const { data, width, height, pageCount } = await drawPdfPage(file, number, LONGEST_SIDE_PX)
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  return { picture: await worked(picture, { width, height }), pageCount }
}
