import { counted } from '../text/listed.ts'

/** A share as a difference is written: `+6.3%`, `−10%`. */
export const signedPercent = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${String(percent).replace('-', '−')}%`

/** What a change comes to in all: `+6.3% on average, 2 prices stay`, of minor units; empty for no price. */
export function averageChange(
  prices: readonly { readonly before: number; readonly after: number }[],
): string {
  const [before, after] = prices.reduce<[number, number]>(
    (sums, price) => [sums[0] + price.before, sums[1] + price.after],
    [0, 0],
  )
  if (before === 0) return ''
  const average = `${signedPercent(Math.round((after / before - 1) * 1000) / 10)} on average`
  const kept = prices.filter((price) => price.before === price.after).length
  return kept === 0 ? average : `${average}, ${counted(kept, 'price stays', 'prices stay')}`
}
