import { currencyDigits, isCurrency } from '../../domain/money/currency.ts'
import { isNode, type LdNode, textOfValue } from './json-ld/nodes.ts'
import { meantByKey } from './key-meanings.ts'

/** A price in whole units with what is sold at it. */
export interface JsonPrice {
  readonly label?: string
  readonly price: string
  readonly currency?: string
}

const PRICE =
  /^(?:(?:base|unit|item|sale|selling|regular|default|menu|display|formatted|min|current)?_?prices?(?:_?(?:money|cents|amount|value|in_?cents|text|info))?|cost|amount|preis|prix|precio|prezzo|preco|prijs|pris)$/iu
const isPriceKey = (key: string): boolean => PRICE.test(key) || meantByKey(key) === 'price'

const OPTIONS =
  /^(?:offers?|variants?|variations?|options|sizes|prices|price_?(?:options|list|levels)|portions)$/iu
const LABEL = /^(?:display_?name|(?:variation|variant|option|size)?_?(?:name|title)|label|size|portion)$/iu
const IN_MINOR = /cents|minor/iu

/** The prices of a thing: its own, or those of its sizes. */
export function priceTexts(node: LdNode): JsonPrice[] {
  const entries = Object.entries(node)
  const own = entries
    .flatMap(([key, value]) => (isPriceKey(key) ? (priceAt(key, value, node) ?? []) : []))
    .slice(0, 1)
  const options = entries.flatMap(([key, value]) =>
    OPTIONS.test(key) && typeof value === 'object'
      ? optionsIn(key === 'variants' ? inCents(value) : value)
      : [],
  )
  const isRest = options.every(({ price }) => price !== own[0]?.price)
  if (options.length === 0) return own
  return own.length > 0 && isRest && !('variants' in node) ? [...own, ...options] : options
}

/** Whole numbers of variants, as Shopify's pages have them, are cents: `{ "price": 650 }`. */
function inCents(variants: unknown): unknown {
  const all = [variants].flat().filter(isNode)
  const areCents = all.every(({ price }) => Number.isInteger(price) && (price as number) >= 100)
  return areCents ? all.map(({ price, ...one }) => ({ ...one, price_cents: price })) : variants
}

/** `[{ "name": "Small", "price": 3 }]` or `{ "small": 3, "large": 5 }` */
function optionsIn(value: unknown): JsonPrice[] {
  if (isNode(value) && Object.keys(value).some(isPriceKey)) return optionsIn([value])
  if (Array.isArray(value))
    return value.filter(isNode).flatMap((given) => {
      const [label] = [given.labels].flat()
      const inner = [given.item_variation_data].find(isNode)
      const one = {
        ...(isNode(label) ? label : {}),
        ...(isNode(given.attributes) ? given.attributes : {}),
        ...inner,
        ...given,
      }
      const entries = Object.entries(one)
      const price = entries.flatMap(([key, at]) => (isPriceKey(key) ? (priceAt(key, at, one) ?? []) : []))[0]
      const name = entries.flatMap(([key, at]) => (LABEL.test(key) ? (textOfValue(at) ?? []) : []))[0]
      if (!price) return []
      return [
        name === undefined || /^(?:default title|regular)$/iu.test(name) ? price : { ...price, label: name },
      ]
    })
  if (!isNode(value)) return []
  return Object.entries(value).flatMap(([label, at]) => {
    const price = priceAt(label, at, value)
    return price && !/currency|code/iu.test(label) ? [{ ...price, label }] : []
  })
}

function priceAt(key: string, value: unknown, around: LdNode): JsonPrice | undefined {
  if (isNode(value)) return moneyIn(key, value)
  const text = textOfValue(value)
  if (text === undefined || !/\d/u.test(text) || text.length > 20 || !/[1-9]/u.test(text)) return undefined
  const currency = currencyIn(around)
  return { price: IN_MINOR.test(key) ? inUnits(text, currency) : text, ...(currency && { currency }) }
}

/** `{ "amount": 650, "currency": "USD" }`, `{ "units": "6", "nanos": 500000000 }` */
function moneyIn(key: string, money: LdNode): JsonPrice | undefined {
  const currency = currencyIn(money)
  const said = currency === undefined ? {} : { currency }
  if (money.units !== undefined) {
    const amount = Number(money.units) + Number(money.nanos ?? 0) / 1e9
    return amount > 0 ? { price: String(Math.round(amount * 1000) / 1000), ...said } : undefined
  }
  const text = textOfValue(money.amount ?? money.value ?? money.price ?? money.formatted)
  if (text === undefined || !/[1-9]/u.test(text)) return undefined
  // Programs that name the currency count in its smallest unit, unless they write a point.
  const isMinor = /money/iu.test(key) || IN_MINOR.test(Object.keys(money).join(' '))
  return { price: isMinor && /^\d+$/u.test(text) ? inUnits(text, currency) : text, ...said }
}

const inUnits = (minor: string, currency = 'USD'): string => {
  const digits = currencyDigits(currency)
  return (Number(minor) / 10 ** digits).toFixed(digits)
}

export function currencyIn(node: LdNode): string | undefined {
  for (const [key, value] of Object.entries(node)) {
    const isNamed = /^(?:price_?)?currency(?:_?code)?$/iu.test(key) || meantByKey(key) === 'currency'
    const code = isNamed ? textOfValue(value)?.toUpperCase() : undefined
    if (code !== undefined && isCurrency(code)) return code
  }
  return undefined
}
