import { type EverydayPaper, type PaperPt, POINTS_PER_INCH, papers } from '#domain/design/paper/paper.ts'
import { SHORT_PANEL_IN, type SheetKey } from '#domain/design/paper/sheets.ts'

/** Ways of folding and cutting, in which several pages are on a side of a sheet. */
export type Folding = Exclude<SheetKey, 'single'>

/** A part of a side of a sheet and the page that is in it, in points from the sheet's top left. */
export interface ImposedCell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** From 1; null for a blank part. */
  readonly page: number | null
  /** Whether the page is upside down. */
  readonly isTurned: boolean
  /** How far ink runs beyond it, and by how much its page is moved to the right; nothing where it is not said. */
  readonly bleed?: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
  readonly shift?: number
}

/** Where a sheet is cut or folded: a line across it, or for a fold or a trim a mark at each edge. */
export interface SheetLine {
  readonly kind: 'cut' | 'fold' | 'trim'
  readonly isUpright: boolean
  /** From the left edge of the sheet, or from its top. */
  readonly at: number
}

/** The sides of the sheets in the order in which they are printed: front and back of each. */
export interface Imposition {
  readonly sheet: PaperPt
  readonly sides: readonly (readonly ImposedCell[])[]
  /** For each side, the lines where its cells meet. */
  readonly lines: readonly (readonly SheetLine[])[]
  /** Of a mark, from the edge of the sheet, in points. */
  readonly marks: { readonly from: number; readonly to: number }
  /** What a printer reads outside of the trim of each side, in lines. */
  readonly tickets?: readonly string[]
}

/** A fold would show a line that crosses the sheet. */
const FOLD_MARKS = { from: 0, to: 9 }

interface Pages {
  readonly size: PaperPt
  /** At least 1. */
  readonly count: number
  /** Whether a booklet of them is opened from the other side. */
  readonly isRightToLeft: boolean
  /** What offices print on: pages that fill no paper are cut from it where it is large enough. */
  readonly everyday?: EverydayPaper
}

/** Returns the place of each page so that the folded or cut sheets have all of them in reading order. */
export function imposed(folding: Folding, pages: Pages): Imposition {
  const { sheet, sides } = ways[folding](pages)
  const kind = folding === 'two-up' ? 'cut' : 'fold'
  const lines = sides.map((cells) => [...linesBetween(cells, kind), ...linesAround(cells, sheet)])
  return { sheet, sides, lines, marks: FOLD_MARKS }
}

/** Where pages are cut from a sheet that is larger than they are. */
function linesAround(cells: readonly ImposedCell[], { widthPt, heightPt }: PaperPt): SheetLine[] {
  const edges = (isUpright: boolean, starts: readonly number[], ends: readonly number[], long: number) => {
    const [from, to] = [Math.min(...starts), Math.max(...ends)]
    const isInside = (rest: number) => rest > ROUNDING_IN * POINTS_PER_INCH
    return [...(isInside(from) ? [from] : []), ...(isInside(long - to) ? [to] : [])].map(
      (at): SheetLine => ({ kind: 'cut', isUpright, at }),
    )
  }
  return [
    ...edges(
      true,
      cells.map(({ x }) => x),
      cells.map(({ x, width }) => x + width),
      widthPt,
    ),
    ...edges(
      false,
      cells.map(({ y }) => y),
      cells.map(({ y, height }) => y + height),
      heightPt,
    ),
  ]
}

/** Cells of a side are next to each other, or one above the other. */
function linesBetween([first, ...others]: readonly ImposedCell[], kind: SheetLine['kind']): SheetLine[] {
  return others.map(({ x, y }) => {
    const isUpright = x !== first?.x
    return { kind, isUpright, at: isUpright ? x : y }
  })
}

const ways: Readonly<Record<Folding, (pages: Pages) => Omit<Imposition, 'lines' | 'marks'>>> = {
  'two-up': ({ size, count, everyday }) => {
    const [sheet, left] = sheetAround(2 * size.widthPt, size.heightPt, everyday)
    const middle = left.x + size.widthPt
    return {
      sheet,
      sides: numbers(count).map((page) => [
        cell(left.x, left.y, size, page),
        cell(middle, left.y, size, page),
      ]),
    }
  },

  /** Stitched in the fold: each sheet lies in the one before it. */
  folded: ({ size, count, isRightToLeft, everyday }) => {
    const [sheet, left] = sheetAround(2 * size.widthPt, size.heightPt, everyday)
    const middle = left.x + size.widthPt
    const all = 4 * Math.ceil(count / 4)
    const spread = (one: number, other: number) => {
      const [onLeft, onRight] = isRightToLeft ? [other, one] : [one, other]
      return [
        cell(left.x, left.y, size, pageOf(onLeft, count)),
        cell(middle, left.y, size, pageOf(onRight, count)),
      ]
    }
    return {
      sheet,
      sides: numbers(all / 4).flatMap((number) => {
        const first = 2 * number - 1
        return [spread(all - first + 1, first), spread(first + 1, all - first)]
      }),
    }
  },

  /**
   * Folded like a letter: outside the panel that is folded in, the back and the front; inside three in a row, the
   * last of which is folded in and narrower. Its page loses half of the difference on each side, where it is blank.
   */
  'tri-fold': ({ size, count, isRightToLeft, everyday }) => {
    const short = SHORT_PANEL_IN * POINTS_PER_INCH
    const widths = [size.widthPt - short, size.widthPt, size.widthPt]
    const [sheet, left] = sheetAround(3 * size.widthPt - short, size.heightPt, everyday)
    const side = (first: number, order: readonly number[], isShortFirst: boolean) => {
      const startsShort = isShortFirst !== isRightToLeft
      const panels = isRightToLeft ? order.toReversed() : order
      let x = left.x
      return panels.map((page, index) => {
        const width = (startsShort ? widths : widths.toReversed())[index] ?? size.widthPt
        const panel = { x, y: left.y, width, height: size.heightPt, isTurned: false }
        x += width
        return { ...panel, page: pageOf(first + page, count) }
      })
    }
    return {
      sheet,
      sides: numbers(Math.ceil(count / 6)).flatMap((number) => {
        const first = 6 * (number - 1)
        return [side(first, [5, 6, 1], true), side(first, [2, 3, 4], false)]
      }),
    }
  },

  /** Two sides of a card that stands on a table; a single page stands on both. */
  tent: ({ size, count, everyday }) => {
    const [sheet, top] = sheetAround(size.widthPt, 2 * size.heightPt, everyday)
    const middle = top.y + size.heightPt
    return {
      sheet,
      sides: numbers(Math.ceil(count / 2)).map((number) => {
        const front = 2 * number - 1
        const back = count === 1 ? front : pageOf(front + 1, count)
        return [{ ...cell(top.x, top.y, size, back), isTurned: true }, cell(top.x, middle, size, front)]
      }),
    }
  },
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

const pageOf = (number: number, count: number): number | null => (number <= count ? number : null)

const cell = (x: number, y: number, { widthPt, heightPt }: PaperPt, page: number | null): ImposedCell => ({
  x,
  y,
  width: widthPt,
  height: heightPt,
  page,
  isTurned: false,
})

/** Inches by which halves of papers of ISO 216, which are rounded to whole millimetres, may miss their sheet. */
const ROUNDING_IN = 0.06

/**
 * The paper of this size that printers hold, else the everyday one where it is larger, or one of just this size, and where
 * the pages begin in its middle.
 */
function sheetAround(
  width: number,
  height: number,
  everyday?: EverydayPaper,
): [PaperPt, { readonly x: number; readonly y: number }] {
  const rounding = ROUNDING_IN * POINTS_PER_INCH
  const known = Object.values(papers)
    .flatMap(bothWays)
    .find(
      ({ widthPt, heightPt }) =>
        Math.abs(widthPt - width) <= rounding && Math.abs(heightPt - height) <= rounding,
    )
  const larger = (everyday ? bothWays(papers[everyday]) : []).find(
    ({ widthPt, heightPt }) => widthPt >= width && heightPt >= height,
  )
  const sheet = known ?? larger ?? { widthPt: width, heightPt: height }
  return [sheet, { x: (sheet.widthPt - width) / 2, y: (sheet.heightPt - height) / 2 }]
}

const bothWays = ({ width, height }: { readonly width: number; readonly height: number }): PaperPt[] => {
  const [widthPt, heightPt] = [width * POINTS_PER_INCH, height * POINTS_PER_INCH]
  return [
    { widthPt, heightPt },
    { widthPt: heightPt, heightPt: widthPt },
  ]
}
