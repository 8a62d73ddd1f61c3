import { relativeLuminance } from '#domain/design/contrast.ts'
import type { PageColors } from './page-colors.ts'

/** Cyan, magenta, yellow and black, in percent. */
export type Ink = readonly [number, number, number, number]

/** The colours of a page as inks of offset printing. */
export type PageInks = Readonly<Record<keyof PageColors, Ink>>

/** Channels no further apart than this, of 255, are grey to the eye. */
const GREY_SPREAD = 14

/** A press holds no dots of so few percent: a tint that is no more in all inks is the color of the paper. */
const LEAST_TINT = 12

/** As dark as this a grey is printed solid, so that words in it, and those that are left out of it, have no screened edges. */
const DARK_LUMINANCE = 0.12

/**
 * The colours of a page for offset printing. Words on light paper are set in black ink alone, descriptions too, since small
 * type isn't screened; so plates that are a little off show no coloured edges. A dark grey ground is black, and a paper that
 * is nearly white has no ink. Other colours go by the formula of {@link inkOf}.
 */
export function inksOf(colors: PageColors): PageInks {
  const isLightPaper = relativeLuminance(colors.paper) > relativeLuminance(colors.ink)
  return {
    paper: isLightPaper ? tinted(colors.paper) : solid(colors.paper),
    ink: isLightPaper ? [0, 0, 0, 100] : inkOf(colors.ink),
    soft: isLightPaper ? [0, 0, 0, 100] : inkOf(colors.soft),
    heading: solid(colors.heading),
    accent: solid(colors.accent),
    rule: inkOf(colors.rule),
    onHeading: inkOf(colors.onHeading),
    tint: inkOf(colors.tint),
  }
}

/** The color of a light paper. */
function tinted(color: string): Ink {
  const ink = inkOf(color)
  return ink.reduce((sum, part) => sum + part, 0) <= LEAST_TINT ? [0, 0, 0, 0] : ink
}

/** A dark grey is solid black. */
function solid(color: string): Ink {
  const [cyan, magenta, yellow, black] = inkOf(color)
  const isGrey = cyan + magenta + yellow === 0
  return isGrey && relativeLuminance(color) < DARK_LUMINANCE ? [0, 0, 0, 100] : [cyan, magenta, yellow, black]
}

/**
 * A colour (`#rrggbb`) as inks, with all of its grey in black: k = 1 − max(r, g, b) and for each channel
 * (1 − channel − k) / (1 − k) (ISO 32000-1, 10.3.4, with full black generation and undercolor removal). No profile
 * of a press is known here. No sum of inks is over 300 %.
 */
export function inkOf(color: string): Ink {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const most = Math.max(...channels)
  const black = percent(1 - most / 255)
  if (most === 0 || most - Math.min(...channels) <= GREY_SPREAD) return [0, 0, 0, black]
  const [cyan = 0, magenta = 0, yellow = 0] = channels.map((channel) => percent((most - channel) / most))
  return [cyan, magenta, yellow, black]
}

const percent = (share: number): number => Math.round(share * 100)
