import Papa from 'papaparse'
import { besidePrice, meantInPart, meantWhole } from '../../domain/reading/tables/mapping/heading-words.ts'
import { isFigure as isFigureCell, isMeasure } from '../../domain/reading/tables/sheet/cell-shapes.ts'

export const DELIMITERS = [',', ';', '\t', '|'] as const

/** Characters and rows that are looked at. */
const SAMPLE = 100_000
const SAMPLE_ROWS = 200

/** Share of the rows that have as many cells as the commonest, below headings that are known and elsewhere. */
const ALIKE = { headed: 0.6, bare: 0.8 }

/** Share of the cells of a column that are figures, at least. */
const MOST = 0.75

/** Rows without a figure that are alike; fewer are sentences. */
const WORDY = 4

/** A title and instructions may be above the headings. */
const ROWS_ABOVE_HEADINGS = 25

/** Excel's own first line for files whose delimiter is not the system's. */
export const DELIMITER_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/iu

/**
 * By what the cells of a text are separated, judged by its shape and not by its words: most rows have as many cells, and
 * a column of figures, or known headings, are among them. Undefined for a menu as it is written.
 */
export function delimiterOfTable(text: string): string | undefined {
  const announced = DELIMITER_LINE.exec(text)?.[1]
  if (announced !== undefined) return announced
  const found = DELIMITERS.flatMap((delimiter) => tableBy(delimiter, text) ?? [])
  const [best] = found.toSorted((one, other) => other.alike - one.alike || other.width - one.width)
  return best?.delimiter
}

/** @returns which share of the rows have as many cells as the commonest */
function tableBy(delimiter: string, text: string) {
  const rows = rowsOf(text.slice(0, SAMPLE), delimiter, SAMPLE_ROWS).filter((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  )
  if (text.length > SAMPLE) rows.pop()
  const headed = rows.slice(0, ROWS_ABOVE_HEADINGS).findIndex(areHeadings)
  const below = headed < 0 ? rows : rows.slice(headed)
  const { width, count } = commonestWidth(below)
  const alike = count / below.length
  if (below.length < 2 || width < 2 || alike < (headed < 0 ? ALIKE.bare : ALIKE.headed)) return undefined
  const same = below.filter(({ length }) => length === width)
  return headed >= 0 || isTable(delimiter, same, alike) ? { delimiter, alike, width } : undefined
}

function isTable(delimiter: string, rows: readonly (readonly string[])[], alike: number): boolean {
  const width = rows[0]?.length ?? 0
  // Words, a leader and a price are a menu as it is written.
  if (delimiter === '|' || (delimiter === '\t' && width < 3)) return false
  // Above the first of them may be headings; a row of one filled cell heads the others.
  const items = rows.slice(1).filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1)
  const share = (is: (cells: readonly string[]) => boolean) =>
    items.length === 0 ? 0 : items.filter(is).length / items.length
  const isFigure = (cells: readonly string[], at: number) =>
    (isFigureCell(cells[at] ?? '') || isMeasure(cells[at] ?? '')) &&
    !(delimiter === ',' && isDecimal(cells, at))
  const columns = Array.from({ length: width }, (_, at) => at)
  if (columns.some((at) => share((cells) => isFigure(cells, at)) >= MOST)) return true
  // Prices of sizes are in several columns, below headings.
  if (width > 3 && share((cells) => columns.some((at) => isFigure(cells, at))) >= MOST) return true
  return delimiter === ';' && width > 2 && rows.length >= WORDY && alike > 0.95
}

/** `Guláš 2,89`, `Curry…14,90`, `4,20  Sachertorte`: what is behind the comma are cents. */
const isDecimal = (cells: readonly string[], at: number): boolean =>
  (/^\d{1,3}(?:\D|$)/u.test(cells[at] ?? '') &&
    /(?:[\s;\t.\u2026_]|\p{L}{3})\d{1,3}$/u.test(cells[at - 1] ?? '')) ||
  (/^(?:\p{Sc}\s?)?\d{1,3}$/u.test(cells[at]?.trim() ?? '') &&
    /^\d{2}\s*[-\u2013\u2014:|]?\s*\p{L}/u.test(cells[at + 1] ?? ''))

/** Characters and words; what is longer is a sentence. */
const LONGEST_HEADING = 40
const HEADING_WORDS = 4

/** Headings of a dish, or of its price, and of anything else; `Vat 69 7,50 €` is a drink with its price. */
function areHeadings(cells: readonly string[]): boolean {
  if (cells.some((_, at) => isDecimal(cells, at))) return false
  const meant = new Set(cells.flatMap((cell) => meantBy(cell.trim()) ?? []))
  return meant.size > 1 && (meant.has('name') || meant.has('price'))
}

function meantBy(heading: string) {
  const whole = meantWhole(heading)
  if (whole || heading.length > LONGEST_HEADING || /[.!?]$/u.test(heading)) return whole
  if (besidePrice(heading) !== undefined) return 'price'
  return heading.split(/\s+/u).length <= HEADING_WORDS ? meantInPart(heading) : undefined
}

/** Characters of a quoted cell. */
const LONGEST_CELL = 4000

/** The cells of a text. A quotation mark that nothing closes is a letter. */
export function rowsOf(text: string, delimiter: string, preview: number): string[][] {
  const start = `(?<=^|\\u{${delimiter.charCodeAt(0).toString(16)}})`
  const cell = `"(?:[^"]|""){0,${LONGEST_CELL}}"`
  // A blank before a quotation mark would keep it from being one.
  const quoted = new RegExp(`${start}[ \u00A0]+(${cell})|${start}${cell}`, 'gmu')
  const joined = text.replaceAll(quoted, (whole, behind?: string) => behind ?? whole)
  const parse = (config: object) => Papa.parse<string[]>(joined, { delimiter, preview, ...config })
  const parsed = parse({})
  const isBroken = parsed.errors.some(({ code }) => code === 'MissingQuotes')
  const { data } = isBroken ? parse({ quoteChar: '\0' }) : parsed
  return data.map((cells) => cells.map((cell) => (isBroken ? unquoted(cell) : cell)))
}

const unquoted = (cell: string): string =>
  /^".*"$/su.test(cell) && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell

export function commonestWidth(rows: readonly (readonly string[])[]): { width: number; count: number } {
  const groups = [...Map.groupBy(rows, ({ length }) => length)].map(([width, { length }]) => ({
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
