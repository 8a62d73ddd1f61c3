import { type PaperChoice, type PaperPt, POINTS_PER_INCH, paperOf } from './paper.ts'

/** What is printed beyond the trim on each side, so that a cut a little off shows no white edge. */
export const BLEED_IN = 0.125

/** Crop marks as layout programs draw them: outside the bleed, clear of the edge of the sheet. */
export const CROP_MARKS_IN = { offset: BLEED_IN, length: 0.25, clearance: 1 / 24 } as const

/** A PDF page with what surrounds the paper that is cut out of it; all in points (1/72 in). */
export interface PrintArea {
  /** The paper after the cut. */
  readonly trim: PaperPt
  /** How far ink runs beyond the trim on each side. */
  readonly bleedPt: number
  /** From each edge of the whole page to the trim: the bleed, or the room that the crop marks take. */
  readonly slugPt: number
  /** The whole page: the trim with the slug around it. */
  readonly media: PaperPt
}

/** How large the pages of a design are, and where the paper is on them. */
export function printAreaOf(
  design: PaperChoice & { readonly hasBleed: boolean; readonly hasCropMarks: boolean },
): PrintArea {
  const trim = paperOf(design)
  const bleedPt = design.hasBleed ? BLEED_IN * POINTS_PER_INCH : 0
  const { offset, length, clearance } = CROP_MARKS_IN
  const slugPt = design.hasCropMarks ? (offset + length + clearance) * POINTS_PER_INCH : bleedPt
  return {
    trim,
    bleedPt,
    slugPt,
    media: { widthPt: trim.widthPt + 2 * slugPt, heightPt: trim.heightPt + 2 * slugPt },
  }
}
