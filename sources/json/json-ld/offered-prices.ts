import { type LdNode, listOf, textOfValue } from './nodes.ts'

/** A price as a menu prints it: `9.50 EUR`, `from 19 EUR`, `4 EUR per 100 g`. */
export interface OfferedPrice {
  /** What is sold at it: `Small`, `12 oz`. */
  readonly label?: string
  readonly text: string
}

/**
 * The prices of an item, each once.
 * @param name of the item, which isn't a label of a price
 */
export function offeredPrices(offers: readonly LdNode[], name: string): OfferedPrice[] {
  const prices = offers
    .flatMap(offersIn)
    .flatMap(pricesOf)
    .map(({ label, text }) => ({ ...(label !== undefined && label !== name && { label }), text }))
  return [...new Map(prices.map((price) => [`${price.label ?? ''} ${price.text}`, price])).values()]
}

/** Returns what an option costs extra, `+2.00`; `+0` where nothing is said. */
export function offeredSupplement(offers: readonly LdNode[]): string {
  const [amount] = offers.flatMap(offersIn).flatMap((offer) => amountOf(offer.price) ?? [])
  return `+${amount?.replace(/^[^\d]+|[^\d]+$/gu, '') ?? '0'}`
}

/** An offer that holds others is those. */
function offersIn(offer: LdNode): LdNode[] {
  const inner = listOf(offer.offers)
  return inner.length > 0 ? inner.flatMap(offersIn) : [offer]
}

function pricesOf(offer: LdNode): OfferedPrice[] {
  const specifications = listOf(offer.priceSpecification)
  if (offer.price === undefined && specifications.length > 1)
    return specifications.flatMap((one) => priceOf({ ...offer, ...one }))
  const [specification = {}] = specifications
  return priceOf({ ...specification, ...offer })
}

function priceOf(offer: LdNode): OfferedPrice[] {
  const low = amountOf(offer.lowPrice ?? offer.minPrice)
  const amount = amountOf(offer.price) ?? (low && `from ${low}`)
  if (amount === undefined) return []
  const currency = textOfValue(offer.priceCurrency)?.toUpperCase() ?? ''
  const isCode = /^[A-Z]{3}$/u.test(currency) && !/\p{Sc}|[A-Za-z]{3}$/u.test(amount)
  const label = labelOf(offer)
  const text = [isCode ? `${amount} ${currency}` : amount, perOf(offer)]
  return [{ ...(label && { label }), text: text.filter((part) => part !== undefined).join(' ') }]
}

/** What is sold at it: its name, its size, or how much it is. */
function labelOf(offer: LdNode): string | undefined {
  const [sold] = listOf(offer.itemOffered)
  const [quantity] = listOf(offer.eligibleQuantity)
  return (
    textOfValue(offer.name) ??
    textOfValue(offer.size) ??
    textOfValue(sold?.size ?? sold?.name) ??
    (quantity && quantityOf(quantity))
  )
}

function perOf(offer: LdNode): string | undefined {
  const [reference] = listOf(offer.referenceQuantity)
  const quantity = reference && quantityOf(reference)
  return quantity && `per ${quantity}`
}

/** Units by UN/CEFACT, as menus write them. */
const UNITS: Readonly<Record<string, string>> = {
  GRM: 'g',
  KGM: 'kg',
  LBR: 'lb',
  ONZ: 'oz',
  MLT: 'ml',
  CLT: 'cl',
  LTR: 'l',
}

function quantityOf(quantity: LdNode): string | undefined {
  const code = textOfValue(quantity.unitCode)
  const unit = textOfValue(quantity.unitText) ?? (code && UNITS[code])
  const value = textOfValue(quantity.value)
  return unit === undefined || value === undefined ? undefined : value === '1' ? unit : `${value} ${unit}`
}

/** Nothing for 0, by which pages say that they do not know. */
function amountOf(value: unknown): string | undefined {
  const text = textOfValue(value)
  return text === undefined || !/[1-9]/u.test(text) ? undefined : text
}
