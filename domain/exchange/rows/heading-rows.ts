import type { SourceRow } from '../columns/match-columns.ts'
import { type ColumnMatch, MENU_FIELDS } from '../columns/menu-columns.ts'
import { isCapitals, isMarkedHeading, withoutOrnaments } from '../words/heading-words.ts'
import type { Fields } from './read-details.ts'

export const cellOf = (row: SourceRow, column: number | null): string =>
  column === null ? '' : (row.cells[column]?.trim() ?? '')

export const fieldsOf = (row: SourceRow, columns: ColumnMatch): Fields =>
  Object.fromEntries(MENU_FIELDS.map((field) => [field, cellOf(row, columns[field])])) as Fields

/**
 * What tells the section that a row opens; its answer is null for the row of an item. A row that fills its
 * section alone opens it. Where no column has sections, a row with a name alone does: one that looks like
 * a heading, or any where the first row is such a one and does not look it. The others are items without a price.
 */
export function headingReader(
  rows: readonly SourceRow[],
  columns: ColumnMatch,
): (fields: Fields) => string | null {
  const field = columns.section === null ? 'name' : 'section'
  const alone = (fields: Fields): string | null =>
    MENU_FIELDS.every((other) => (other === field) === (fields[other] !== '')) ? fields[field] : null
  if (field === 'section') return alone
  // Without any price, a list of dishes would be a list of headings.
  if (columns.price === null) return () => null
  const [firstRow] = rows
  const first = firstRow ? alone(fieldsOf(firstRow, columns)) : null
  const isAnyOne = first !== null && !looksLikeHeading(first)
  return (fields) => {
    const text = alone(fields)
    return text !== null && (isAnyOne || looksLikeHeading(text)) ? withoutOrnaments(text) : null
  }
}

const looksLikeHeading = (text: string): boolean => isCapitals(text) || isMarkedHeading(text)
