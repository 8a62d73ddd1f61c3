import {
  type Allergen,
  type AllergenKey,
  allergenGroup,
  allergens,
  isAllergenKey,
  membersOf,
} from '../../allergens/allergen-keys.ts'
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

/** The list of the country where the restaurant is; where none is known, the longest, the European. */
export const matrixMarketOf = (country: string | undefined): AllergenMarket =>
  (country === undefined ? undefined : allergenMarketOf(country)) ?? 'EU'

/**
 * The columns of a market in the order of its list. Several cereals or nuts share one column with the group's
 * word, since a table of 28 columns could not be read; a group with one member is that member.
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

/**
 * What an owner declares, in the order in which guests avoid it: the list of the market first, then what is left of the
 * 14 groups. So in the United States the nine come first, wheat among them.
 */
export function declarableKeys(market: AllergenMarket): AllergenKey[] {
  const listed = matrixColumns(market).map(({ key }) => key)
  return [...listed, ...allergens.filter((group) => !listed.includes(group))]
}

/** A group as a guest avoids it: under its own word and each of its members. */
const wholeGroup = (group: Allergen): MatrixColumn => ({
  key: group,
  covers: [group, ...membersOf(group)],
})

/**
 * What guests can avoid: the list of the market, gluten wherever the market is, since wheat is not all of it, and then
 * every group of which the list lacks something that is declared on this menu, as celery and barley in the United States.
 * @param declared keys of all declarations of the menu
 */
export function avoidableColumns(market: AllergenMarket, declared: readonly string[]): MatrixColumn[] {
  const listed = matrixColumns(market)
  const isListed = (key: string) => listed.some(({ covers }) => covers.some((covered) => covered === key))
  const beyond = new Set(
    declared.flatMap((key) => (isAllergenKey(key) && !isListed(key) ? allergenGroup(key) : [])),
  )
  const added = allergens.filter((group) => group === 'gluten' || beyond.has(group)).map(wholeGroup)
  const wider = listed.map((column) => added.find(({ key }) => key === column.key) ?? column)
  return [...wider, ...added.filter(({ key }) => !listed.some((column) => column.key === key))]
}

/**
 * What a guest asks to avoid by the list of a menu: the group that covers a cereal or a nut, where the list has no
 * column for it alone. What no dish declares has a column too, since a dish without a declaration may contain it.
 * @param avoidable none where no dish of the menu has a declaration; then nothing can be avoided
 */
export function avoidedColumns(
  avoidable: readonly MatrixColumn[],
  avoided: readonly string[],
): readonly MatrixColumn[] {
  if (avoidable.length === 0) return []
  const columnOf = (key: AllergenKey): MatrixColumn => {
    const group = allergens.find((one) => one === key)
    return (
      avoidable.find((column) => column.key === key) ??
      avoidable.find(({ covers }) => covers.includes(key)) ??
      (group ? wholeGroup(group) : { key, covers: [key] })
    )
  }
  return [...new Set(avoided.filter(isAllergenKey).map(columnOf))]
}
