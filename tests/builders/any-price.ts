import fc from 'fast-check'
import { keySchema } from '#domain/menu/model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { priceKinds } from '#domain/prices/price-kind.ts'
import { sizeUnits } from '#domain/prices/sizes/size.ts'
import { anyLine } from './any-words.ts'

/** Of every currency below less than its dearest price. */
const MOST = 2_000_000

export const anyKey = fc
  .stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
  .filter((key) => keySchema.safeParse(key).success)

/** No digits, two and three; a sign before and after the amount; one that is written in letters. */
export const anyCurrency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'GBP', 'CHF', 'SEK', 'INR')

export const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: MOST }),
  fc.constantFrom(0, 1, 50, 99, 100, 1250, 3250, MOST),
)

const anySize = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(0.1, 0.25, 12.5)),
  unit: fc.constantFrom(...sizeUnits),
})

const label = anyLine(MENU_TEXT_LIMITS.label)

export const anyHeads: fc.Arbitrary<PriceHead[]> = fc.uniqueArray(
  fc.record({ id: anyKey, label, size: anySize }, { requiredKeys: ['id', 'label'] }),
  { minLength: 1, maxLength: 4, selector: ({ id }) => id },
)

/** A price that does not know yet which columns there are. */
export interface LoosePrice {
  readonly price: Price
  readonly column: number | null
}

const anyLoosePrice: fc.Arbitrary<LoosePrice> = fc
  .record({
    amount: anyAmount,
    saves: fc.integer({ min: 0, max: 9 }),
    original: fc.option(anyAmount, { nil: undefined }),
    rest: fc.record(
      {
        id: anyKey,
        kind: fc.constantFrom(...priceKinds),
        label,
        size: anySize,
        per: label,
        words: label,
        former: anyAmount,
        kcal: fc.integer({ min: 0, max: 20_000 }),
        sodiumMg: fc.integer({ min: 0, max: 100_000 }),
      },
      { requiredKeys: ['id', 'kind'] },
    ),
    column: fc.option(fc.nat({ max: 3 })),
  })
  .map(({ amount, saves, original, rest, column }) => {
    const { kind } = rest
    if (kind === 'market' || kind === 'included') return { price: rest, column }
    const paid = kind === 'supplement' && saves === 0 ? 0 - amount : amount
    return { price: { ...rest, amount: paid, ...(original !== undefined && { original }) }, column }
  })

export const anyLoosePrices: fc.Arbitrary<LoosePrice[]> = fc.uniqueArray(anyLoosePrice, {
  maxLength: MENU_SIZE_LIMITS.prices,
  selector: ({ price }) => price.id,
})

/** The prices under these columns: a column that is not there, or is taken, holds none of them. */
export function underHeads(loose: readonly LoosePrice[], heads: readonly PriceHead[]): Price[] {
  const taken = new Set<number>()
  return loose.map(({ price, column }) => {
    const head = column === null || taken.has(column) ? undefined : heads[column]
    if (column === null || !head) return price
    taken.add(column)
    return { ...price, head: head.id }
  })
}

/** Prices without a supplement that takes off more than `base`. */
export const savingAtMost = (base: number, prices: readonly Price[]): Price[] =>
  prices.map((price) =>
    price.amount !== undefined && price.amount < -base ? { ...price, amount: 0 - base } : price,
  )

/** The least amount that isn't a supplement. */
export function leastOf(prices: readonly Price[], otherwise = Number.POSITIVE_INFINITY): number {
  const amounts = prices.flatMap(({ kind, amount }) =>
    kind === 'supplement' || amount === undefined ? [] : [amount],
  )
  return amounts.length > 0 ? Math.min(...amounts) : otherwise
}
