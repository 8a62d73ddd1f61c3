import { isOwnAmount } from '../../menu/prices/lead-price.ts'
import { readTypedPrices } from '../../menu/prices/typed-prices.ts'
import { isForeignSign } from '../../prices/forms/signs.ts'
import type { ReadPrice, RowProblem } from './reading.ts'

/** Characters; what is longer isn't a price, and is not worth the reader's time. */
const LONGEST_CELL = 80

/**
 * What a cell says of several prices, or of one in words: `14 / 52`, `MP`, `from 32`, `32½`. Amounts in another
 * currency are taken as they are, not converted.
 * @param currency ISO 4217, of the menu
 */
export function readPriceCell(
  text: string,
  currency: string,
):
  | { readonly prices: readonly ReadPrice[]; readonly currency: string | null }
  | { readonly problem: RowProblem } {
  const foreign = text.match(/\p{Sc}/gu)?.find((sign) => isForeignSign(sign, currency)) ?? null
  const written = foreign === null ? text : text.replaceAll(foreign, '')
  if (written.length > LONGEST_CELL) return { problem: { code: 'price_unreadable' } }
  const read = readTypedPrices(written, { currency })
  if ('question' in read && read.choices.every(({ prices }) => prices.some(isOwnAmount)))
    return { problem: { code: 'price_question', question: read.question } }
  // Any other question is whether these words should replace a price.
  if (!('prices' in read)) return { problem: { code: 'price_unreadable' } }
  return { prices: read.prices.map(({ id: _, head: __, ...price }) => withWords(price)), currency: foreign }
}

/** What a till writes for a price that is asked for isn't a word for guests. */
const withWords = ({ words, ...price }: ReadPrice): ReadPrice =>
  words === undefined || /^variable$/i.test(words) ? price : { ...price, words }
