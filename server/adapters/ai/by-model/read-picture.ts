import sharp from 'sharp'

/** What an image model may answer, judged by the bytes; SVG is left out, because it can carry scripts. */
const TAKEN_FORMATS = new Set(['jpeg', 'png', 'webp'])

/** No model paints more; a header that promises more is a bomb. */
const MAX_PIXELS = 64_000_000

/** A dish is shown at some 400 px, on screens of two or three dots a pixel. */
const MAX_SIDE_PX = 1024

/**
 * A picture as it is kept: re-encoded as WebP of at most 1024 px, so that nothing else that the
 * bytes held (metadata, a second file) comes along.
 * @throws {Error} when the bytes aren't a picture that we take
 */
export async function readPicture(bytes: Uint8Array): Promise<Uint8Array> {
  // The header is judged before a pixel is decoded.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!TAKEN_FORMATS.has(format)) throw new RangeError(`A picture of the format ${format} is not taken`)
  if (width * height > MAX_PIXELS) throw new RangeError(`A picture of ${width} × ${height} px is too large`)
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
