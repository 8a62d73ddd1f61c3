import { withoutGuard } from '../../domain/exchange/reading/csv.ts'
import {
  commonestWidth,
  DELIMITER_LINE,
  DELIMITERS,
  delimiterOfTable,
  rowsOf,
} from '../judging/table-shape.ts'
import { SOURCE_LIMITS, SourceError, type SourceSheet } from '../opened.ts'
import { tablesBeside } from './tables-beside.ts'
import { tooManyRows } from './workbook-parts.ts'

/**
 * The table of a text, without a name, or those that are next to each other in it.
 * @throws {SourceError} too_many_rows, empty
 */
export function csvSheets(text: string): SourceSheet[] {
  const rows = csvRows(text)
  if (rows.length === 0)
    throw new SourceError('empty', 'There is nothing in this file. Is it the right one, and was it saved?')
  return tablesBeside({ name: '', rows })
}

/**
 * The cells of comma-, semicolon-, tab- or bar-separated text. A quotation mark that nothing closes (a 12" pizza) is
 * a letter. Apostrophes that guard a cell from being run as a formula are taken off.
 * @throws SourceError too_many_rows
 */
export function csvRows(source: string): string[][] {
  const unmarked = source.replace(/^\uFEFF/u, '')
  const delimiter = delimiterOfTable(unmarked) ?? likelyDelimiter(unmarked)
  const text = withOneLineEnd(unmarked.replace(DELIMITER_LINE, ''))
  const data = rowsOf(text, delimiter, SOURCE_LIMITS.rows + 1)
  if (data.length > SOURCE_LIMITS.rows) throw tooManyRows()
  const rows = withDecimals(data.map((cells) => cells.map(withoutGuard)))
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return rows
}

/** Rows by which the delimiter of a text is judged that doesn't have the shape of a table. */
const SAMPLE_ROWS = 40

/** The delimiter under which most rows have the same number of cells; of several the one with more cells. */
function likelyDelimiter(text: string): string {
  const all = DELIMITERS.map((delimiter) => {
    const rows = rowsOf(text, delimiter, SAMPLE_ROWS)
    const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
    return { delimiter, ...commonestWidth(filled) }
  })
  const apart = all.filter(({ width }) => width > 1)
  const [best] = apart.toSorted((one, other) => other.count - one.count || other.width - one.width)
  return best?.delimiter ?? ','
}

/** Share of the rows with one cell more than their headings. */
const MOST = 0.8

/** `Soup,4,50` below `Name,Price`: the comma of a price was taken for the end of its cell. */
function withDecimals(rows: string[][]): string[][] {
  const [headings = [], ...below] = rows
  const wide = below.filter(({ length }) => length === headings.length + 1)
  if (wide.length === 0 || wide.length < below.filter((cells) => cells.length > 1).length * MOST) return rows
  const isCents = (cells: readonly string[], at: number) =>
    /(?:^|\D)\d{1,4}$/u.test(cells[at - 1] ?? '') && /^\d{2}(?!\d)/u.test(cells[at] ?? '')
  const at = headings.findIndex((_, column) => wide.every((cells) => column > 0 && isCents(cells, column)))
  const cents = at > 0 ? at : wide.every((cells) => isCents(cells, headings.length)) ? headings.length : -1
  if (cents < 0) return rows
  return rows.map((cells) =>
    cells.length === headings.length + 1
      ? [...cells.slice(0, cents - 1), `${cells[cents - 1]},${cells[cents]}`, ...cells.slice(cents + 1)]
      : cells,
  )
}

/**
 * A text pasted from several sources may mix line ends, and the parser takes only one kind. Only a mixed text is
 * given uniform line ends, because those within quotes belong to the menu.
 */
function withOneLineEnd(text: string): string {
  const ends = new Set(text.replaceAll(/"[^"]*"/gu, '').match(/\r\n|\r|\n/gu))
  return ends.size > 1 ? text.replaceAll(/\r\n|\r/gu, '\n') : text
}
