type Rgb = readonly [red: number, green: number, blue: number]

const parse = (hex: string): Rgb => {
  const digits = hex.slice(1)
  const value = Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits, 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

const format = (red: number, green: number, blue: number): string => {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  return `#${value.toString(16).padStart(6, '0')}`
}

/** Some of one color in another; `share` of 0 leaves `hex` as it is, 1 gives `other`. */
export function mix(hex: string, other: string, share: number): string {
  const [red, green, blue] = parse(hex)
  const [toRed, toGreen, toBlue] = parse(other)
  return format(
    red + (toRed - red) * share,
    green + (toGreen - green) * share,
    blue + (toBlue - blue) * share,
  )
}

export const INK = '#3A241B'
export const WHITE = '#FFFBF2'

export const lighter = (hex: string, share = 0.4): string => mix(hex, WHITE, share)
export const darker = (hex: string, share = 0.2): string => mix(hex, INK, share)

// Rec. 601 luma, from 0 to 255: how bright a color looks.
const luma = ([red, green, blue]: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue

export const isDark = (hex: string): boolean => luma(parse(hex)) < 140

/** How far the icons' bright colors are taken back towards the paper. */
const CALM = { saturation: 0.8, warmth: 0.06 } as const
const WARMTH = '#B98A5A'

/** A color of the icon set in our key: less shrill, a little warmer. */
export function calm(hex: string): string {
  const rgb = parse(hex)
  const gray = luma(rgb)
  const muted = (channel: number) => gray + (channel - gray) * CALM.saturation
  return mix(format(muted(rgb[0]), muted(rgb[1]), muted(rgb[2])), WARMTH, CALM.warmth)
}
