import { NO_ENERGY, type Price, priceSchema } from '#domain/menu/model/price.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { noAmount, readAmount } from './box-of-amount.ts'
import type { BoxReading, PriceContext, TypedPriceDetails } from './price-reading.ts'

/** Returns prices with what was typed about each in separate boxes. */
export function withDetails(
  prices: readonly Price[],
  { details = {}, writing }: Pick<PriceContext, 'details' | 'writing'>,
): BoxReading {
  const read = prices.map((price, at) => withDetail(price, details[at] ?? {}, writing.menu.currency))
  const problem = read.find((price) => typeof price === 'string')
  if (problem !== undefined) return { problem, choices: [] }
  return { prices: read.filter((price) => typeof price !== 'string') }
}

/** A sentence where something of it cannot be read. */
function withDetail(price: Price, typed: TypedPriceDetails, currency: string): Price | string {
  if (Object.keys(typed).length === 0) return price
  const changes: { -readonly [Field in 'former' | 'kcal' | 'sodiumMg' | 'words']?: Price[Field] } = {}
  if (typed.former !== undefined) {
    const former = readAmount(typed.former, currency)
    if (former === null || former < 0) return noAmount(currency)
    changes.former = former === 0 ? undefined : former
  }
  if (typed.kcal !== undefined) {
    const read = priceSchema.shape.kcal.safeParse(wholeNumber(typed.kcal))
    if (!read.success) return NO_ENERGY
    changes.kcal = read.data
  }
  if (typed.sodiumMg !== undefined) {
    const read = priceSchema.shape.sodiumMg.safeParse(wholeNumber(typed.sodiumMg))
    if (!read.success) return read.error.issues[0]?.message ?? ''
    changes.sodiumMg = read.data
  }
  if (typed.words !== undefined) changes.words = typed.words.trim() || undefined
  return setFields(price, changes)
}

const wholeNumber = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))
