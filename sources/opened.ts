import type { LineRole } from '../domain/reading/layout/role.ts'
import type { SourceLine } from '../domain/reading/lines/line.ts'
import type { TableSheet } from '../domain/reading/tables/sheet/mapping.ts'
import type { EncodingLabel } from './letters/encodings.ts'

/** A file that an owner gives. What it is is judged by its content, not by its name. */
export interface GivenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface SourcePage {
  readonly width: number
  readonly height: number
}

/** A sheet of a workbook, or the one table of a CSV file; rows may differ in length. */
export type SourceSheet = TableSheet

/** What is known of a file from elsewhere. */
export interface SourceHint {
  /** ISO 3166-1 alpha-2, where the restaurant is: its languages are likelier. */
  readonly country?: string | undefined
  /** A person chose it: the file isn't UTF-8. */
  readonly encoding?: EncodingLabel | undefined
}

/** What a file holds, once it is opened. */
export type OpenedSource =
  | {
      readonly kind: 'lines'
      readonly lines: readonly SourceLine[]
      readonly pages: readonly SourcePage[]
      /** What the source itself says that lines are, by their places: the first corrections of the reader. */
      readonly roles?: ReadonlyMap<number, LineRole>
      /** In which it was read, where only its letters or a person say it: another may be chosen. */
      readonly encoding?: EncodingLabel
    }
  | {
      readonly kind: 'table'
      readonly sheets: readonly SourceSheet[]
      readonly encoding?: EncodingLabel
    }
  /** A menu that Carte wrote: as a file, or carried by a page that it set. */
  | { readonly kind: 'menu'; readonly json: string }
  /** Nothing but pictures of pages: their letters have to be recognized. */
  | { readonly kind: 'pictures'; readonly pictures: readonly GivenFile[] }

/** Why a file cannot be read, and what can be done instead. */
export type SourceProblem =
  | 'empty'
  | 'too_large'
  | 'too_many_pages'
  | 'too_many_rows'
  | 'encrypted'
  | 'damaged'
  | 'unknown_format'
  | 'no_text'
  | 'no_menu'
  | 'took_too_long'

export class SourceError extends Error {
  readonly code: SourceProblem
  /** @param sentence for the owner: what is wrong, and what can be done */
  constructor(code: SourceProblem, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'SourceError'
    this.code = code
  }
}

/** What one reading takes; enough for every menu, and for no bomb. */
export const SOURCE_LIMITS = {
  bytes: 25_000_000,
  /** Of all entries of a packed file together. */
  unpackedBytes: 100_000_000,
  pages: 60,
  rows: 20_000,
  lines: 6_000,
  /** Characters of a line of text; a paragraph has some thousands. */
  lineLength: 100_000,
  milliseconds: 20_000,
} as const
