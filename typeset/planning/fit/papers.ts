import { type PaperKey, paperKeys, papers } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const areaOf = ({ width, height }: Size): number => width * height

function sizeOf({ pageSize, customWidthIn, customHeightIn }: Design): Size & { readonly unit?: string } {
  return pageSize === 'custom' ? { width: customWidthIn, height: customHeightIn } : papers[pageSize]
}

/** Papers that are larger than that of a design and hold it, but for a twentieth, the smallest first. */
export function largerPapers(design: Design): PaperKey[] {
  const paper = sizeOf(design)
  return ofUnit(paper.unit)
    .filter((key) => holds(papers[key], paper) && areaOf(papers[key]) > areaOf(paper) * 1.05)
    .sort((one, other) => areaOf(papers[one]) - areaOf(papers[other]))
}

/** Papers that are smaller than that of a design and lie within it, the smallest first. */
export function smallerPapers(design: Design): PaperKey[] {
  const paper = sizeOf(design)
  return ofUnit(paper.unit)
    .filter((key) => holds(paper, papers[key]) && areaOf(papers[key]) < areaOf(paper) * 0.95)
    .sort((one, other) => areaOf(papers[one]) - areaOf(papers[other]))
}

const holds = (larger: Size, smaller: Size): boolean =>
  larger.width > smaller.width * 0.95 && larger.height > smaller.height * 0.95

const ofUnit = (unit: string | undefined): PaperKey[] =>
  paperKeys.filter((key) => papers[key].unit === (unit ?? papers[key].unit))
