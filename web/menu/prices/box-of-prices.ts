import { z } from 'zod'
import type { Price } from '#domain/menu/model/price.ts'
import { readTypedPrices, typedText } from '#domain/menu/prices/typed-prices.ts'
import { INVALID_PRICE } from '#domain/money/dollars.ts'
import { withDetails } from './price-details.ts'
import type { BoxReading, PriceContext } from './price-reading.ts'

const typedBy = ({ writing: { menu }, heads, before }: PriceContext) => ({
  currency: menu.currency,
  language: menu.language,
  heads,
  before,
})

export const typedPrices = (prices: readonly Price[], context: PriceContext): string =>
  typedText(prices, typedBy(context))

export function readPrices(typed: string, context: PriceContext): BoxReading {
  const refused = { problem: INVALID_PRICE, choices: [] }
  if (typed.trim() === '' && !context.mayLack) return refused
  const reading = readTypedPrices(typed, typedBy(context))
  if ('prices' in reading)
    return isBelowNothing(reading.prices, context) ? refused : withDetails(reading.prices, context)
  if ('problem' in reading) return { problem: reading.problem, choices: [] }
  const { question, choices } = reading
  // A word alone is more often a slip than what a menu prints in the place of a price.
  return { problem: /\d/.test(typed) ? question : INVALID_PRICE, choices }
}

/** Nothing is there that a lone reduction could take something off. */
const isBelowNothing = (prices: readonly Price[], { isPartOfWhole = false }: PriceContext): boolean =>
  !isPartOfWhole && prices.length > 0 && prices.every(({ amount }) => amount !== undefined && amount < 0)

/** The same for a form: what cannot be read is an issue with the sentence about it. */
export const typedPricesSchema = (context: PriceContext) =>
  z.string().transform((typed, issues): Price[] => {
    const reading = readPrices(typed, context)
    if ('prices' in reading) return [...reading.prices]
    const { problem, choices } = reading
    const ways = problem === INVALID_PRICE ? [] : choices.map((choice) => choice.typed)
    const message = ways.length === 0 ? problem : `${problem} Type ${ways.join(' or ')}.`
    issues.addIssue({ code: 'custom', message })
    return z.NEVER
  })
