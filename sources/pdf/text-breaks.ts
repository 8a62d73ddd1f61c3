import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageOperators } from './font-styles.ts'
import { moved, product } from './matrix.ts'
import { endOf, type Piece } from './piece.ts'
import { afterOperator, type DrawnFont, type Glyph, type TextState, textState } from './text-pen.ts'

/** Where words are set apart from those before them on their line, in points of the page as it is shown. */
export interface TextBreak {
  /** The first letters behind it. */
  readonly text: string
  /** Where the letters before it end, and where those behind it begin. */
  readonly end: number
  readonly start: number
  readonly baseline: number
}

/** Of the size of type, more than the spaces that are typed there: what is nearer is a space between words. */
const APART = 0.42

/** Of the size of type: letters of a word that are so far apart are spaced. */
const SPACED = 0.2

/** Of the size of type, by which the letters of one line are higher or lower. */
const SAME_LINE = 0.1

/** Letters by which the words behind a break are known. */
const LETTERS = 4

/** Breaks of a page; no menu has as many. */
const MOST = 5000

/**
 * The breaks between words that pdf.js gives as one text: it takes gaps of up to 0.6 of the size of type for spaces, and
 * prices right behind names are set nearer than that.
 */
export function textBreaks(
  page: PDFPageProxy,
  { fnArray, argsArray }: PageOperators,
  viewport: readonly number[],
): readonly TextBreak[] {
  const fontOf = (id: unknown): DrawnFont | undefined =>
    typeof id === 'string' && page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined
  const line = new LineOfLetters()
  const saved: TextState[] = []
  let state = textState(viewport)
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] ?? []
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(state)
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? state
    else if (operator === OPS.showText) state = line.show(args[0], state)
    else state = afterOperator(state, operator, args, fontOf)
  }
  return line.breaks
}

/** Points of the page as it is shown. */
interface PlacedLetter {
  readonly letter: string
  readonly x: number
  readonly y: number
  readonly end: number
  /** What is set between all letters. */
  readonly spacing: number
  readonly size: number
}

/** The letters of a page one after the other, and where those of a line are apart. */
class LineOfLetters {
  readonly breaks: (TextBreak & { text: string })[] = []
  private last = { x: Number.NaN, y: Number.NaN, isSpaced: false }
  /** How wide the spaces are that were typed behind the last letter, in points. */
  private typed = 0
  /** The break whose words go on. */
  private open: { text: string } | undefined

  show(glyphs: readonly (Glyph | number)[], state: TextState): TextState {
    const { font, size, letterSpace, wordSpace, scale } = state
    if (!font || font.vertical) return state
    const perUnit = (font.fontMatrix?.[0] ?? 0.001) * size
    const [a, b, c, d, e, f] = product(state.page, state.text)
    const perPoint = Math.hypot(a, b)
    const spacing = letterSpace * scale * perPoint
    const height = size * Math.hypot(c, d)
    let along = 0
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        along -= (glyph * size * scale) / 1000
        continue
      }
      const { unicode: letter } = glyph
      const width = glyph.width * perUnit * scale
      const space = (letterSpace + (glyph.isSpace ? wordSpace : 0)) * scale
      const x = a * along + e
      if (letter.trim() === '') this.typed += (width + space) * perPoint
      else this.take({ letter, x, y: b * along + f, end: x + a * width, spacing, size: height })
      along += width + space
    }
    return { ...state, text: moved(state.text, along, 0) }
  }

  private take({ letter, x, y, end, spacing, size }: PlacedLetter): void {
    const { last, typed } = this
    const isOn = Math.abs(last.y - y) < size * SAME_LINE
    const gap = isOn ? x - last.x - typed - spacing : 0
    const isSpaced = typed === 0 && gap > size * SPACED && gap < size * APART
    // The letters behind it are of one spaced word.
    if (isSpaced && this.open?.text.length === 1) this.breaks.pop()
    if (!isOn || typed > 0 || isSpaced) this.open = undefined
    if (gap > size * APART && !last.isSpaced && this.breaks.length < MOST) {
      const found = { text: '', end: last.x, start: x, baseline: y }
      this.breaks.push(found)
      this.open = found
    }
    if (this.open && this.open.text.length < LETTERS) this.open.text += letter
    this.last = { x: end, y, isSpaced }
    this.typed = 0
  }
}

/** A text cut where its words are set apart. */
export function cutAtBreaks(piece: Piece, breaks: readonly TextBreak[]): Piece[] {
  const own = breaks.filter(
    ({ start, baseline }) =>
      Math.abs(baseline - piece.baseline) < piece.size * SAME_LINE && start > piece.x && start < endOf(piece),
  )
  const parts = own.reduce<Piece[]>(
    (before, found) => [...before.slice(0, -1), ...cutAt(before.at(-1) ?? piece, found)],
    [piece],
  )
  // One word of spaced letters.
  return parts.every(({ text }) => text.length === 1) && /[\p{L}.,:]/u.test(piece.text) ? [piece] : parts
}

function cutAt(piece: Piece, { text, end, start }: TextBreak): Piece[] {
  const perLetter = piece.width / Math.max(1, piece.text.length)
  const apart = (at: number) => Math.abs(piece.x + at * perLetter - end)
  const [at] = [...piece.text.matchAll(/ /gu)]
    .map(({ index }) => index)
    .filter((index) => piece.text.startsWith(text.slice(0, piece.text.length - index - 1), index + 1))
    .toSorted((one, other) => apart(one) - apart(other))
  if (at === undefined) return [piece]
  return [
    { ...piece, text: piece.text.slice(0, at), width: end - piece.x },
    { ...piece, text: piece.text.slice(at + 1), x: start, width: endOf(piece) - start },
  ]
}
