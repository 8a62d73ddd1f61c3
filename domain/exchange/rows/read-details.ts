import { fieldsOf } from '../../menu/details/detail-columns.ts'
import type { ColumnMatch, MenuField } from '../columns/menu-columns.ts'
import type { ReadDetails } from './reading.ts'

/** The cells of a row by what they hold; blank where its table has no such column. */
export type Fields = Readonly<Record<MenuField, string>>

export type NotUnderstood = (field: MenuField, text: string) => void

/** Reads the details that a row says of its item; what isn't understood is reported and left out. */
export const readDetails = (
  fields: Fields,
  columns: ColumnMatch,
  notUnderstood: NotUnderstood,
): ReadDetails =>
  fieldsOf(({ column, part }) => {
    if (columns[column] === null) return undefined
    const cell = fields[column]
    if (cell === '') return null
    const value = part.readCell(cell, (words) => notUnderstood(column, words))
    if (value === undefined) notUnderstood(column, cell)
    return value ?? null
  }) as ReadDetails
