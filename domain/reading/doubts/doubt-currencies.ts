import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import type { DoubtfulLine, ReadParts } from './read-parts.ts'

/**
 * `Margarita $9` on a menu in pounds: its amount is taken as written, and a person says what it costs. A menu that is
 * mostly in the other currency asks once.
 */
export function doubtCurrencies({ lines }: Pick<ReadParts, 'lines'>, facts: PriceFacts): DoubtfulLine[] {
  const priced = lines.flatMap(({ role, text }, at) => {
    const amounts = /^(?:leave-out|ornament|contact|legend)$/u.test(role) ? [] : amountsIn(text, facts)
    return amounts.length === 0 ? [] : [{ at, text: amounts.find(({ foreign }) => foreign)?.foreign }]
  })
  const doubtful = priced.flatMap(({ at, text }): DoubtfulLine[] =>
    text === undefined ? [] : [{ at, code: 'currency_differs', text }],
  )
  const isWhole = doubtful.length >= LEAST && doubtful.length * 2 > priced.length
  return isWhole ? doubtful.slice(0, 1) : doubtful
}

/** Lines in another currency that are no slip. */
const LEAST = 5
