import type { LinePrice } from './line-price.ts'

/** Euros for one unit of what the euro replaced, fixed by law: both are printed for a year or more. */
const REPLACED: readonly number[] = [1.95583, 7.5345]

/** `5,00 € / 9,78 лв.`: one price in two currencies, of which the other one isn't paid any more. */
export function withoutOtherCurrency(prices: readonly LinePrice[]): readonly LinePrice[] {
  const [own, other, ...more] = prices
  if (more.length > 0 || own?.amount === undefined || other?.amount === undefined) return prices
  const [kept, gone] = own.foreign === undefined ? [own, other] : [other, own]
  if (gone.foreign === undefined || kept.foreign !== undefined) return prices
  const rate = (gone.amount ?? 0) / (kept.amount ?? 1)
  return REPLACED.some((fixed) => Math.abs(rate / fixed - 1) < 0.01) ? [kept] : prices
}
