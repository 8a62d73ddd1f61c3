import { MM_PER_INCH } from './paper.ts'

/**
 * How tall letters are seen, in minutes of arc: 16 at least, 20 to 22 for reading (NUREG-0700 rev. 2, 1.3.1-4, and
 * ISO 9241-303). The names of items have 20; what a template sets in four fifths of their size has the least.
 */
export const LETTER_ARC_MINUTES = { least: 16, names: 20 } as const

/** Height of a capital letter as a share of the size of type: 0.66 to 0.73 in the faces at hand. */
export const CAPITAL_HEIGHT = 0.7

/**
 * Height of letters that are seen at this angle, in millimetres: h = 2 · d · tan(α / 2).
 * @param distanceM metres between eye and letter
 */
export const letterHeightMm = (distanceM: number, arcMinutes: number): number =>
  2 * distanceM * 1000 * Math.tan(((arcMinutes / 60) * (Math.PI / 180)) / 2)

interface Screen {
  readonly widthPx: number
  readonly heightPx: number
  /** In inches. */
  readonly diagonalIn: number
}

/** Size of type, in pixels of a screen, whose capitals are seen at this angle. */
export function typeSizePx(
  { widthPx, heightPx, diagonalIn }: Screen,
  { distanceM, arcMinutes }: { readonly distanceM: number; readonly arcMinutes: number },
): number {
  const pixelMm = (diagonalIn * MM_PER_INCH) / Math.hypot(widthPx, heightPx)
  return letterHeightMm(distanceM, arcMinutes) / CAPITAL_HEIGHT / pixelMm
}
