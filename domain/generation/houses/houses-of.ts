import type { Dish } from '../../catalogue/dish.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { type CuisineId, DRINKS } from '../../reference/reference.ts'
import { allIn } from '../../text/word-table.ts'
import { american } from './american.ts'
import { chinese } from './chinese.ts'
import type { Houses } from './house.ts'
import { indian } from './indian.ts'
import { italian } from './italian.ts'
import { mediterranean } from './mediterranean.ts'
import { mexican } from './mexican.ts'

/** Cuisines whose restaurants differ so much that one card of two of them is a food court. */
const byCuisine: Readonly<Partial<Record<CuisineId, Houses>>> = {
  1: italian,
  3: mexican,
  4: indian,
  5: american,
  7: mediterranean,
  9: chinese,
}

/** The houses of a cuisine by name; none where its cards are much alike. */
export const housesOfCuisine = (cuisineId: number): string[] =>
  Object.keys(byCuisine[cuisineId as CuisineId] ?? {})

const homes = new WeakMap<Dish, ReadonlySet<string>>()

/** Where a dish is at home, by its words; empty for what is served in every house. Drinks are poured in all. */
export function housesOf(dish: Dish): ReadonlySet<string> {
  const known = homes.get(dish)
  if (known) return known
  const houses = dish.categoryId === DRINKS ? undefined : byCuisine[dish.cuisineId]
  const found = new Set(houses ? allIn(houses, foldedWords(dish)) : [])
  homes.set(dish, found)
  return found
}

/** Returns whether a dish is at home elsewhere, and not in this house. */
export const isForeign = (dish: Dish, house: string): boolean => {
  const found = housesOf(dish)
  return found.size > 0 && !found.has(house)
}
