import { type LengthUnit, MM_PER_INCH, POINTS_PER_INCH } from '#domain/design/paper/paper.ts'
import type { Folding, ImposedCell, Imposition, SheetLine } from './imposition.ts'

/** Around a trimmed sheet, in points: bleed, then marks, and the ticket of the printer. */
export const PRESS_SLUG_PT = 36
const MARKS = { from: 6, to: 24 }

/** A leaf of uncoated paper of some 120 g/m² is 0.14 mm thick: each sheet of a booklet stands out so much more than the one around it. */
const LEAF_PT = (0.14 / MM_PER_INCH) * POINTS_PER_INCH

/** Edges closer than this are one. */
const TOUCHING_PT = 0.5

export interface PressSheets {
  readonly bleedPt: number
  /** In which the ticket gives sizes. */
  readonly unit: LengthUnit
}

/**
 * Sheets as a print shop takes them: as large as what is printed, with bleed at all edges that are cut, marks for cuts and
 * folds outside of it, pages of inner sheets of a booklet moved toward its spine (creep), and on each side a ticket.
 */
export function forPress(
  folding: Folding,
  { sides }: Pick<Imposition, 'sides'>,
  { bleedPt, unit }: PressSheets,
): Imposition {
  const apart = folding === 'two-up' ? 2 * bleedPt : 0
  const placed = sides.map((cells) => placedAt(cells, apart))
  const all = placed.flat()
  const [width, height] = [Math.max(...all.map(rightOf)), Math.max(...all.map(bottomOf))].map(
    (end) => end - PRESS_SLUG_PT,
  ) as [number, number]
  const sheet = { widthPt: width + 2 * PRESS_SLUG_PT, heightPt: height + 2 * PRESS_SLUG_PT }
  return {
    sheet,
    sides: placed.map((cells, side) =>
      cells.map((cell) => ({
        ...cell,
        bleed: bleedOf(cell, cells, bleedPt),
        shift: folding === 'folded' ? creepOf(cell, width, Math.floor(side / 2)) : 0,
      })),
    ),
    lines: placed.map(linesOf),
    marks: MARKS,
    tickets: placed.map((cells, side) =>
      ticketOf(folding, { cells, side, sides: placed.length, width, height, unit }),
    ),
  }
}

const rightOf = ({ x, width }: ImposedCell): number => x + width
const bottomOf = ({ y, height }: ImposedCell): number => y + height

/** Cells with the slug before the first one, and this much between each two. */
function placedAt(cells: readonly ImposedCell[], apart: number): ImposedCell[] {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  return cells.map((cell, index) => ({
    ...cell,
    x: cell.x - left + PRESS_SLUG_PT + index * apart,
    y: cell.y - top + PRESS_SLUG_PT,
  }))
}

function bleedOf(cell: ImposedCell, cells: readonly ImposedCell[], bleedPt: number) {
  const touches = (at: number, edgeOf: (other: ImposedCell) => number) =>
    cells.some((other) => other !== cell && Math.abs(edgeOf(other) - at) < TOUCHING_PT)
  const at = (isFold: boolean) => (isFold ? 0 : bleedPt)
  const isBeside = cells.some(({ x }) => Math.abs(x - cell.x) > TOUCHING_PT)
  return {
    left: at(isBeside && touches(cell.x, rightOf)),
    right: at(isBeside && touches(rightOf(cell), ({ x }) => x)),
    top: at(!isBeside && touches(cell.y, bottomOf)),
    bottom: at(!isBeside && touches(bottomOf(cell), ({ y }) => y)),
  }
}

/** Toward the spine, by the sheets around it; in points to the right. */
const creepOf = ({ x }: ImposedCell, width: number, sheet: number): number =>
  (x - PRESS_SLUG_PT < width / 4 ? 1 : -1) * sheet * LEAF_PT

/** A fold where two cells meet, a cut at each other edge. */
function linesOf(cells: readonly ImposedCell[]): SheetLine[] {
  const edges = (starts: readonly number[], ends: readonly number[], isUpright: boolean): SheetLine[] => {
    const isIn = (all: readonly number[], at: number) =>
      all.some((other) => Math.abs(other - at) < TOUCHING_PT)
    const every = [...starts, ...ends.filter((end) => !isIn(starts, end))]
    return [...new Set(every)].map((at) => ({
      kind: isIn(starts, at) && isIn(ends, at) ? 'fold' : 'trim',
      isUpright,
      at,
    }))
  }
  return [
    ...edges(
      cells.map(({ x }) => x),
      cells.map(rightOf),
      true,
    ),
    ...edges(
      cells.map(({ y }) => y),
      cells.map(bottomOf),
      false,
    ),
  ]
}

const FOLD_WORDS: Readonly<Record<Folding, string>> = {
  'two-up': 'two up, cut',
  folded: 'booklet, folded and stitched in the fold',
  'tri-fold': 'letter fold, narrow panel in first',
  tent: 'tent, one fold across',
}

interface TicketOf {
  readonly cells: readonly ImposedCell[]
  readonly side: number
  readonly sides: number
  readonly width: number
  readonly height: number
  readonly unit: LengthUnit
}

/** What a print shop asks first: fold, sheet and side, sizes, bleed, colors. */
function ticketOf(folding: Folding, { cells, side, sides, width, height, unit }: TicketOf): string {
  const hasBacks = folding === 'folded' || folding === 'tri-fold'
  const sheet = hasBacks
    ? `sheet ${Math.floor(side / 2) + 1} of ${sides / 2}, ${side % 2 === 0 ? 'outside' : 'inside'}`
    : `sheet ${side + 1} of ${sides}`
  const pages = cells.map(({ page }) => page ?? 'blank').join(', ')
  const size = (wide: number, high: number) => `${lengthOf(wide, unit)} × ${lengthOf(high, unit)} ${unit}`
  const widest = Math.max(...cells.map((cell) => cell.width))
  return [
    `${FOLD_WORDS[folding]} · ${sheet} · pages ${pages}`,
    `open ${size(width, height)} · ${folding === 'two-up' ? 'cut' : 'folded'} to ${size(widest, cells[0]?.height ?? height)} · CMYK ${hasBacks ? '4/4' : '4/0'}`,
  ].join('\n')
}

function lengthOf(points: number, unit: LengthUnit): string {
  const inches = points / POINTS_PER_INCH
  return unit === 'mm' ? String(Math.round(inches * MM_PER_INCH)) : String(Number(inches.toFixed(4)))
}
