import { type LdNode, listOf, textOfValue } from './nodes.ts'

/** The prices of an item as a menu prints them: `€ 9.50`, `Cup 5 / Bowl 7`, or nothing. */
export function offeredPrices(offers: readonly LdNode[]): string {
  const prices = offers.flatMap(priceOf)
  return [...new Set(prices)].join(' / ')
}

function priceOf(offer: LdNode): string[] {
  const inner = listOf(offer.offers)
  if (inner.length > 0) return inner.flatMap(priceOf)
  const [specification] = listOf(offer.priceSpecification)
  const price = amountOf(offer.price ?? specification?.price)
  const low = amountOf(offer.lowPrice)
  const currency = textOfValue(offer.priceCurrency ?? specification?.priceCurrency)
  const amount = price ?? (low && `from ${low}`)
  if (amount === undefined) return []
  const label = textOfValue(offer.name)
  const written =
    /^[A-Z]{3}$/u.test(currency ?? '') && !/\p{Sc}/u.test(amount) ? `${amount} ${currency}` : amount
  return [label ? `${label} ${written}` : written]
}

/** Nothing for 0, by which pages say that they do not know. */
function amountOf(value: unknown): string | undefined {
  const text = textOfValue(value)
  return text === undefined || !/[1-9]/u.test(text) ? undefined : text
}
