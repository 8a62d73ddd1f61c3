/** What begins a cell, whichever of the usual marks a spreadsheet takes for the end of the one before. */
const CELL_START = String.raw`(?<![^;\t\r\n])`

/**
 * Spreadsheets take a text that starts like this for a formula, and run it; the last four signs are the
 * wide forms that East Asian spreadsheets read alike. Blanks and invisible characters may come before the
 * sign. Apostrophes before it are part of the pattern, so that a text which already has one gets another
 * and can be distinguished from a guarded one.
 */
const FORMULA = String.raw`'*(?:(?![\t\r\n])[\s\p{Cc}\p{DI}])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`

const UNGUARDED = new RegExp(`${CELL_START}(?=${FORMULA})`, 'gu')
const GUARD = new RegExp(`${CELL_START}'(?=${FORMULA})`, 'gu')

/** Spreadsheets of many countries separate by semicolons or tabs, and leave out blanks at the ends. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** In front of a file, it tells a spreadsheet that the letters are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type Cell = string | number

/**
 * Comma-separated values by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front, which spreadsheets show as text; so does a text that they would split into several cells.
 * {@link withoutGuard} takes the apostrophes off again.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value.replaceAll(UNGUARDED, "'")
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text as it was before it was guarded for a spreadsheet; any other text as it is. */
export const withoutGuard = (text: string): string => text.replaceAll(GUARD, '')
