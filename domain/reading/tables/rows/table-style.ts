import { isCapitals } from '../../../exchange/words/heading-words.ts'
import type { TableRow } from './table-row.ts'

/** What the whole table says of how its rows are read. */
export interface TableStyle {
  readonly hasSections: boolean
  readonly hasPrices: boolean
  /** Share of the named rows that have a price. */
  readonly priced: number
  /** Do blank rows part the headings from what is above them? */
  readonly areHeadingsApart: boolean
  /** Are headings in capitals, and names are not? */
  readonly areHeadingsCapitals: boolean
}

/** Rows of nothing but a name; fewer aren't a habit of a table. */
const FEW = 2

/** Of the rows with more than a name: at most this many are below a blank row, or are in capitals. */
const SELDOM = 0.2

/**
 * @param rows below the headings
 * @param above the row of the headings, from 0; -1 for none
 */
export function styleOfTable(rows: readonly TableRow[], above: number, hasSections: boolean): TableStyle {
  const named = rows.filter(({ fields }) => fields.name !== '')
  const priced = named.filter(hasPrice).length
  const lone = new Set(named.filter(isLone))
  const apart = new Set(rows.filter((row, at) => isBelowBlank(row, rows[at - 1]?.at ?? above)))
  const others = named.filter((row) => !lone.has(row))
  const isHabit = (is: (row: TableRow) => boolean) =>
    [...lone].filter(is).length >= FEW && others.filter(is).length <= others.length * SELDOM
  return {
    hasSections,
    hasPrices: priced > 0,
    priced: priced / Math.max(1, named.length),
    areHeadingsApart: isHabit((row) => apart.has(row)),
    areHeadingsCapitals: isHabit(({ fields }) => isCapitals(fields.name)),
  }
}

export const hasPrice = ({ fields, prices }: TableRow): boolean =>
  fields.price !== '' || prices.some(({ text }) => text !== '')

/** Has a row one filled cell? */
export const isLone = ({ cells }: TableRow): boolean => cells.filter((cell) => cell !== '').length === 1

/** @param before where the row that is not blank above it is, from 0 */
export const isBelowBlank = ({ at }: TableRow, before: number): boolean => at - before > 1
