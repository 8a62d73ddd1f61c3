import type { SourceLine } from '../../domain/reading/lines/line.ts'

/** How the type of a whole file is set, in points. */
export interface Measures {
  /** The usual size of type. */
  readonly body: number
  /** From line to line of a paragraph, as a multiple of the size of its type. */
  readonly leading: number
  /** The mean width of a letter of the usual size. */
  readonly letter: number
  /** Whether most of its letters run from right to left. */
  readonly isRightToLeft: boolean
  /** Whether names of dishes are set in other type than what follows below them. */
  readonly areNamesApart: boolean
}

export interface PageLine {
  readonly line: SourceLine
  /** The paragraphs of a tagged file in which it begins and ends. */
  readonly blocks: { readonly first: number | undefined; readonly last: number | undefined }
  /** The type of its first and its last letters, as {@link typeOf} has it: words go on in the type in which they are set. */
  readonly types: { readonly first: string; readonly last: string }
  /** Of the last line of each of its cells, in characters, where one goes on below. */
  readonly lastWidths?: readonly number[]
  /** Points from the end of the line to the end of its column. */
  readonly room: number
  /** Whether the line below is of the same dish, next to whose lines its prices are. */
  readonly goesOn: boolean
  /** From which on lines follow one another in a column. */
  readonly region: number
  /** Whether it is the first of a page or of a column, so that nothing is above it that it could be near. */
  readonly isFirst: boolean
}
