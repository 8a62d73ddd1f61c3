import type { MenuItem } from '../../model/item.ts'
import type { Price } from '../../model/price.ts'

type WithEnergy = Pick<MenuItem, 'prices' | 'kcal'>

/** Options of one item that a guest can choose between: what is paid on top of another price is none. */
const optionsOf = ({ prices }: Pick<MenuItem, 'prices'>): Price[] =>
  prices.filter(({ kind }) => kind !== 'supplement')

/** The energy of one portion in kcal, where the item has one; undefined where it is not known or differs by size. */
export function energyOf(item: WithEnergy): number | undefined {
  const options = optionsOf(item)
  return options.length > 1 ? undefined : (options[0]?.kcal ?? item.kcal)
}

/** Returns whether the energy of each size is known. One figure for several sizes is that of none. */
export function hasEnergy(item: WithEnergy): boolean {
  const options = optionsOf(item)
  return options.length > 1 ? options.every(({ kcal }) => kcal !== undefined) : energyOf(item) !== undefined
}

/** An item with its energy at its only option, where it has one: what is said of a portion is said of its price. */
export function energyAtPrices(item: WithEnergy): WithEnergy {
  const [only, ...others] = optionsOf(item)
  const { kcal } = item
  if (kcal === undefined || !only || others.length > 0) return item
  return {
    prices: item.prices.map((price) => (price === only ? { ...price, kcal: price.kcal ?? kcal } : price)),
  }
}
