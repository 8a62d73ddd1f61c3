import { formats } from '#domain/design/paper/formats.ts'
import { type PaperKey, paperKeys, papers } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const areaOf = ({ width, height }: Size): number => width * height

function sizeOf({ pageSize, customWidthIn, customHeightIn }: Design): Size {
  return pageSize === 'custom' ? { width: customWidthIn, height: customHeightIn } : papers[pageSize]
}

/** Papers that are larger than that of a design and hold it, but for a twentieth, the smallest first. */
export function largerPapers(design: Design): PaperKey[] {
  const paper = sizeOf(design)
  return alike(design)
    .filter((key) => holds(papers[key], paper) && areaOf(papers[key]) > areaOf(paper) * 1.05)
    .sort((one, other) => areaOf(papers[one]) - areaOf(papers[other]))
}

/** Papers that are smaller than that of a design and lie within it, the smallest first. */
export function smallerPapers(design: Design): PaperKey[] {
  const paper = sizeOf(design)
  return alike(design)
    .filter((key) => holds(paper, papers[key]) && areaOf(papers[key]) < areaOf(paper) * 0.95)
    .sort((one, other) => areaOf(papers[one]) - areaOf(papers[other]))
}

const holds = (larger: Size, smaller: Size): boolean =>
  larger.width > smaller.width * 0.95 && larger.height > smaller.height * 0.95

/** Papers in the unit of that of a design, on which a format is made in the same way: only some are folded. */
function alike({ pageSize, sheets }: Design): PaperKey[] {
  const unit = pageSize === 'custom' ? undefined : papers[pageSize].unit
  const made = new Set(
    formats.flatMap(({ settings }) => (settings.sheets === sheets ? settings.pageSize : [])),
  )
  return paperKeys.filter((key) => made.has(key) && papers[key].unit === (unit ?? papers[key].unit))
}
