import { readPriceCell } from '../../../exchange/rows/price-cell.ts'
import { DEFAULT_CURRENCY } from '../../../money/currency.ts'
import { isLabel } from '../../../prices/words/labels.ts'
import { isPriceCell } from '../mapping/column-facts.ts'
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
  if (over.length === 0 || over.length !== filled) return none
  const texts = over.map(([, text]) => text)
  const areSizes = texts.every(isSize) ? over.length > 1 || fields.name !== '' : areWords(texts)
  return areSizes ? new Map(over) : none
}

const none: ReadonlyMap<number, string> = new Map()

/** Characters; a longer text says something else than what is sold at the prices below it. */
const LONGEST = 30

/** `glass`, `0,25 l`, `1/8`, `les 6`; not `3 pc 9`, which is a price. */
const isSize = (text: string): boolean =>
  /^(?:\d\/\d|(?:les|los|las|die|i|gli) \d+)$/iu.test(text) ||
  (isLabel(text) && !('prices' in readPriceCell(text, DEFAULT_CURRENCY)))

/** Several different texts that aren't prices: `all day | happy hour`. */
const areWords = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  new Set(texts).size === texts.length &&
  texts.every((text) => text.length <= LONGEST && (isSize(text) || !isPriceCell(text, false)))
