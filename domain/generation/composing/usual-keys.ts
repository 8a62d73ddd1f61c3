import type { Dish } from '../../catalogue/dish.ts'
import { groupOf, isOfCourse, type Key, keysOf, matterOf } from './keys.ts'

const sharesByCuisine = new WeakMap<Dish, ReadonlyMap<Key, number>>()

/** For each key the share of dishes that have it, among those of the sections it is counted in. */
export function usualKeys(cuisine: readonly Dish[]): ReadonlyMap<Key, number> {
  const [first] = cuisine
  const known = first && sharesByCuisine.get(first)
  if (known) return known
  const counts = new Map<Key, number>()
  const pairs = new Map<string, number>()
  const savory = cuisine.filter(isOfCourse)
  for (const dish of cuisine) for (const key of keysOf(dish)) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { ingredients } of savory)
    for (const name of ingredients) pairs.set(name, (pairs.get(name) ?? 0) + 1)
  const inCategory = new Map(
    [...Map.groupBy(cuisine, ({ categoryId }) => String(categoryId))].map(([id, all]) => [id, all.length]),
  )
  const shares = new Map(
    [...counts].map(([key, count]) => {
      const group = groupOf(key)
      if (group === 'pair') return [key, usualPart(key, pairs, savory.length)]
      const among = inCategory.get(group.split(' ')[0] ?? '') ?? savory.length
      return [key, count / Math.max(1, among)]
    }),
  )
  if (first) sharesByCuisine.set(first, shares)
  return shares
}

/**
 * Returns how usual a pair is: as usual as the more usual of both, since garlic with anything tells
 * nothing.
 */
function usualPart(key: Key, uses: ReadonlyMap<string, number>, dishes: number): number {
  const parts = matterOf(key).split(' + ')
  return Math.max(...parts.map((name) => (uses.get(name) ?? 0) / Math.max(1, dishes)))
}
