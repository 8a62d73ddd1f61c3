import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import type { DoubtfulLine, ReadParts } from './read-parts.ts'

/** `Margarita $9` on a menu in pounds: its amount is taken as written, and a person says what it costs. */
export const doubtCurrencies = ({ lines }: Pick<ReadParts, 'lines'>, facts: PriceFacts): DoubtfulLine[] =>
  lines.flatMap(({ role, text }, at): DoubtfulLine[] => {
    if (/^(?:leave-out|ornament|contact|legend)$/u.test(role)) return []
    const [foreign] = amountsIn(text, facts).flatMap((amount) => amount.foreign ?? [])
    return foreign === undefined ? [] : [{ at, code: 'currency_differs', text: foreign }]
  })
