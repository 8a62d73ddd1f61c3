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
  /** Ornaments, dietary marks and names of sections. */
  readonly accent: string
  /** Hairlines and leaders. */
  readonly rule: string
  /** Text on a band of the heading colour. */
  readonly onHeading: string
  /** Grounds of boxes that stand out: a little of the accent on the paper. */
  readonly tint: string
}

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Least contrasts: small type as WCAG 2.2 asks in criteria 1.4.6 and 1.4.3, marks among it; large type. */
const CONTRAST = { ink: 7, soft: LEAST_TEXT_CONTRAST, heading: 3, accent: LEAST_TEXT_CONTRAST } as const

/** On a picture, whose parts are darker or lighter than the paper: the more words stand out, the thinner its veil. */
const CONTRAST_ON_PICTURE = { ink: 9, soft: 7, heading: 6, accent: 6 } as const

/** Of black or white to a paper that all words can be read on with some room for the picture beneath. */
const LEAST_CONTRAST_TO_POLE = 10

/**
 * The primary colour prints, the secondary is the paper, the accent decorates. Where a chosen colour is
 * too pale to be read it is darkened (lightened on dark paper) just far enough.
 * @param ground the average colour of a picture that covers the paper
 */
export function pageColors(
  design: Pick<Design, 'primaryColor' | 'secondaryColor' | 'accentColor'>,
  ground?: string,
): PageColors {
  const secondary = design.secondaryColor.toLowerCase()
  const paper = ground === undefined ? secondary : paperOnPicture(ground.toLowerCase(), secondary)
  const contrast = ground === undefined ? CONTRAST : CONTRAST_ON_PICTURE
  const primary = design.primaryColor.toLowerCase()
  const ink = legible(primary, paper, contrast.ink)
  const heading = legible(primary, paper, contrast.heading)
  const accent = legible(design.accentColor.toLowerCase(), paper, contrast.accent)
  return {
    paper,
    ink,
    soft: legible(mixed(ink, paper, 0.26), paper, contrast.soft),
    heading,
    accent,
    rule: mixed(primary, paper, 0.5),
    onHeading: legible(paper, heading, CONTRAST.soft),
    tint: mixed(paper, accent, 0.13),
  }
}

/**
 * Returns the color that a picture is veiled with, on which words are chosen to be read. A picture that is
 * light or dark as a whole serves as the paper; between the two the owner's paper decides, and where that
 * is between them too, the picture's color made lighter or darker.
 */
function paperOnPicture(mean: string, secondary: string): string {
  const clear = [mean, secondary].find(
    (color) => contrastRatio(farPole(color), color) >= LEAST_CONTRAST_TO_POLE,
  )
  if (clear !== undefined) return clear
  const far = farPole(mean)
  const near = far === BLACK ? WHITE : BLACK
  return legible(mean, far, LEAST_CONTRAST_TO_POLE, near)
}

const farPole = (ground: string): string =>
  contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE

/** The colour, moved towards black or white until it stands out enough from what it is printed on. */
function legible(color: string, ground: string, contrast: number, pole = farPole(ground)): string {
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
