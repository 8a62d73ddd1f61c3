import sharp from 'sharp'

export interface Photograph {
  /** Of the whole picture, with the table around the page. */
  readonly widthPx?: number
  /** Clockwise. */
  readonly degrees?: number
}

/** Share of the light that the darkest corner of the shadow takes. */
const SHADOW = 0.55

/**
 * A page as a guest's telephone takes it: turned, on a dark table, with the shadow of a hand over one half, a little out
 * of focus, and packed as JPEG.
 * @param page a picture of the page, as PNG
 */
export async function photographed(
  page: Uint8Array,
  { widthPx = 1600, degrees = 3 }: Photograph = {},
): Promise<Buffer> {
  const table = '#4a3b30'
  const turned = await sharp(page)
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round(widthPx * 0.94) })
    .rotate(degrees, { background: table })
    .resize({ width: widthPx })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = turned.info
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0.25" stop-color="#000" stop-opacity="0"/><stop offset="0.45" stop-color="#000" stop-opacity="${SHADOW * 0.7}"/><stop offset="1" stop-color="#000" stop-opacity="${SHADOW}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(turned.data)
    .composite([{ input: Buffer.from(shadow) }])
    .blur(0.6)
    .jpeg({ quality: 82 })
    .toBuffer()
}
