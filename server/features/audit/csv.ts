/** Spreadsheets take a cell that starts so for a formula, and run it. */
const FORMULA_START = /^[=+\-@\t\r\n]/

const NEEDS_QUOTES = /[",\r\n]/

type Cell = string | number

/**
 * Comma-separated values by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe
 * in front, which spreadsheets show as text.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA_START.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
