import type { Motif } from '../parts/motifs.ts'
import { n, type Point } from './svg.ts'

export const idOf = (motif: Motif): string => `m-${motif.replaceAll(' ', '-')}`

export interface Placing extends Point {
  /** Width and height in units of the picture. */
  readonly size: number
  /** Degrees clockwise. */
  readonly turn?: number
}

/** Puts a motif on the table: seen from above its shadow lies under it, seen from the side at its foot. */
export function put(motif: Motif, { x, y, size, turn = 0 }: Placing, view: 'above' | 'side'): string {
  const [dy, ry, opacity] =
    view === 'above' ? [size * 0.3, size * 0.17, 0.16] : [size * 0.43, size * 0.08, 0.2]
  return (
    `<ellipse cx="${n(x + size * 0.05)}" cy="${n(y + dy)}" rx="${n(size * 0.38)}" ry="${n(ry)}" fill="#3A241B" opacity="${opacity}"/>` +
    `<use href="#${idOf(motif)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size / 32).toFixed(2)}) translate(-16 -16)"/>`
  )
}
