type Rgb = readonly [red: number, green: number, blue: number]

const parse = (hex: string): Rgb => {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

const format = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Some of one colour in another; `share` of 0 leaves `hex` as it is, 1 gives `other`. */
export function mix(hex: string, other: string, share: number): string {
  const to = parse(other)
  return format(
    parse(hex).map((channel, at) => channel + ((to[at] ?? 0) - channel) * share) as unknown as Rgb,
  )
}

const WARM_INK = '#3A241B'
const WARM_WHITE = '#FFFBF2'

export const lighter = (hex: string, share = 0.4): string => mix(hex, WARM_WHITE, share)
export const darker = (hex: string, share = 0.2): string => mix(hex, WARM_INK, share)

// Rec. 601 luma, from 0 to 255: how bright a colour looks.
const luma = ([red, green, blue]: Rgb): number => 0.299 * red + 0.587 * green + 0.114 * blue

export const isDark = (hex: string): boolean => luma(parse(hex)) < 140

/** How far the icons' bright colours are taken back towards the paper. */
const CALM = { saturation: 0.8, warmth: 0.06 } as const
const WARMTH = '#B98A5A'

/** A colour of the icon set in our key: less shrill, a little warmer. */
export function calm(hex: string): string {
  const rgb = parse(hex)
  const grey = luma(rgb)
  const muted = rgb.map((channel) => grey + (channel - grey) * CALM.saturation) as unknown as Rgb
  return mix(format(muted), WARMTH, CALM.warmth)
}
