import { isExtra } from '../../courses/portion.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Price } from '../../menu/model/price.ts'
import type { PlacedItem } from '../parts/placed-items.ts'
import { anyWord } from '../words/any-word.ts'

/** Options of one item that a guest can choose between: what is paid on top of another price is none. */
const optionsOf = ({ prices }: Pick<MenuItem, 'prices'>): Price[] =>
  prices.filter(({ kind }) => kind !== 'supplement')

/** The energy of one portion in kcal, where the item has one; undefined where it is not known or differs by size. */
export function energyOf(item: Pick<MenuItem, 'prices' | 'kcal'>): number | undefined {
  const options = optionsOf(item)
  return options.length > 1 ? undefined : (options[0]?.kcal ?? item.kcal)
}

/** Is the energy of each size known? One figure for several sizes is that of none. */
export function hasEnergy(item: Pick<MenuItem, 'prices' | 'kcal'>): boolean {
  const options = optionsOf(item)
  return options.length > 1 ? options.every(({ kcal }) => kcal !== undefined) : energyOf(item) !== undefined
}

/** All figures of an item, in kcal. */
export const energiesOf = ({ prices, kcal }: Pick<MenuItem, 'prices' | 'kcal'>): number[] =>
  [kcal, ...prices.map((price) => price.kcal)].filter((energy) => energy !== undefined)

const SPECIAL = anyWord(
  'special of the day, daily special*, today s special*, specials, soup of the day, catch of the day, fish of the day',
  'soup du jour, plat du jour, of the day',
)
const CONDIMENTS = anyWord('condiments, sauces, dips, dressings, extra sauce*')

/**
 * Is it a standard item, as the laws on calories mean it? Daily specials, condiments and additions are not.
 * Sources: 21 CFR 101.11(b); SI 2021/909; both by secondary sources.
 */
export const isStandardItem = ({ item, name, sections }: PlacedItem): boolean =>
  !isExtra(item.name) &&
  ![name, ...sections].some((words) => SPECIAL.test(words)) &&
  !CONDIMENTS.test(sections[0] ?? '')
