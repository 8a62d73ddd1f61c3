import type { SourceLine, Tag } from '../../domain/reading/lines/line.ts'
import { textLines } from '../../domain/reading/lines/text-lines.ts'

/** How words are set. */
export interface WordStyle {
  readonly isBold: boolean
  readonly isItalic: boolean
  /** As a multiple of the usual size. */
  readonly size: number
}

export interface WrittenLine {
  /** With tabs where it is wide. */
  text: string
  gapAbove: number
  tag: Tag | undefined
  readonly style: WordStyle
}

export class LineWriter {
  readonly lines: WrittenLine[] = []
  private text = ''
  private styles: WordStyle[] = []
  private gap = 0

  /** @param text with single spaces, and tabs that are meant */
  words(text: string, style: WordStyle): void {
    const joined = /\s$/u.test(this.text) || this.text === '' ? text.replace(/^ /u, '') : text
    this.text += joined
    if (/\S/u.test(joined)) this.styles.push(style)
  }

  /** @param text whose spaces are meant */
  set(text: string, style: WordStyle): void {
    this.text += text
    if (/\S/u.test(text)) this.styles.push(style)
  }

  /** The words of the line that is being written. */
  get now(): string {
    return this.text
  }

  /** Puts a text right behind what was written, without what parts them. */
  glue(text: string): void {
    this.text = `${this.text.trimEnd()}${text}`
  }

  /** Parts what follows from what is before, on the same line. */
  tab(): void {
    if (this.text.trim() !== '') this.text = `${this.text.trimEnd()}\t`
  }

  /** Ends a line. One without words counts as blank where that `isMeant`. */
  end(tag?: Tag, isMeant = false): void {
    // A tab in front is an indent.
    const text = this.text.replace(/^ +/u, '').trimEnd()
    if (text !== '') {
      this.lines.push({
        text,
        gapAbove: this.lines.length === 0 ? 0 : this.gap,
        tag,
        style: {
          isBold: this.styles.every(({ isBold }) => isBold),
          isItalic: this.styles.every(({ isItalic }) => isItalic),
          size: Math.max(...this.styles.map(({ size }) => size)),
        },
      })
      this.gap = 0
    } else if (isMeant) this.gap += 1
    this.text = ''
    this.styles = []
  }

  /** Makes sure that at least this many blank lines are above the next line. */
  space(blanks: number): void {
    this.gap = Math.max(this.gap, blanks)
  }
}

/** Lines as the reader takes them; their places are numbers of lines. */
export const sourceLines = (lines: readonly WrittenLine[]): SourceLine[] => {
  const written = lines.flatMap(({ text, gapAbove, tag, style }) =>
    textLines(text).map(({ runs }, at) => ({
      runs,
      gapAbove: at === 0 ? gapAbove : 0,
      size: style.size,
      ...(style.isBold && { isBold: true }),
      ...(style.isItalic && { isItalic: true }),
      ...(tag && { tag }),
    })),
  )
  return written.map((line, y) => {
    const last = line.runs.at(-1)
    const width = last ? last.x + last.width : 0
    return { ...line, place: { source: 0, page: 1, box: { x: 0, y, width, height: 1 } } }
  })
}
