import type { CuisineId } from '../../reference/reference.ts'
import { borrowed } from '../borrowed.ts'
import type { CuisineDishes } from '../dish.ts'
import { americanBeverages } from './american/beverages.ts'
import { americanDesserts } from './american/desserts.ts'
import { americanSides } from './american/sides.ts'

const AMERICAN: CuisineId = 5
/** It cuts its own fruit. */
const ITALIAN: CuisineId = 1

/** Kitchens whose card for children has an ice, or enough sides. */
const WITH_OWN_ICE: ReadonlySet<CuisineId> = new Set([1, 8, 10])
const WITH_OWN_SIDES: ReadonlySet<CuisineId> = new Set([1, 8])

/** Where the ids of a kitchen's plates begin, behind those of its sections. */
const firstIds = (cuisineId: CuisineId): Readonly<Record<3 | 4 | 5, number>> => {
  const own = cuisineId <= 9 ? (cuisineId - 1) * 800 + 801 : (cuisineId - 9) * 100 + 80
  return cuisineId <= 9 ? { 3: own + 440, 4: own + 590, 5: own + 740 } : { 3: own, 4: own + 2, 5: own + 3 }
}

/** What every kitchen has for children, whatever it cooks: one recipe of each, an id in each kitchen. */
export function plainForChildren(cuisineId: CuisineId): CuisineDishes {
  const first = firstIds(cuisineId)
  const none = { 1: [], 2: [], 3: [], 4: [], 5: [] }
  if (cuisineId === AMERICAN) return none
  return {
    ...none,
    3: borrowed(americanDesserts, {
      ...(!WITH_OWN_ICE.has(cuisineId) && { [first[3]]: "Kids' Little Sundae" }),
      ...(cuisineId !== ITALIAN && { [first[3] + 1]: "Kids' Fruit Cup" }),
    }),
    4: borrowed(americanSides, WITH_OWN_SIDES.has(cuisineId) ? {} : { [first[4]]: "Kids' Apple Slices" }),
    5: borrowed(americanBeverages, {
      [first[5]]: "Kids' Apple Juice",
      [first[5] + 1]: "Kids' Cold Milk",
      [first[5] + 2]: "Kids' Chocolate Milk",
    }),
  }
}
