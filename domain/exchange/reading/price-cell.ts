import { allPriceWords, includedWords, marketWords } from '../../menu/price-text/price-words.ts'
import type { PriceProblem } from '../words/price-text.ts'
import type { ReadPrice } from './reading.ts'

const lower = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()))

const market = lower([...marketWords, ...allPriceWords.map((words) => words.market)])
const included = lower([...includedWords, ...allPriceWords.map((words) => words.included)])

/** What a cell of prices says in words: `MP`, `Market Price`, `included`. */
export function readPriceWords(
  text: string,
): { readonly prices: readonly ReadPrice[]; readonly currency: null } | { readonly problem: PriceProblem } {
  const word = text.toLowerCase()
  if (market.has(word)) return { prices: [{ kind: 'market', ...wordsOf(text) }], currency: null }
  if (included.has(word)) return { prices: [{ kind: 'included', ...wordsOf(text) }], currency: null }
  return { problem: 'price_unreadable' }
}

/** What a till writes for a price that is asked for is no word for guests. */
const wordsOf = (text: string) => (/^variable$/i.test(text) ? {} : { words: text })
