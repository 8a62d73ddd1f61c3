import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
} from 'culori/fn'
import { contrastRatio } from './contrast.ts'

registerMode(modeRgb)
registerMode(modeLrgb)
registerMode(modeOklab)
registerMode(modeOklch)
const toOklch = converter('oklch')

/** Enough steps that two neighbors differ by one step of a channel at most. */
const SEARCH_STEPS = 12

/**
 * Returns the color nearest to this one whose contrast with a ground is at least a ratio: it changes the
 * lightness, keeps the hue, and keeps the chroma that screens can show (Oklch, whose lightness is even to
 * the eye). Black or white where the ground leaves no other.
 * @param hex `#rrggbb`
 * @param ground `#rrggbb`
 * @param ratio 1 to 21; up to 4.58 some color meets on every ground
 */
export function nearestReadable(hex: string, ground: string, ratio: number): string {
  if (contrastRatio(hex, ground) >= ratio) return hex
  const start = lightnessOf(hex)
  const [darker, lighter] = [0, 1].map((pole) => towards(hex, pole, ground, ratio))
  if (!darker || !lighter) return darker ?? lighter ?? farther(ground)
  return Math.abs(lightnessOf(darker) - start) <= Math.abs(lightnessOf(lighter) - start) ? darker : lighter
}

/** The first color on the way to black (0) or white (1) that reads; undefined when none does. */
function towards(hex: string, pole: number, ground: string, ratio: number): string | undefined {
  const reads = (lightness: number) => contrastRatio(withLightness(hex, lightness), ground) >= ratio
  if (!reads(pole)) return undefined
  let [near, far] = [lightnessOf(hex), pole]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (near + far) / 2
    if (reads(middle)) far = middle
    else near = middle
  }
  return withLightness(hex, far)
}

const farther = (ground: string): string =>
  contrastRatio('#000000', ground) >= contrastRatio('#ffffff', ground) ? '#000000' : '#ffffff'

const lightnessOf = (hex: string): number => oklchOf(hex).l

const withLightness = (hex: string, l: number): string =>
  formatHex(clampChroma({ ...oklchOf(hex), l }, 'oklch'))

function oklchOf(hex: string) {
  const color = toOklch(hex)
  if (!color) throw new Error(`${hex} is no color.`)
  return color
}
