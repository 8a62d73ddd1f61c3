import { meaningOf } from '../../domain/reading/words/claim-words.ts'
import { endOf, type Piece } from './piece.ts'
import type { Row } from './rows.ts'

/** Relative to the type next to it: smaller letters are marks or cents; raised ones count as such sooner. */
const SMALL = { onLine: 0.72, raised: 0.92 }

/** Of the size of type: what is nearer is part of a word, such as the small letters of capitals. */
const TOUCHING = 0.12

/** Of the size of type: what is this much higher is raised. */
const RAISED = 0.15

/** Of the size of type: what is farther from a name isn't a mark of it. */
const FAR = 2.5

/** A letter or a number or two, as `a`, `GF`, `1,3`. */
const MARK = /^(?:\p{L}{1,3}|\d{1,2})(?:\s?[,/]\s?(?:\p{L}{1,3}|\d{1,2}))*$/u

/** Small, but on the line of a heading: its price. */
const AMOUNT = /^\d{1,3}[.,]\d\d$/u

/** The pieces of a row with small letters behind a name as one types them: `(a, c)`, and small cents as cents. */
export function withMarksInBrackets(pieces: readonly Piece[], { size, baseline }: Row): Piece[] {
  const told: Piece[] = []
  let marks: Piece[] = []
  const close = () => {
    const [first] = marks
    const last = marks.at(-1)
    if (first && last)
      told.push({
        ...first,
        text: `(${marks.map(({ text }) => text).join(', ')})`,
        width: endOf(last) - first.x,
      })
    marks = []
  }
  for (const piece of pieces) {
    const before = marks.at(-1) ?? told.at(-1)
    const isRaised = piece.baseline < baseline - size * RAISED
    const isSmall =
      before !== undefined &&
      piece.size < size * (isRaised ? SMALL.raised : SMALL.onLine) &&
      piece.x - endOf(before) < size * FAR
    const isTouching = isSmall && piece.x - endOf(before) < size * TOUCHING
    if (isSmall && isTouching && /^\d\d$/u.test(piece.text) && /\d$/u.test(before.text)) {
      close()
      told.splice(-1, 1, { ...before, text: `${before.text}.${piece.text}`, width: endOf(piece) - before.x })
    } else if (
      isSmall &&
      (!isTouching || isRaised) &&
      isMark(piece) &&
      (isRaised || !AMOUNT.test(piece.text)) &&
      isBehindName(before, marks, size)
    )
      marks.push(piece)
    else {
      close()
      told.push(piece)
    }
  }
  close()
  return told
}

const isMark = ({ text, isRightToLeft }: Piece): boolean =>
  !isRightToLeft && (MARK.test(text) || meaningOf(text) !== undefined)

const isBehindName = (before: Piece, marks: readonly Piece[], size: number): boolean =>
  marks.length > 0 || (before.size >= size * 0.95 && /\p{L}{2}|[\p{Lo}]|\)$/u.test(before.text))
