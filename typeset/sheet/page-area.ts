import { sideOfCover } from '#domain/design/cover-area.ts'
import type { PaperPt } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'
import type { Margins, TemplateLayout } from '#templates/shared/template.ts'
import type { PageSetting } from './page-setting.ts'

/** Shares of the margins that a template has. */
const MARGINS = { narrow: 0.7, normal: 1, wide: 1.25 } as const

/** How narrow a column may be that an owner asks for, as a share of the narrowest that a template finds fit to see. */
const LEAST_CHOSEN_COLUMN = 0.6

interface AreaInput {
  readonly paper: PaperPt
  readonly scale: number
  readonly design: Design
  readonly setting: PageSetting
  /** Whether it has columns of prices, or wines. */
  readonly hasTables: boolean
  /** The room of hung numbers in this many columns, in points; 0 where none hang. */
  readonly hungRoom: (columns: number) => number
}

/** Between a hung number and the edge of the paper, or the column before it, in points. */
const CLEAR_OF_EDGE = 9
const CLEAR_OF_COLUMN = 10

/** Of the usual margin, what a hung number leaves: frames are in it. */
const LEFT_OF_MARGIN = 0.55

/** Of an even margin, what is left between words and a picture along the side. */
const LEFT_BESIDE_COVER = 0.65

/** A margin that is so much wider than the other one, at scale 1, holds whole names of sections (`margin-heads.typ`). */
const HOLDS_NAMES_PT = 60

/**
 * The margin between the words and a picture along the side. Names of sections that hang in it are over their dishes there; one
 * that holds something else stays as it is.
 */
function besideCover({ left, right }: Margins, design: Design, scale: number): number {
  const isKept = left > right && left - right <= HOLDS_NAMES_PT * scale
  if (sideOfCover(design) === 0 || isKept) return left
  return Math.min(left, right) * LEFT_BESIDE_COVER
}

const ofTables = ({
  comfortablePt,
  narrowestPt,
  comfortableOfTablesPt = comfortablePt,
  narrowestOfTablesPt = narrowestPt,
}: Omit<TemplateLayout['columns'], 'most'>) => ({
  comfortablePt: comfortableOfTablesPt,
  narrowestPt: narrowestOfTablesPt,
})

/** The columns of a page and the white space around and between them, in points. */
export function areaOf(
  layout: TemplateLayout,
  { paper, scale, design, setting, hasTables, hungRoom }: AreaInput,
) {
  const gap = (setting.headsAcross && layout.gapBelowHeads) || layout.columnGap
  const usualGap = gap * scale * Math.sqrt(setting.gapPercent / 100)
  const gapFor = (columns: number) => {
    const room = hungRoom(columns)
    return room === 0 ? usualGap : Math.max(usualGap, room + CLEAR_OF_COLUMN)
  }
  const marginsFor = (columns: number): Margins => {
    const margins = layout.margins(paper, scale, columns)
    const room = hungRoom(columns)
    const share = (MARGINS[design.margins] * setting.marginPercent) / 100
    const beside = besideCover(margins, design, scale)
    // Names of sections in the margin need their room also where margins give way.
    const field = Math.max(0, beside - margins.right)
    const left = (beside - field) * share + field + sideOfCover(design)
    return {
      top: margins.top * share,
      bottom: margins.bottom * share,
      left: room === 0 ? left : Math.max(left, room + Math.max(CLEAR_OF_EDGE, LEFT_OF_MARGIN * left)),
      right: margins.right * share,
    }
  }
  const { most, ...widths } = layout.columns
  const { comfortablePt, narrowestPt } = hasTables ? ofTables(widths) : widths
  const isChosen = design.columns !== null
  const isOpen = setting.columns === null && !isChosen
  const wanted = setting.columns ?? design.columns ?? most
  const leastPt = isOpen
    ? Math.max(comfortablePt, narrowestPt)
    : (isChosen ? LEAST_CHOSEN_COLUMN : 1) * narrowestPt
  const narrowest = leastPt * scale
  let columns = Math.max(1, Math.min(most, wanted))
  const widthOf = (count: number) => {
    const { left, right } = marginsFor(count)
    return (paper.widthPt - left - right - gapFor(count) * (count - 1)) / count
  }
  while (columns > 1 && widthOf(columns) < narrowest) columns--
  return { columns, margins: marginsFor(columns), columnGap: gapFor(columns) }
}
