import Papa from 'papaparse'
import { findHeadings, type SourceRow } from '../columns/match-columns.ts'
import { withoutGuard } from './csv.ts'

/** Rows of a source; those without any word are left out, and keep their numbers. */
export interface SourceTable {
  readonly rows: readonly SourceRow[]
  /** What stood between the cells. */
  readonly delimiter: string
  /** A quotation mark was opened and never closed: the marks were then read as letters. */
  readonly hasUnclosedQuote: boolean
}

const DELIMITERS = [',', '\t', ';', '|']

/** Excel's own first line for files whose delimiter is not the system's. */
const DELIMITER_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/i

/** Reads comma-, tab-, semicolon- or bar-separated text. Cells come without the guard of {@link withoutGuard}. */
export function readTable(source: string): SourceTable {
  const unmarked = source.replace(/^\uFEFF/, '')
  const announced = DELIMITER_LINE.exec(unmarked)
  const text = withOneLineEnd(announced ? unmarked.slice(announced[0].length) : unmarked)
  const delimiter = announced?.[1] ?? delimiterOfHeadings(text)
  const parsed = parse(text, delimiter)
  const hasUnclosedQuote = parsed.errors.some(({ code }) => code === 'MissingQuotes')
  const { data, meta } = hasUnclosedQuote ? parseWithoutQuotes(text, delimiter) : parsed
  const firstNumber = announced ? 2 : 1
  return {
    rows: numbered(data, firstNumber),
    delimiter: meta.delimiter,
    hasUnclosedQuote,
  }
}

/** Rows with their numbers, without the blank ones. */
export const numbered = (rows: readonly (readonly string[])[], firstNumber = 1): SourceRow[] =>
  rows
    .map((cells, index) => ({ number: firstNumber + index, cells: cells.map(withoutGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))

const parse = (text: string, delimiter = '', preview = 0): Papa.ParseResult<string[]> =>
  Papa.parse<string[]>(text, { delimiter, delimitersToGuess: DELIMITERS, preview })

/** The delimiter that makes headings of a row: surer than the counting by which the parser guesses. */
const delimiterOfHeadings = (text: string): string | undefined =>
  DELIMITERS.find((delimiter) => findHeadings(numbered(parse(text, delimiter, 20).data)) !== null)

/** One stray mark (a 12" pizza) would otherwise swallow the rest of the file. */
function parseWithoutQuotes(text: string, delimiter = ''): Papa.ParseResult<string[]> {
  const parsed = Papa.parse<string[]>(text, { delimiter, delimitersToGuess: DELIMITERS, quoteChar: '\0' })
  return { ...parsed, data: parsed.data.map((cells) => cells.map(unquoted)) }
}

const unquoted = (cell: string): string =>
  /^".*"$/s.test(cell) && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell

/**
 * A text pasted from several sources may mix line ends, and the parser takes only one kind. Only a mixed
 * text is given uniform line ends, because those within quotes belong to the menu.
 */
function withOneLineEnd(text: string): string {
  const ends = new Set(text.replaceAll(/"[^"]*"/g, '').match(/\r\n|\r|\n/g))
  return ends.size > 1 ? text.replaceAll(/\r\n|\r/g, '\n') : text
}
