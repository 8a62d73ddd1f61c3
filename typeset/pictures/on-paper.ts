import sharp from 'sharp'
import { channelsOf } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'

/** What pictures are printed on and with, as `#rrggbb`. */
export interface PictureInks {
  readonly tone: Design['pictureTone']
  readonly paper: string
  readonly heading: string
}

/** Share of the edge of a picture that must be nearly white before its ground is taken for a blank one. */
const LEAST_WHITE_EDGE = 0.9

/** From this channel on, of 255, a pixel of the edge is white, and one of the ground belongs to it or to a shadow on it. */
const WHITE = 244
const NEARLY_WHITE = 222

interface Pixels {
  /** Red, green and blue, row by row. */
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/**
 * A picture as it is printed: in two colors where the design wants that, and what was taken or cut out on white on the color of
 * the paper. Undefined where it stays as it is.
 */
export async function onPaper(
  picture: Buffer,
  { tone, paper, heading }: PictureInks,
): Promise<Buffer | undefined> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels: Pixels = { data, width: info.width, height: info.height }
  const ground = paper === '#ffffff' ? undefined : groundOf(pixels)
  if (tone === 'original' && !ground) return undefined
  if (tone === 'duotone') inTwoColors(pixels, darkAndLight(heading, paper))
  if (ground) coverGround(pixels, ground, channelsOf(paper))
  const raw = { width: pixels.width, height: pixels.height, channels: 3 } as const
  return sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer()
}

/** Lightness from black (0) to white (255). */
const lightOf = (data: Buffer, at: number): number =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

const leastChannel = (data: Buffer, at: number): number =>
  Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)

/** The darker of two colors and the lighter one: shadows stay darker than lights on any paper. */
function darkAndLight(one: string, other: string) {
  const colors = [channelsOf(one), channelsOf(other)] as const
  const [first, second] = colors.map(([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue)
  return (first ?? 0) <= (second ?? 0) ? colors : ([colors[1], colors[0]] as const)
}

/** Shares of the pixels that become all dark and all light, so that a flat photograph gets depth. */
const CUT = { dark: 0.02, light: 0.985 } as const

function inTwoColors({ data }: Pixels, [dark, light]: readonly [readonly number[], readonly number[]]): void {
  const lights = Float32Array.from({ length: data.length / 3 }, (_, pixel) => lightOf(data, 3 * pixel)).sort()
  const levelAt = (share: number) => lights[Math.floor(share * (lights.length - 1))] ?? 0
  const [from, to] = [levelAt(CUT.dark), levelAt(CUT.light)]
  const range = Math.max(1, to - from)
  for (let at = 0; at < data.length; at += 3) {
    const share = Math.min(1, Math.max(0, (lightOf(data, at) - from) / range))
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.round((dark[channel] ?? 0) * (1 - share) + (light[channel] ?? 0) * share)
  }
}

/**
 * The blank ground of a picture: for each pixel how much of the paper is seen there, of 255, which is less in a shadow.
 * Undefined for a picture that has none: a ground is what is nearly white and reaches the edge.
 */
function groundOf(pixels: Pixels): Uint8Array | undefined {
  const { data, width, height } = pixels
  const edge = edgeOf(pixels)
  const white = edge.filter((pixel) => leastChannel(data, 3 * pixel) >= WHITE)
  if (white.length < LEAST_WHITE_EDGE * edge.length) return undefined
  const ground = new Uint8Array(width * height)
  const open = white
  for (const pixel of open) ground[pixel] = leastChannel(data, 3 * pixel)
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const x = pixel % width
    const around = [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]
    for (const next of around) {
      if (next < 0 || next >= ground.length || ground[next] !== 0) continue
      const light = leastChannel(data, 3 * next)
      if (light < NEARLY_WHITE) continue
      ground[next] = light
      open.push(next)
    }
  }
  return ground
}

function edgeOf({ width, height }: Pixels): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...columns, ...rows].flat()
}

/** Puts the paper where the ground is: a shadow on it stays a shadow. */
function coverGround({ data }: Pixels, ground: Uint8Array, paper: readonly number[]): void {
  for (let pixel = 0; pixel < ground.length; pixel++) {
    const light = ground[pixel] ?? 0
    if (light === 0) continue
    for (let channel = 0; channel < 3; channel++)
      data[3 * pixel + channel] = Math.round(((paper[channel] ?? 0) * light) / 255)
  }
}
