import { setFields } from '#domain/menu/editing/set-fields.ts'
import { type Price, priceSchema } from '#domain/menu/model/price.ts'
import type { PriceContext, PriceReading, TypedPriceDetails } from './price-reading.ts'
import { noAmount, readAmount } from './typed-amount.ts'

/** Prices with what was typed of each in boxes of its own. */
export function withDetails(
  prices: readonly Price[],
  { details = {}, writing }: Pick<PriceContext, 'details' | 'writing'>,
): PriceReading {
  const read = prices.map((price, at) => withDetail(price, details[at] ?? {}, writing.menu.currency))
  const problem = read.find((price) => typeof price === 'string')
  if (problem !== undefined) return { problem, choices: [] }
  return { prices: read.filter((price) => typeof price !== 'string') }
}

/** A sentence where something of it cannot be read. */
function withDetail(price: Price, typed: TypedPriceDetails, currency: string): Price | string {
  if (Object.keys(typed).length === 0) return price
  const changes: { -readonly [Field in 'former' | 'kcal' | 'words']?: Price[Field] } = {}
  if (typed.former !== undefined) {
    const former = readAmount(typed.former, currency)
    if (former === null || former < 0) return noAmount(currency)
    changes.former = former === 0 ? undefined : former
  }
  if (typed.kcal !== undefined) {
    const kcal = typed.kcal.trim() === '' ? undefined : Number(typed.kcal)
    if (!priceSchema.shape.kcal.safeParse(kcal).success)
      return 'Energy is a whole number of kcal up to 20,000.'
    changes.kcal = kcal
  }
  if (typed.words !== undefined) changes.words = typed.words.trim() || undefined
  return setFields(price, changes)
}
