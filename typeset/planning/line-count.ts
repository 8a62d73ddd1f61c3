import type { WidthRange } from '../text/text-widths.ts'

/** Words that a space binds may part where they take more than this share of a line. */
const SURELY_BOUND = 0.6
/** Inside of words a line may break behind these, and before a dash. */
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
  const most = greedyLines(
    text.split(' ').map((word) => [widthOf(word)?.most]),
    { space: space.most, room: roomPt, behind: behind.most },
  )
  if (most === undefined) return undefined
  const least = divides
    ? Math.ceil((whole.least + behind.least) / roomPt)
    : greedyLines(
        text
          .split(' ')
          .flatMap((word) =>
            (widthOf(word)?.most ?? 0) > SURELY_BOUND * roomPt ? word.split('\u{a0}') : [word],
          )
          .map((word) => (word.match(PIECE) ?? [word]).map((piece) => widthOf(piece)?.least)),
        { space: space.least, room: roomPt, behind: behind.least },
      )
  return least === most ? most : undefined
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
