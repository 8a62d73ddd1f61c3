import type { WidthRange } from '../../text/text-widths.ts'

/** Words that a space binds may part where they take more than this share of a line. */
const SURELY_BOUND = 0.6
/** Inside of words a line may break behind these, and before a dash. */
const MAY_BREAK = /[-–—/]/u
const PIECE = /[^-–—/]*[-–/]+|—|[^-–—/]+/gu
/** What else steers lines: nothing is known of them then. */
const STEERS = /[\n\r\t\u{2028}\u{2029}\u{200b}\u{ad}]/u

/** Of a part of a text, in points; undefined where it is not known. */
export type WidthOf = (part: string) => WidthRange | undefined

interface Room {
  readonly roomPt: number
  /** Whether its long words are divided. */
  readonly divides?: boolean
  /** What is close to its last word, in points. */
  readonly behind?: WidthRange
}

const NOTHING: WidthRange = { least: 0, most: 0 }

/** How many lines a text takes, neither more nor fewer; undefined where that is not certain. */
export function linesOf(
  text: string,
  widthOf: WidthOf,
  { roomPt, divides = false, behind = NOTHING }: Room,
): number | undefined {
  if (STEERS.test(text)) return undefined
  const [space, whole] = [widthOf(' '), widthOf(text)]
  if (!space || !whole) return undefined
  if (whole.most + behind.most <= roomPt) return 1
  const most = new Lines(roomPt, space.most)
  const least = new Lines(roomPt, space.least)
  const words = text.split(' ')
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? ''
    const width = widthOf(word)
    if (!width) return undefined
    const isLast = place === words.length - 1
    most.addWord(width.most + (isLast ? behind.most : 0))
    if (divides) continue
    const after = isLast ? behind.least : 0
    const isBound = width.most <= SURELY_BOUND * roomPt || !word.includes('\u{a0}')
    if (isBound && !MAY_BREAK.test(word)) least.addWord(width.least + after)
    else addPieces(least, isBound ? [word] : word.split('\u{a0}'), widthOf, after)
  }
  if (most.areTooNarrow || least.areTooNarrow) return undefined
  const fewest = divides ? Math.ceil((whole.least + behind.least) / roomPt) : least.count
  return fewest === most.count ? fewest : undefined
}

/** Adds the pieces of a word between which a line may break, and of two that a space binds where these may part. */
function addPieces(lines: Lines, parts: readonly string[], widthOf: WidthOf, behind: number): void {
  const last = parts.length - 1
  for (const [place, part] of parts.entries()) {
    const pieces = part.match(PIECE) ?? [part]
    for (const [index, piece] of pieces.entries()) {
      const isLast = place === last && index === pieces.length - 1
      const width = (widthOf(piece)?.least ?? Infinity) + (isLast ? behind : 0)
      if (index === 0) lines.addWord(width)
      else lines.addPiece(width)
    }
  }
}

/** The fewest lines, in points: each takes what it has room for. */
class Lines {
  count = 1
  /** Whether something is wider than a line. */
  areTooNarrow = false
  readonly #room: number
  readonly #space: number
  #used = 0

  constructor(room: number, space: number) {
    this.#room = room
    this.#space = space
  }

  addWord(width: number): void {
    this.#add(width, this.#used > 0 ? this.#space : 0)
  }

  /** What is close to what is before it, or on the next line. */
  addPiece(width: number): void {
    this.#add(width, 0)
  }

  #add(width: number, gap: number): void {
    if (width > this.#room) this.areTooNarrow = true
    if (this.#used + gap + width <= this.#room) this.#used += gap + width
    else {
      this.count += 1
      this.#used = width
    }
  }
}
