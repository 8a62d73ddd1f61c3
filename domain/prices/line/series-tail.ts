import { readDigits } from '../amounts/digits.ts'
import type { PriceFacts } from './amounts.ts'
import { labelOf } from './label-of.ts'
import { nameBefore } from './name-before.ts'
import type { PriceTail } from './price-group.ts'
import { lastWords, rowOf } from './series.ts'

/** The prices of a line whose labels come again in its menu; undefined where they don't. */
export function seriesTail(text: string, facts: PriceFacts): PriceTail | undefined {
  const { first, next } = facts.series ?? {}
  const row = first && next && rowOf(text)
  if (!row) return undefined
  const own = [3, 2, 1]
    .map((count) => lastWords(row.name, count))
    .find((end) => end !== row.name && (first.has(end) || next.has(end)))
  if (own === undefined) return undefined
  const labels = [own, ...row.labels]
  const start = text.lastIndexOf(own.split(' ')[0] ?? own, row.prices[0]?.start)
  const amounts = row.prices.map(({ digits }) => readDigits(digits, facts.currency, facts.hasDecimalComma))
  if (start < 1 || amounts.some((amount) => typeof amount !== 'number')) return undefined
  return {
    before: nameBefore(text.slice(0, start)),
    prices: row.prices.map((price, at) => ({
      kind: 'fixed',
      amount: amounts[at] as number,
      start: at === 0 ? start : price.start,
      end: price.end,
      ...labelOf((labels[at] ?? '').replace(/^\((\d+)\)$/u, '$1')),
    })),
    behind: [],
  }
}
