import type { WidthRange } from '../text/text-widths.ts'

/** Words that a space binds may part where they take more than this share of a line. */
const SURELY_BOUND = 0.6
/** Inside of words a line may break behind these, and before a dash. */
const MAY_BREAK = /[-–—/]/u
const PIECE = /[^-–—/]*[-–/]+|—|[^-–—/]+/gu
/** What else steers lines: nothing is known of them then. */
const STEERS = /[\n\r\t\u{2028}\u{2029}\u{200b}\u{ad}]/u

/** Of a part of a text, in points; undefined where it is not known. */
export type WidthOf = (part: string) => WidthRange | undefined

interface Lines {
  readonly roomPt: number
  /** Whether its long words are divided. */
  readonly divides?: boolean
  /** What stands close to its last word, in points. */
  readonly behind?: WidthRange
}

const NOTHING: WidthRange = { least: 0, most: 0 }

/** How many lines a text takes, neither more nor fewer; undefined where that is not certain. */
export function linesOf(
  text: string,
  widthOf: WidthOf,
  { roomPt, divides = false, behind = NOTHING }: Lines,
): number | undefined {
  if (STEERS.test(text)) return undefined
  const [space, whole] = [widthOf(' '), widthOf(text)]
  if (!space || !whole) return undefined
  if (whole.most + behind.most <= roomPt) return 1
  const words = text.split(' ').map((word) => ({ word, width: widthOf(word) }))
  const most = greedyLines(
    words.map(({ width }) => [width?.most]),
    { space: space.most, room: roomPt, behind: behind.most },
  )
  if (most === undefined) return undefined
  const least = divides
    ? Math.ceil((whole.least + behind.least) / roomPt)
    : greedyLines(
        words.flatMap(({ word, width }) => leastPieces(word, width, widthOf, roomPt)),
        { space: space.least, room: roomPt, behind: behind.least },
      )
  return least === most ? most : undefined
}

/** The pieces of a word between which a line may break, and of each of two words that a space binds where these may part. */
function leastPieces(
  word: string,
  width: WidthRange | undefined,
  widthOf: WidthOf,
  roomPt: number,
): (number | undefined)[][] {
  const isBound = (width?.most ?? 0) <= SURELY_BOUND * roomPt || !word.includes('\u{a0}')
  if (isBound && !MAY_BREAK.test(word)) return [[width?.least]]
  return (isBound ? [word] : word.split('\u{a0}')).map((part) =>
    (part.match(PIECE) ?? [part]).map((piece) => widthOf(piece)?.least),
  )
}

/**
 * The fewest lines: each takes what it has room for. Words are lists of pieces between which a line may break. Undefined
 * where one has no known width, or is wider than a line.
 */
function greedyLines(
  words: readonly (readonly (number | undefined)[])[],
  { space, room, behind }: { readonly space: number; readonly room: number; readonly behind: number },
): number | undefined {
  let [lines, used] = [1, 0]
  for (const [place, pieces] of words.entries())
    for (const [index, piece] of pieces.entries()) {
      const isLast = place === words.length - 1 && index === pieces.length - 1
      const width = piece === undefined ? Infinity : piece + (isLast ? behind : 0)
      if (width > room) return undefined
      const gap = used > 0 && index === 0 ? space : 0
      if (used + gap + width <= room) used += gap + width
      else [lines, used] = [lines + 1, width]
    }
  return lines
}
