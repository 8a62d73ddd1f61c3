import type { NumberRule, Paper, TemplateControl, TemplateLayout } from './template.ts'

const controls: readonly TemplateControl[] = [
  'columns',
  'pricePlacement',
  'leaders',
  'frame',
  'ornament',
  'headingCase',
  'headerStyle',
  'images',
]

/** What most templates let owners change: all but what the page of one has no place for. */
export const everyControlBut = (...without: readonly TemplateControl[]): readonly TemplateControl[] =>
  controls.filter((control) => !without.includes(control))

export const usualNumbers: NumberRule = { room: 26, gap: 7 }

/** The figure of a page of one column, and that of each of several columns. */
type ByColumns = number | { readonly alone: number; readonly inColumns: number }

interface PageMeasures {
  /** Of the width of the paper, the least that a margin takes at each side. */
  readonly side: ByColumns
  /** The longest line at which the eye finds the next one, or the price at its end; in points at scale 1. */
  readonly line: ByColumns
  /** Between columns, in points at scale 1. */
  readonly gap: number
  /** Of the height and of the width of the paper: the margins above and below are the smaller of the two. */
  readonly end: { readonly ofHeight: number; readonly ofWidth: number }
  /** How many times as large as that the upper or the lower one is. */
  readonly top?: number
  readonly bottom?: number
}

const forColumns = (figure: ByColumns, columns: number): number => {
  if (typeof figure === 'number') return figure
  return columns === 1 ? figure.alone : figure.inColumns
}

/** Margins that keep lines short: they grow where the paper is wider than its columns need. */
export const marginsAround =
  ({ side, line, gap, end, top = 1, bottom = 1 }: PageMeasures): TemplateLayout['margins'] =>
  ({ widthPt, heightPt }, scale, columns) => {
    const widest = (columns * forColumns(line, columns) + (columns - 1) * gap) * scale
    const atSides = Math.max(widthPt * forColumns(side, columns), (widthPt - widest) / 2)
    const atEnds = Math.min(heightPt * end.ofHeight, widthPt * end.ofWidth)
    return { top: atEnds * top, bottom: atEnds * bottom, left: atSides, right: atSides }
  }

interface ColumnMeasures {
  /** Of the width of the paper, at each side. */
  readonly side: number
  /** The least width of a column, and the space between two, in points at scale 1. */
  readonly least: number
  readonly gap: number
}

/** How many columns of this width the paper has room for. */
export const columnsThatFit =
  ({ side, least, gap }: ColumnMeasures) =>
  ({ widthPt }: Paper, scale: number): number =>
    Math.floor(((widthPt - 2 * side * widthPt) / scale + gap) / (least + gap))

/** The same, but one or two of them for so few items, which fill no more. */
export const columnsFor =
  (measures: ColumnMeasures, most: { readonly inOne: number; readonly inTwo: number }) =>
  (paper: Paper, scale: number, itemCount: number): number => {
    const room = columnsThatFit(measures)(paper, scale)
    if (itemCount <= most.inOne) return Math.min(1, room)
    return itemCount <= most.inTwo ? Math.min(2, room) : room
  }
