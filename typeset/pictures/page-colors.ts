import { contrastRatio, LEAST_TEXT_CONTRAST } from '#domain/design/contrast.ts'
import type { Design } from '#domain/design/settings.ts'

/** The colours of a page as `#rrggbb`, derived from the design's three. */
export interface PageColors {
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

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Least contrasts: small type as WCAG 2.2 asks in criteria 1.4.6 and 1.4.3, large type and ornaments. */
const CONTRAST = { ink: 7, soft: LEAST_TEXT_CONTRAST, heading: 3, accent: 3 } as const

/** On a picture, parts of which are darker or lighter than it is on average. */
const CONTRAST_ON_PICTURE = { ink: 8, soft: 6, heading: 4, accent: 4 } as const

/**
 * The primary colour prints, the secondary is the paper, the accent decorates. Where a chosen colour is
 * too pale to be read it is darkened (lightened on dark paper) just far enough.
 * @param ground the average colour of a picture that covers the paper
 */
export function pageColors(
  design: Pick<Design, 'primaryColor' | 'secondaryColor' | 'accentColor'>,
  ground?: string,
): PageColors {
  const paper = (ground ?? design.secondaryColor).toLowerCase()
  const contrast = ground === undefined ? CONTRAST : CONTRAST_ON_PICTURE
  const primary = design.primaryColor.toLowerCase()
  const ink = legible(primary, paper, contrast.ink)
  const heading = legible(primary, paper, contrast.heading)
  return {
    paper,
    ink,
    soft: legible(mixed(ink, paper, 0.26), paper, contrast.soft),
    heading,
    accent: legible(design.accentColor.toLowerCase(), paper, contrast.accent),
    rule: mixed(primary, paper, 0.5),
    onHeading: legible(paper, heading, CONTRAST.soft),
  }
}

/** The colour, moved towards black or white until it stands out enough from what it is printed on. */
function legible(color: string, ground: string, contrast: number): string {
  const pole = contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(color, pole, share)
    if (contrastRatio(candidate, ground) >= contrast) return candidate
  }
  return pole
}

/** The first colour with a share (0 to 1) of the second. */
function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
