import type { Run, SourceLine } from '#domain/reading/lines/line.ts'
import { columnsOf } from './columns.ts'
import { withLostPoints } from './lost-points.ts'
import { withNumbers } from './numbered-lines.ts'
import { characterWidth, median, pieceOf, piecesOf, textOfPiece, type WordGroup } from './pieces.ts'
import type { RecognizedRow } from './recognized-words.ts'

/** Share of the lower of two pieces by which they have to overlap to be on one line. */
const SAME_LINE = 0.5

/** Blank lines above what begins a column. */
const COLUMN_GAP = 1

/**
 * The rows of a page as lines that can be read: column by column, with runs where gaps are wide, and prices at the right
 * on the line at their height. A line is as sure as its least sure number; one without any, as its least sure word.
 * @param page from 1
 */
export function recognizedLines(rows: readonly RecognizedRow[], page = 1): SourceLine[] {
  const pieces = withLostPoints(piecesOf(rows))
  const usual = median(pieces.map(({ height }) => height)) || 1
  const em = median(pieces.flatMap(({ words }) => words.map(characterWidth))) || 1
  const columns = columnsOf(pieces).map((column) => withNumbers(linesOf(column)))
  const pitch = median(columns.flatMap(pitches)) || usual * 1.3
  return columns.flatMap((lines, column) => {
    const margin = Math.min(...lines.flat().map(({ left }) => left))
    return lines.map((line, at) => {
      const above = lines[at - 1]
      const { left, top, right, bottom } = around(line)
      const first = column === 0 ? 0 : gap(columns[column - 1]?.at(-1), line, pitch)
      return {
        runs: line.map((piece) => runOf(piece, em, margin)),
        gapAbove: above ? gap(above, line, pitch) : first,
        size: Math.round((Math.max(...line.map(({ height }) => height)) / usual) * 20) / 20,
        place: { source: 0, page, box: { x: left, y: top, width: right - left, height: bottom - top } },
        confidence: leastSure(line),
      }
    })
  })
}

/** `$9.50`, `32½`, `12,-` */
const PRICE = /^[\p{Sc}+(S]?\d{1,4}(?:[.,]\d*)?[^\p{L}\d]*$/u

/** A wrong digit is a wrong price, where a wrong letter is seen at once; prices are apart from their names, if anything. */
function leastSure([name, ...others]: readonly WordGroup[]): number {
  const wordsOf = (pieces: readonly WordGroup[], of: RegExp) =>
    pieces.flatMap(({ words }) => words.filter(({ text }) => of.test(text)))
  const all = name ? [name, ...others] : others
  const bare = others.filter(({ words }) => words.every(({ text }) => PRICE.test(text)))
  const [words = []] = [
    wordsOf(bare, PRICE),
    wordsOf(others, PRICE),
    wordsOf(all, /\d/u),
    wordsOf(all, /./u),
  ].filter(({ length }) => length > 0)
  return Math.min(...words.map(({ confidence }) => confidence))
}

function linesOf(column: readonly WordGroup[]): WordGroup[][] {
  const lines: WordGroup[][] = []
  for (const piece of [...column].sort((one, other) => middleOf(one) - middleOf(other))) {
    const last = lines.at(-1)
    if (last?.some((other) => overlap(other, piece) >= SAME_LINE)) last.push(piece)
    else lines.push([piece])
  }
  return lines.map((line) => line.sort((one, other) => one.left - other.left))
}

const middleOf = ({ top, bottom }: WordGroup): number => (top + bottom) / 2

const overlap = (one: WordGroup, other: WordGroup): number =>
  (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) /
  Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top))

const around = (line: readonly WordGroup[]): WordGroup =>
  pieceOf(
    line.flatMap(({ words }) => words),
    0,
  )

const runOf = (piece: WordGroup, em: number, margin: number): Run => ({
  text: textOfPiece(piece),
  x: Math.round(((piece.left - margin) / em) * 10) / 10,
  width: Math.round(((piece.right - piece.left) / em) * 10) / 10,
})

const baseOf = (line: readonly WordGroup[]): number => median(line.map(({ bottom }) => bottom))

/** Blank lines in quarters; what is higher than the line before begins a column. */
function gap(above: readonly WordGroup[] | undefined, line: readonly WordGroup[], pitch: number): number {
  const distance = baseOf(line) - baseOf(above ?? [])
  return distance < 0 ? COLUMN_GAP : Math.max(0, Math.round((distance / pitch - 1) * 4) / 4)
}

const pitches = (lines: readonly (readonly WordGroup[])[]): number[] =>
  lines.flatMap((line, at) => {
    const above = lines[at - 1]
    return above ? [baseOf(line) - baseOf(above)].filter((distance) => distance > 0) : []
  })
