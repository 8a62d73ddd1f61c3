import { paint } from '../assets/asset.ts'
import type { IconSet } from '../assets/icon-set.ts'
import { type Motif, partsOf } from '../parts/motifs.ts'
import { tints } from '../parts/tints.ts'

/** The inside of an SVG on a grid of 32 by 32 that shows a motif: an icon, or one of our drawings. */
export function drawMotif(motif: Motif, icons: IconSet): string {
  const { art, tint } = partsOf(motif)
  return icons.get(motif) ?? paint(`motifs/${art}`, tint ? { tint: tints[tint] } : {}).all()
}
