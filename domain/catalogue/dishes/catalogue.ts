import { atOnce, type Steps } from '../../computing/steps.ts'
import { type CuisineId, categories, cuisines } from '../../reference/reference.ts'
import type { CuisineDishes, Dish } from '../dish.ts'
import { dishOf } from '../dish-of.ts'
import { american } from './american/american.ts'
import { cafe } from './cafe/cafe.ts'
import { chinese } from './chinese/chinese.ts'
import { plainForChildren } from './for-children.ts'
import { french } from './french/french.ts'
import { greek } from './greek/greek.ts'
import { indian } from './indian/indian.ts'
import { italian } from './italian/italian.ts'
import { japanese } from './japanese/japanese.ts'
import { korean } from './korean/korean.ts'
import { levantine } from './levantine/levantine.ts'
import { mediterranean } from './mediterranean/mediterranean.ts'
import { mexican } from './mexican/mexican.ts'
import { ofTheMorning } from './of-the-morning.ts'
import { spanish } from './spanish/spanish.ts'
import { thai } from './thai/thai.ts'
import { vietnamese } from './vietnamese/vietnamese.ts'

const dishesByCuisine: Readonly<Record<CuisineId, CuisineDishes>> = {
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

let catalogue: readonly Dish[] | undefined

/**
 * Every dish of the catalogue by cuisine, category and the order its author gave, each with the dietary
 * options and allergens that follow from its ingredients. Derived at the first call, the same frozen
 * list ever after.
 */
export const loadCatalogue = (): readonly Dish[] => catalogue ?? atOnce(deriveCatalogue())

/** Loads it in steps, a cuisine's category each; at once where it's loaded. */
export function* deriveCatalogue(): Steps<readonly Dish[]> {
  if (catalogue) return catalogue
  const dishes: Dish[] = []
  for (const { id: cuisineId } of cuisines)
    for (const { id: categoryId } of categories) {
      const records = [
        ...dishesByCuisine[cuisineId][categoryId],
        ...(ofTheMorning[cuisineId]?.[categoryId] ?? []),
        ...plainForChildren(cuisineId)[categoryId],
      ]
      dishes.push(...records.map((record) => dishOf(record, cuisineId, categoryId)))
      yield
    }
  catalogue ??= Object.freeze(dishes)
  return catalogue
}
