/** Paper sizes in inches, A4 too (8.27 × 11.69), so that all of them compare. */
export const paperSizesIn = {
  letter: { width: 8.5, height: 11 },
  legal: { width: 8.5, height: 14 },
  a4: { width: 8.27, height: 11.69 },
} as const

/** Smallest and largest side of a custom paper, in inches. */
export const CUSTOM_PAPER_RANGE_IN = { min: 1, max: 20, step: 0.1 } as const

export const POINTS_PER_INCH = 72

export interface PaperPt {
  readonly widthPt: number
  readonly heightPt: number
}

/** The paper of a design in PDF points (1/72 in). */
export function paperOf(design: {
  pageSize: 'letter' | 'legal' | 'a4' | 'custom'
  customWidthIn: number
  customHeightIn: number
}): PaperPt {
  const { width, height } =
    design.pageSize === 'custom'
      ? { width: design.customWidthIn, height: design.customHeightIn }
      : paperSizesIn[design.pageSize]
  return { widthPt: width * POINTS_PER_INCH, heightPt: height * POINTS_PER_INCH }
}
