import { isLabel } from '../../words/label-words.ts'
import type { TableRow } from './table-row.ts'

/**
 * What a row writes over columns of prices that go on below it, by column: `Wine | | glass | bottle`. Empty for a row
 * that has anything else but a name.
 */
export function sizesOver({ fields, prices, cells }: TableRow): ReadonlyMap<number, string> {
  const over = prices.flatMap(({ column, text }) =>
    column === undefined || text === '' ? [] : [[column, text] as const],
  )
  const filled = cells.filter((cell) => cell !== '').length - (fields.name === '' ? 0 : 1)
  const areSizes = over.length > 0 && over.length === filled && over.every(([, text]) => isLabel(text))
  return new Map(areSizes && (over.length > 1 || fields.name !== '') ? over : [])
}
