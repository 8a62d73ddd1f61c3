import sharp, { type Metadata } from 'sharp'
import { AppError } from '../../errors/app-error.ts'
import { pictureWork } from '../../printing/picture-work.ts'

/** What the first bytes must say; SVG is left out, because it can carry scripts and links. */
const TAKEN_FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** A picture of more pixels than any printer needs is a bomb: 8,000 × 8,000. */
const MAX_PIXELS = 64_000_000

/** Longest side that is kept: a Legal page at 300 dpi is 4,200 px high, a background half of that. */
const MAX_SIDE_PX = 2400

/** A picture of 64 million pixels takes some three. */
const LONGEST_SECONDS = 20

export interface StoredImage {
  readonly bytes: Uint8Array
  readonly extension: 'png' | 'jpg'
  readonly width: number
  readonly height: number
}

/**
 * Reads an upload and re-encodes it, so that other content of the file (metadata, a second
 * file behind the picture) is dropped.
 * @throws {AppError} `not_an_image`, `image_too_many_pixels`, `server_busy`
 */
export async function readImage(file: Uint8Array): Promise<StoredImage> {
  // The header is judged before a pixel is decoded.
  const header = await readHeader(file)
  if (!TAKEN_FORMATS.has(header.format)) throw new AppError('not_an_image')
  if (header.width * header.height > MAX_PIXELS) throw new AppError('image_too_many_pixels')
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS })
  const encoded = header.hasAlpha ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 90 })
  try {
    const { data, info } = await pictureWork.run(() => encoded.toBuffer({ resolveWithObject: true }))
    return { bytes: data, extension: header.hasAlpha ? 'png' : 'jpg', width: info.width, height: info.height }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // A header without the picture that it promises.
    throw new AppError('not_an_image', { cause })
  }
}

async function readHeader(file: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new AppError('not_an_image', { cause })
  }
}
