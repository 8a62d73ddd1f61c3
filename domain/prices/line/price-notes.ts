import { endOf, FORMERLY, MARKET } from '../words/phrases.ts'
import { amountsIn, type PriceFacts } from './amounts.ts'
import type { LinePrice } from './line-price.ts'
import type { PriceTail } from './price-group.ts'

/** `(reg. 16)` */
export const isFormer = (words: string, facts: PriceFacts): boolean => formerIn(words, facts) !== undefined

/** What it cost before, in minor units. */
export function formerIn(words: string, facts: PriceFacts): number | undefined {
  const end = endOf(FORMERLY, words.trim(), 0)
  return end === undefined ? undefined : amountsIn(words.trim().slice(end), facts)[0]?.value
}

/** `one day's notice; second course +12`: what is said, and what is priced. */
export function notedBefore(words: string): readonly [said: string | undefined, priced: string] {
  const at = words.lastIndexOf(';')
  return at === -1 ? [undefined, words] : [words.slice(0, at).trim(), words.slice(at + 1).trim()]
}

/** Words before a bare number in brackets that make it a price. */
const PRICED_NOTE =
  /^(?:add|extra|with|available|avec|mit|con|upgrade|sub|substitute|glass|bottle|half|large|small|side)\b/iu

/** Words for a price of the day that may as well be said of a dish. */
export const WEAK_MARKET = /^(?:ask|seasonal|market|varies|variable|daily price|sp|aq|mv|on request)$/iu

/** Characters */
const LONGEST_LABEL = 20

/** The prices that a note in brackets names: `(+8)`, `(£3 supplement)`, `(lobster +20)`, `(available zero-proof 12)`. */
export function pricesOfNote(
  token: { readonly words: string; readonly start: number; readonly end: number },
  facts: PriceFacts,
  readWhole: (words: string, facts: PriceFacts) => PriceTail,
): readonly LinePrice[] | undefined {
  const [, words] = notedBefore(token.words)
  const noted = { ...facts, isInBrackets: true }
  // `Sole meunière (selon arrivage)`
  if (endOf(MARKET, words, 0) === words.length && !WEAK_MARKET.test(words))
    return [{ kind: 'market', words, start: token.start, end: token.end }]
  const amounts = amountsIn(words, noted)
  if (amounts.length === 0 || /^\d{1,2}(?:,\s?\d{1,2})+$/u.test(words.trim())) return undefined
  const sure = amounts.filter(({ isStrong }) => isStrong).length
  // `(1 bola 2,50 / 2 bolas 4,00)`: the other numbers are of the labels.
  const isList = sure > 1 && /[|/]/u.test(words)
  if (sure < amounts.length && !isList && !PRICED_NOTE.test(words.trim())) return undefined
  const { before, prices, behind } = readWhole(words, noted)
  if (sure < amounts.length && isList && prices.length !== sure) return undefined
  if (behind.length > 0 || prices.length === 0 || /\.\s/u.test(before)) return undefined
  const [price] = prices
  if (prices.length !== 1 || !price) {
    // `(all day 13.50 / happy hour 9.00)`
    const isLed =
      before !== '' && before.length <= LONGEST_LABEL && price?.label === undefined && !price?.size
    if (before !== '' && !isLed) return undefined
    return prices.map((one, at) => ({
      ...one,
      ...(isLed && at === 0 && { label: before }),
      start: token.start,
      end: token.end,
    }))
  }
  const label = [before, price.label].filter(Boolean).join(' ').trim()
  // `(add pulled pork 5)` is on top of the dish.
  const isAdded = price.kind === 'fixed' && /^(?:add|extra|plus|sub|upgrade)\s|^(?:加|另加)$/iu.test(label)
  return [
    {
      ...price,
      ...(isAdded && { kind: 'supplement' }),
      start: token.start,
      end: token.end,
      ...(label !== '' && { label }),
    },
  ]
}
