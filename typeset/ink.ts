import type { Design } from '#domain/design/settings.ts'

/** The colours of a page as `#rrggbb`, derived from the design's three. */
export interface InkColors {
  readonly paper: string
  /** Names and prices. */
  readonly ink: string
  /** Descriptions, legend and watermark. */
  readonly soft: string
  readonly heading: string
  /** Ornaments and dietary marks. */
  readonly accent: string
  /** Hairlines and leaders. */
  readonly rule: string
  /** Text on a band of the heading colour. */
  readonly onHeading: string
}

type Rgb = readonly [number, number, number]

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** Least contrast of small type in print and on screens, WCAG 2.2 criterion 1.4.6 and 1.4.3. */
const CONTRAST = { ink: 7, soft: 4.5, heading: 3, accent: 3 } as const

/**
 * The primary colour prints, the secondary is the paper, the accent decorates. Where a chosen colour is
 * too pale to be read as small type it is darkened (lightened on dark paper) just far enough.
 */
export function inkColors(
  design: Pick<Design, 'primaryColor' | 'secondaryColor' | 'accentColor'>,
): InkColors {
  const paper = parse(design.secondaryColor)
  const primary = parse(design.primaryColor)
  const ink = legible(primary, paper, CONTRAST.ink)
  const heading = legible(primary, paper, CONTRAST.heading)
  return {
    paper: format(paper),
    ink: format(ink),
    soft: format(legible(mix(ink, paper, 0.26), paper, CONTRAST.soft)),
    heading: format(heading),
    accent: format(legible(parse(design.accentColor), paper, CONTRAST.accent)),
    rule: format(mix(primary, paper, 0.5)),
    onHeading: format(legible(paper, heading, CONTRAST.soft)),
  }
}

/** The colour, moved towards black or white until it stands out enough from what it is printed on. */
function legible(color: Rgb, paper: Rgb, contrast: number): Rgb {
  const pole = contrastOf(BLACK, paper) >= contrastOf(WHITE, paper) ? BLACK : WHITE
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, pole, share)
    if (contrastOf(candidate, paper) >= contrast) return candidate
  }
  return pole
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
function contrastOf(a: Rgb, b: Rgb): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const parse = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const format = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
