import type { Price } from '#domain/menu/model/price.ts'
import { isSignOf } from '#domain/prices/forms/signs.ts'
import { allPriceWords, marketWords } from '#domain/prices/words/price-words.ts'
import { readPrices } from '../../../../menu/prices/box-of-prices.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'

/** A number or a sign, with which an amount begins; empty quotes put it under no column. */
const AMOUNT_BEGINS = /^(?:["\u201C]["\u201D] \d|[+\u2212-]?\p{Sc}?\d|[+\u2212-]?\p{Sc}|[\u00BC-\u00BE])/iu

/**
 * A word of a size or of a way to sell, with its amount right behind it: `half 8.50`, `half dozen 14`. Without the
 * amount it says what the dish is: a whole branzino, a half chicken, a double espresso.
 */
const SIZE_BEGINS =
  /^(?:MP|M\.P\.|market price|(?:from|glass|bottle|carafe|half|whole|full|cup|bowl|small|medium|large|regular|each|pint|single|double|dozen)(?: (?:dozen|order|portion|rack|bird|bottle|size))?(?= [+\u2212-]?\p{Sc}?[\d\u00BC-\u00BE]))/iu

/** `three 16` is a price of three behind a comma; “for two 45” is for two. */
const COUNT_BEGINS = /^(?:one|two|three|four|five|six|eight|ten|twelve) [+\u2212-]?\p{Sc}?\d/iu

/** A year of a wine, or the number of a street, isn't a price where more follows it. */
const YEAR = /^(?:19|20)\d\d$/

/** Dots, dashes, colons and spaces that lead from a name to its price, or to its description. */
const LEADERS_AT_END = /[\s.\u2026\u00B7\u2022_|,:\u2013\u2014-]+$/u

const PARTED_AT_END = /[,:;\u2013\u2014-]\s*$/u

/** What is in the place of a price. One plain word may as well describe the dish. */
const market = new Set([...marketWords, ...allPriceWords.map((words) => words.market.toLowerCase())])
const isMarket = (words: string): boolean =>
  market.has(words) || words.split(' ').every((word) => market.has(word))
const isPlainWord = (words: string): boolean => /^[a-z]{3,}$/.test(words)

/** The words of a line before its prices, and its prices: the longest end of it that reads as such. */
export function partedFrom(text: string, context: PriceContext): readonly [string, readonly Price[]] {
  const row = rowUnder(text, context)
  if (row) return row
  for (const { index } of text.matchAll(/\s/gu)) {
    const before = text.slice(0, index)
    const name = before.replace(LEADERS_AT_END, '')
    const typed = text.slice(index + 1)
    const extra = extraIn(typed)
    const end = extra ?? typed
    if (name === '' || (extra === undefined && !beginsPrices(end, before, context))) continue
    const reading = readPrices(end, context)
    if ('prices' in reading && reading.prices.length > 0 && reading.prices.every(isPlain)) {
      // `Ribeye — 45 minutes 32 oz 135`: what begins a description isn't a label.
      if (/\s[\u2013\u2014-]+$/u.test(before) && /^\d+ /.test(reading.prices[0]?.label ?? '')) continue
      return [name, reading.prices]
    }
  }
  return [text, []]
}

function beginsPrices(end: string, before: string, { writing, heads }: PriceContext): boolean {
  const words = end.toLowerCase()
  if (isMarket(words)) return !isPlainWord(words) || PARTED_AT_END.test(before)
  if (COUNT_BEGINS.test(end)) return PARTED_AT_END.test(before)
  if (!AMOUNT_BEGINS.test(end) && !SIZE_BEGINS.test(end)) return false
  const [first = '', ...others] = end.split(' ')
  if (/\b(?:min|max)\.?$/iu.test(before)) return false
  if (heads.length < 2 && isNumberOfName(first, others)) return false
  return !YEAR.test(first) && !isQuantity(first, others, writing.menu.currency)
}

/** `Hop House 13 6.50`: no menu writes one price without cents and the next with them. */
const isNumberOfName = (first: string, others: readonly string[]): boolean =>
  /^\d{1,3}$/.test(first) && others.length === 1 && /^\d+[.,]\d\d$/.test(others[0] ?? '')

/** `12 oz` alone, or `2 eggs`, is part of a name: nothing after it is an amount, or the sign of one. */
const isQuantity = (first: string, others: readonly string[], currency: string): boolean =>
  /^\d+$/.test(first) &&
  others.length > 0 &&
  !others.some(
    (word) =>
      /[\d\u00BC-\u00BE]/u.test(word) || /^(?:each|ea\.?|pp)$/i.test(word) || isSignOf(word, currency),
  )

/** `(£3 supplement)`, `(lobster +20)`: what is paid on top often is in brackets. Other brackets are words. */
function extraIn(end: string): string | undefined {
  const [, inner] = /^\(([^()]*)\)$/u.exec(end) ?? []
  return inner !== undefined && /^\p{Sc}\d|\+\p{Sc}?\d|supplement/u.test(inner) ? inner : undefined
}

const CELL = /^(?:[\u2013\u2014-]|\+?[\d.,]*\d)$/u

/** `6.5 – – 36` under four columns: each is under one, as on paper. A dash leaves a column empty. */
function rowUnder(text: string, context: PriceContext): readonly [string, readonly Price[]] | null {
  const count = context.heads.length
  const words = text.split(' ')
  const cells = words.slice(-count)
  if (count < 2 || words.length <= count || !cells.every((cell) => CELL.test(cell))) return null
  if (CELL.test(words.at(-count - 1) ?? '')) return null
  const name = words.slice(0, -count).join(' ').replace(LEADERS_AT_END, '')
  const reading = readPrices(cells.join(' / '), context)
  return name !== '' && 'prices' in reading && reading.prices.length > 0 ? [name, reading.prices] : null
}

/** A label of many words isn't a label: the line was read too far. */
const isPlain = ({ label = '' }: Price, at: number): boolean => label.split(' ').length <= (at === 0 ? 3 : 6)
