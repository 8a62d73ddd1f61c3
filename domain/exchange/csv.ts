/**
 * Spreadsheets take a text that starts so for a formula, and run it; the last four are the wide forms that
 * East Asian ones read alike. Apostrophes before it are part of the pattern, so that a text which has one
 * of its own gets another and can be told from a guarded one.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

const NEEDS_QUOTES = /[",\r\n]/

/** In front of a file, it tells a spreadsheet that the letters are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type Cell = string | number

/**
 * Comma-separated values by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front, which spreadsheets show as text; {@link withoutGuard} takes it off again.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text as it was before it was guarded for a spreadsheet; any other text as it is. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text
