import sharp from 'sharp'
import { channelsOf } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'
import type { PageColors } from './page-colors.ts'

/** How many times as long as wide a logo may be: a longer one is a hair that nobody recognises. */
const MOST_ASPECT = 16

export const isLogoShape = (aspect: number): boolean => aspect <= MOST_ASPECT && aspect >= 1 / MOST_ASPECT

/** Without the even edge around it, which would make the logo smaller than its owner sees it. */
export async function trimmedLogo(png: Buffer): Promise<Buffer> {
  try {
    return await sharp(png).trim().png().toBuffer()
  } catch {
    // Nothing stands out from the edge: the whole is the logo.
    return png
  }
}

/** Share of the pixels that must be clear before the clear ones are the ground of a logo. */
const LEAST_CLEAR = 0.02

/** Lightness, of 255, within which the parts of a logo count as one color. */
const ONE_COLOR = 60

/** Pixels that are looked at to know the colors of a logo. */
const SAMPLES = 40_000

/** A logo as it is seen: where its ink is, and whether all of it has one color. */
interface Ink {
  /** 0 to 255, row by row. */
  readonly mask: Buffer
  readonly isOneColor: boolean
  readonly width: number
  readonly height: number
}

/**
 * The color in which the whole logo is printed: that of the heading, where the owner wants it so; on a band that of the
 * paper, also for a logo of one color, which was drawn for paper and would be lost there. Null prints it as it is.
 */
export function logoInk(
  {
    logoColor,
    logoPosition,
    headerStyle,
    isLogoInsteadOfName,
  }: Pick<Design, 'logoColor' | 'logoPosition' | 'headerStyle' | 'isLogoInsteadOfName'>,
  { heading, paper }: PageColors,
  isOneColor: boolean,
): string | null {
  const isOnBand = headerStyle === 'banner' && (isLogoInsteadOfName || logoPosition !== 'bottom')
  if (logoColor === 'original' && !(isOnBand && isOneColor)) return null
  return isOnBand ? paper : heading
}

/** Whether a logo has one color on a clear ground. */
export const isOfOneColor = async (png: Buffer): Promise<boolean> => (await inkOf(png)).isOneColor

/** The ink of a logo in one color (`#rrggbb`), on a clear ground. */
export async function inOneColor(png: Buffer, color: string): Promise<Buffer> {
  const { mask, width, height } = await inkOf(png)
  const [red, green, blue] = channelsOf(color)
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: green, b: blue } } })
    .joinChannel(mask, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/**
 * Ink is what is opaque; of several colors what differs from the ground: from the color of the corner where nothing is
 * clear, else from the lighter or darker one that less of the logo has.
 */
async function inkOf(png: Buffer): Promise<Ink> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const count = width * height
  const alphaAt = (pixel: number) => data[4 * pixel + 3] ?? 0
  const lightAt = (pixel: number) =>
    0.299 * (data[4 * pixel] ?? 0) + 0.587 * (data[4 * pixel + 1] ?? 0) + 0.114 * (data[4 * pixel + 2] ?? 0)
  const stride = Math.max(1, Math.floor(count / SAMPLES))
  const samples = Array.from({ length: Math.ceil(count / stride) }, (_, index) => index * stride)
  const lights = samples.filter((pixel) => alphaAt(pixel) >= 128).map(lightAt)
  lights.sort((a, b) => a - b)
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))] ?? 0
  const [darkest, lightest] = [at(0.02), at(0.98)]
  const isClear = samples.length - lights.length > LEAST_CLEAR * samples.length
  const isEven = lightest - darkest < ONE_COLOR
  const isInkDark = isClear ? at(0.5) < (darkest + lightest) / 2 : lightAt(0) > (darkest + lightest) / 2
  const inkAt = (light: number) => {
    if (isEven) return 1
    const share = (light - darkest) / (lightest - darkest)
    return Math.min(1, Math.max(0, isInkDark ? 1 - share : share))
  }
  const mask = Buffer.alloc(count)
  for (let pixel = 0; pixel < count; pixel++) mask[pixel] = Math.round(alphaAt(pixel) * inkAt(lightAt(pixel)))
  return { mask, isOneColor: isClear && isEven, width, height }
}
