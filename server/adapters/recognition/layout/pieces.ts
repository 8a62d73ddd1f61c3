import type { RecognizedRow, RecognizedWord } from './recognized-words.ts'
import { isDot, repaired, withoutLostDigits } from './repairs.ts'

/** Words that are together, with nothing but usual spaces between them, and the box around them in pixels. */
export interface WordGroup {
  readonly words: readonly RecognizedWord[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Of its type: from the descenders to the ascenders. */
  readonly height: number
}

/** Words of which the recognizer is less sure than this are scratches, unless others of their row are sure. */
const LEAST_CONFIDENCE = 0.3

/** Characters; a gap between two words that is wider parts them. */
const WIDE_GAP = 2

export function piecesOf(rows: readonly RecognizedRow[]): WordGroup[] {
  const kept = rows.map(withoutScratches)
  const words = withoutLostDigits(kept.flatMap((row) => row.words))
  return kept
    .map((row) => ({ ...row, words: words.splice(0, row.words.length) }))
    .flatMap(parted)
    .filter((piece) => piece.words.some(isWritten))
}

/** Its words, put right where shapes of letters are known to mislead a recognizer. */
export const textOfPiece = ({ words, height }: WordGroup): string =>
  repaired(words.map((word) => (isDot(word, height) ? '·' : word.text)).join(' '))

export const characterWidth = ({ text, left, right }: RecognizedWord): number =>
  (right - left) / Math.max(1, [...text].length)

export const pieceOf = (words: readonly RecognizedWord[], height: number): WordGroup => ({
  words,
  height,
  left: Math.min(...words.map(({ left }) => left)),
  top: Math.min(...words.map(({ top }) => top)),
  right: Math.max(...words.map(({ right }) => right)),
  bottom: Math.max(...words.map(({ bottom }) => bottom)),
})

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const isWritten = ({ text, confidence }: RecognizedWord): boolean =>
  /[\p{L}\p{N}]/u.test(text) && confidence >= LEAST_CONFIDENCE

/** Share of the height of its row below which what was taken for letters is a part of a leader or a rule. */
const LEAST_HEIGHT = 0.2

/**
 * A row of which nothing is sure is a rule or the edge of the page, unless it has a word: what leaders are taken for is
 * never sure. In others, leaders and signs without letters go.
 */
function withoutScratches(row: RecognizedRow): RecognizedRow {
  const mean = row.words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, row.words.length)
  if (mean < LEAST_CONFIDENCE && !row.words.some(isName)) return { ...row, words: [] }
  return {
    ...row,
    words: row.words.filter(
      ({ text, confidence, top, bottom }) =>
        (bottom - top >= row.height * LEAST_HEIGHT || !/[\p{L}\p{N}]/u.test(text)) &&
        (/[\p{L}\p{N}*+&/]/u.test(text) || (confidence > 0.6 && /[-·•–—†‡]/u.test(text))),
    ),
  }
}

const isName = ({ text, confidence }: RecognizedWord): boolean =>
  /\p{L}{4}/u.test(text) && confidence >= LEAST_CONFIDENCE

function parted({ words, height }: RecognizedRow): WordGroup[] {
  const em = Math.max(median(words.map(characterWidth)), height * 0.3)
  const parts: RecognizedWord[][] = []
  for (const word of words) {
    const last = parts.at(-1)
    const gap = word.left - (last?.at(-1)?.right ?? 0)
    if (last && gap < em * WIDE_GAP) last.push(word)
    else parts.push([word])
  }
  return parts.map((part) => pieceOf(part, height))
}
