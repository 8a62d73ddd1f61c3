import { type AllergenKey, allergenGroup } from '../../allergens/allergen-keys.ts'
import {
  type AllergenMarket,
  allergenLists,
  allergenMarketOf,
} from '../../allergens/markets/allergen-lists.ts'

/** A substance of the table, or a group of which the cells name the cereal or the nut. */
export interface MatrixColumn {
  readonly key: AllergenKey
  /** Keys of declarations that are said in this column. */
  readonly covers: readonly AllergenKey[]
}

/** The list of the country where the restaurant stands; where none is known, the longest, the European. */
export const matrixMarketOf = (country: string | undefined): AllergenMarket =>
  (country === undefined ? undefined : allergenMarketOf(country)) ?? 'EU'

/**
 * The columns of a market in the order of its list. Several cereals or nuts share one column with the group's own
 * word, since a table of 28 columns could not be read; a group of which the list has one member is that member, as
 * wheat in the United States.
 */
export function matrixColumns(market: AllergenMarket): MatrixColumn[] {
  const { listed } = allergenLists[market]
  const columns = new Map<AllergenKey, MatrixColumn>()
  for (const { key, covers } of listed) {
    const group = allergenGroup(key)
    const isShared = listed.filter((other) => allergenGroup(other.key) === group).length > 1
    const of = isShared ? group : key
    const before = columns.get(of)?.covers ?? []
    // "Contains gluten" may mean any cereal: it is said wherever one of them is.
    const unnamed = group === key ? [] : [group]
    columns.set(of, { key: of, covers: [...new Set([...unnamed, ...before, ...covers])] })
  }
  return [...columns.values()]
}
