import type { Dish } from '../../catalogue/dish.ts'
import { foldedWords } from '../../dishes/words/dish-words.ts'
import { type CuisineId, DRINKS } from '../../reference/reference.ts'
import { allIn } from '../../text/word-table.ts'
import { american } from './american.ts'
import { cafe } from './cafe.ts'
import { chinese } from './chinese.ts'
import { french } from './french.ts'
import { greek } from './greek.ts'
import type { Houses } from './house.ts'
import { indian } from './indian.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { levantine } from './levantine.ts'
import { mediterranean } from './mediterranean.ts'
import { mexican } from './mexican.ts'
import { spanish } from './spanish.ts'
import { thai } from './thai.ts'
import { vietnamese } from './vietnamese.ts'

const byCuisine: Readonly<Partial<Record<CuisineId, Houses>>> = {
  1: italian,
  2: japanese,
  3: mexican,
  4: indian,
  5: american,
  6: thai,
  7: mediterranean,
  8: french,
  9: chinese,
  10: korean,
  11: greek,
  12: vietnamese,
  13: spanish,
  14: levantine,
  15: cafe,
}

/** Cuisines whose restaurants differ so much that one card of two of them is a food court; of others many cards mix them. */
const keptApart: ReadonlySet<number> = new Set([1, 3, 4, 5, 7, 9])

/** Does a card lean to one house though nobody chose one? */
export const leansToOneHouse = (cuisineId: number): boolean => keptApart.has(cuisineId)

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
