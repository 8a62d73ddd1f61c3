import { guessColumns } from '../columns/guess-columns.ts'
import { findHeadings, matchColumns, type SourceRow } from '../columns/match-columns.ts'
import type { ColumnMatch } from '../columns/menu-columns.ts'
import { readPrice, writesDecimalComma } from '../words/price-text.ts'
import { readMenuText, textColumns } from './menu-text.ts'
import { readTable, type SourceTable } from './table.ts'

/** How a source is laid out: cells in columns, or lines as on a printed menu. */
export type SourceLayout = 'table' | 'lines'

/** A text as rows, with a first guess at what its columns hold. */
export interface MenuSource {
  readonly layout: SourceLayout
  readonly table: SourceTable
  /** Number of the row of headings. */
  readonly headingsRow: number | null
  readonly columns: ColumnMatch
}

/** Lays out a text in the way that is asked for, else in the way that it looks. Never throws. */
export function layOut(text: string, layout?: SourceLayout): MenuSource {
  if (layout === 'lines') return asLines(text)
  const table = readTable(text)
  const headings = findHeadings(table.rows)
  const source: MenuSource = {
    layout: 'table',
    table,
    headingsRow: headings?.number ?? null,
    columns: headings ? matchColumns(headings.cells) : guessColumns(table.rows),
  }
  return layout === 'table' || looksLikeTable(source) ? source : asLines(text)
}

const asLines = (text: string): MenuSource => ({
  layout: 'lines',
  table: readMenuText(text),
  headingsRow: null,
  columns: textColumns,
})

/** Share of the rows that must agree. */
const MOST = 0.8

/** Headings tell a table; without them, that its rows have the same number of cells and one of them prices. */
function looksLikeTable({ table: { rows }, headingsRow, columns }: MenuSource): boolean {
  if (headingsRow !== null) return true
  if (columns.price === null || columns.name === null) return false
  const alike = Map.groupBy(rows, ({ cells }) => cells.length)
  const commonest = Math.max(0, ...[...alike.values()].map((group) => group.length))
  return commonest >= rows.length * MOST && priceCount(rows, columns.price) >= rows.length * MOST
}

function priceCount(rows: readonly SourceRow[], column: number): number {
  const prices = rows.map(({ cells }) => cells[column] ?? '')
  const hasDecimalComma = writesDecimalComma(prices)
  const isPrice = (price: string) =>
    'amount' in readPrice(price, hasDecimalComma) || /^(?:mp|market price)$/i.test(price.trim())
  return prices.filter(isPrice).length
}
