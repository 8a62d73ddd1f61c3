import Papa from 'papaparse'
import { withoutGuard } from '../../domain/exchange/reading/csv.ts'
import { SOURCE_LIMITS } from '../opened.ts'
import { tooManyRows } from './workbook-parts.ts'

const DELIMITERS = [',', ';', '\t', '|']

/** Excel's own first line for files whose delimiter is not the system's. */
const DELIMITER_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/iu

/** Rows by which the delimiter is judged. */
const SAMPLE_ROWS = 40

/**
 * The cells of comma-, semicolon-, tab- or bar-separated text. A quotation mark that nothing closes (a 12" pizza) is
 * a letter. Apostrophes that guard a cell from being run as a formula are taken off.
 * @throws SourceError too_many_rows
 */
export function csvRows(source: string): string[][] {
  const unmarked = source.replace(/^\uFEFF/u, '')
  const announced = DELIMITER_LINE.exec(unmarked)
  const text = withOneLineEnd(announced ? unmarked.slice(announced[0].length) : unmarked)
  const delimiter = announced?.[1] ?? delimiterOf(text)
  const preview = SOURCE_LIMITS.rows + 1
  const parsed = Papa.parse<string[]>(text, { delimiter, preview })
  const hasUnclosedQuote = parsed.errors.some(({ code }) => code === 'MissingQuotes')
  const { data } = hasUnclosedQuote
    ? Papa.parse<string[]>(text, { delimiter, preview, quoteChar: '\0' })
    : parsed
  if (data.length > SOURCE_LIMITS.rows) throw tooManyRows()
  const rows = data.map((cells) => cells.map(hasUnclosedQuote ? unquoted : withoutGuard))
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop()
  return rows
}

/** The delimiter under which most rows have the same number of cells; of several the one with more cells. */
function delimiterOf(text: string): string {
  const all = DELIMITERS.map((delimiter) => ({ delimiter, ...modalOf(widthsOf(text, delimiter)) }))
  const apart = all.filter(({ width }) => width > 1)
  const [best] = apart.toSorted((one, other) => other.count - one.count || other.width - one.width)
  return best?.delimiter ?? ','
}

function widthsOf(text: string, delimiter: string): number[] {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: SAMPLE_ROWS })
  return data.filter((cells) => cells.some((cell) => cell.trim() !== '')).map(({ length }) => length)
}

function modalOf(widths: readonly number[]): { width: number; count: number } {
  const groups = [...Map.groupBy(widths, (width) => width)].map(([width, { length }]) => ({
    width,
    count: length,
  }))
  return (
    groups.toSorted((one, other) => other.count - one.count || other.width - one.width)[0] ?? {
      width: 0,
      count: 0,
    }
  )
}

const unquoted = (cell: string): string =>
  withoutGuard(/^".*"$/su.test(cell) && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell)

/**
 * A text pasted from several sources may mix line ends, and the parser takes only one kind. Only a mixed text is
 * given uniform line ends, because those within quotes belong to the menu.
 */
function withOneLineEnd(text: string): string {
  const ends = new Set(text.replaceAll(/"[^"]*"/gu, '').match(/\r\n|\r|\n/gu))
  return ends.size > 1 ? text.replaceAll(/\r\n|\r/gu, '\n') : text
}
