import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { PriceContext } from '../../../../menu/prices/price-reading.ts'
import { readPrices } from '../../../../menu/prices/typed-prices.ts'

/** A dish as one line says it. */
export interface QuickDish {
  readonly name: string
  readonly description: string
  readonly prices: readonly Price[]
}

/** What prices begin with: a digit, a sign, or a word that only stands before a price. */
const PRICE_BEGINS =
  /^(?:[+\u2212-]?\p{Sc}?\d|[+\u2212-]?\p{Sc}|[\u00BC-\u00BE]|(?:MP|M\.P\.|market|from|glass|bottle|carafe|half|whole|cup|bowl|small|large|regular|each|pint|single|double)\b)/iu

/** A year of a wine, or the number of a street, is no price where more follows it. */
const YEAR = /^(?:19|20)\d\d$/

/** Dots, dashes, colons and spaces that lead from a name to its price, or to its description. */
const LEADERS_AT_END = /[\s.\u2026\u00B7\u2022_|,:\u2013\u2014-]+$/u

/** Between a name and what is said of it. */
const DESCRIBED = /\s+[\u2013\u2014]\s+|\s+--\s+/u

/**
 * The dish that somebody typed in one line: `Oysters`, `Oysters 14 / 26`, `Clams half dozen 14 / dozen 26`,
 * `Bavette — watercress, one sauce 34`. The longest end of the line that reads as prices is its prices. No word is
 * lost: what does not fit into a name becomes the description.
 */
export function readQuickDish(line: string, context: PriceContext): QuickDish {
  const text = line.trim().replaceAll(/\s+/gu, ' ')
  const [words, prices] = partedFrom(text, context)
  const [name = '', ...rest] = words.split(DESCRIBED)
  return { ...fitted(name, rest.join(' — ')), prices }
}

function partedFrom(text: string, context: PriceContext): readonly [string, readonly Price[]] {
  for (const { index } of text.matchAll(/\s/gu)) {
    const end = text.slice(index + 1)
    const name = text.slice(0, index).replace(LEADERS_AT_END, '')
    const [first = '', ...others] = end.split(' ')
    if (name === '' || !PRICE_BEGINS.test(end) || YEAR.test(first) || isQuantity(first, others)) continue
    const reading = readPrices(end, context)
    if ('prices' in reading && reading.prices.length > 0 && reading.prices.every(isPlain))
      return [name, reading.prices]
  }
  return [text, []]
}

/** `12 oz` alone, or `2 eggs`, is part of a name: nothing after it is an amount. */
const isQuantity = (first: string, others: readonly string[]): boolean =>
  /^\d+$/.test(first) &&
  others.length > 0 &&
  !others.some((word) => /[\d\u00BC-\u00BE]/u.test(word) || /^(?:each|ea\.?|pp)$/i.test(word))

/** A label of many words is no label: the line was read too far. */
const isPlain = ({ label = '' }: Price): boolean => label.split(' ').length <= 3

function fitted(name: string, description: string): Pick<QuickDish, 'name' | 'description'> {
  const most = MENU_TEXT_LIMITS.name
  if (name.length <= most) return { name, description }
  const cut = name.lastIndexOf(' ', most)
  const at = cut > 0 ? cut : most
  return {
    name: name.slice(0, at).trim(),
    description: [name.slice(at).trim(), description].filter(Boolean).join(' — '),
  }
}

/** The dishes of several lines. A line that stands in is said of the dish above it. */
export function readQuickDishes(text: string, context: PriceContext): QuickDish[] {
  const dishes: QuickDish[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const dish = readQuickDish(line, context)
    const above = dishes.at(-1)
    if (above && /^(?:\t| {2,})/.test(line) && dish.prices.length === 0) {
      const said = [above.description, line.trim()].filter(Boolean).join('\n')
      dishes[dishes.length - 1] = { ...above, description: said }
    } else dishes.push(dish)
  }
  return dishes
}
