import type { NumberRule, TemplateLayout } from './template.ts'

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
