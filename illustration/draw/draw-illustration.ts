import { seededRandom } from '#domain/generation/choosing/random.ts'
import type { IconSet } from '../assets/icon-set.ts'
import type { Illustration } from '../parts/illustration.ts'
import { isDrinkware } from '../parts/vessels.ts'
import { drawFromAbove } from './from-above.ts'
import { drawFromSide } from './from-side.ts'
import { drawMotif } from './motif.ts'
import { idOf } from './place.ts'

/**
 * Draws an illustration as an SVG of 400 by 300 that carries its own ground. What matters stays within
 * the middle 300 by 225, so that a square or a wider crop loses nothing. The same input always gives the
 * same text.
 */
export function drawIllustration(illustration: Illustration, icons: IconSet): string {
  const { vessel, main, companions, seed } = illustration
  const random = seededRandom(seed)
  const motifs = main ? [main, ...companions] : companions
  const definitions = motifs.map((motif) => `<g id="${idOf(motif)}">${drawMotif(motif, icons)}</g>`)
  const scene = isDrinkware(vessel)
    ? drawFromSide({ ...illustration, vessel }, random)
    : drawFromAbove({ ...illustration, vessel }, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="480" height="360"><defs>${definitions.join('')}</defs>${scene}</svg>`
}
