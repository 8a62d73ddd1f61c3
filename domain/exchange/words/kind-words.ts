import type { PriceKind } from '../../menu/model/price.ts'

const kinds: Readonly<Record<string, PriceKind>> = {
  fixed: 'fixed',
  from: 'from',
  unit: 'unit',
  each: 'unit',
  'per unit': 'unit',
  supplement: 'supplement',
  extra: 'supplement',
  market: 'market',
  'market price': 'market',
  variable: 'market',
  included: 'included',
  free: 'included',
}

/** How a cell says that a price is meant; undefined for what isn't a kind of price. */
export function readKind(text: string): PriceKind | undefined {
  const word = text.trim().toLowerCase()
  return Object.hasOwn(kinds, word) ? kinds[word] : undefined
}
