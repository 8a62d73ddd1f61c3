import type { Price, PriceHead } from '../../menu/model/price.ts'
import { currencyDigits, toMajor } from '../../money/currency.ts'
import { writeSize } from '../../prices/sizes/size.ts'
import type { Cells } from './item-cells.ts'

/** One price in cells: amounts as decimals with the digits of the currency. */
export function priceCells(price: Price, heads: readonly PriceHead[], currency: string): Cells {
  const { kind, amount, label, size, head, per, words, former, kcal, sodiumMg } = price
  const decimal = (minor: number) => toMajor(minor, currency).toFixed(currencyDigits(currency))
  const column = heads.find(({ id }) => id === head)?.label
  return {
    ...(label && { label }),
    ...(column && { column }),
    ...(size && { size: writeSize(size) }),
    ...(kind !== 'fixed' && { kind }),
    ...(amount !== undefined && { price: decimal(amount) }),
    currency,
    ...(per && { per }),
    ...(words && { words }),
    ...(former !== undefined && { former: decimal(former) }),
    ...(kcal !== undefined && { priceKcal: String(kcal) }),
    ...(sodiumMg !== undefined && { priceSodium: String(sodiumMg) }),
  }
}
