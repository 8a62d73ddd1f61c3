import type { CuisineId } from '../../reference/reference.ts'

/** What people eat with everything else: a staple that a cuisine lives of. */
export type Staple = 'bread' | 'rice'

/**
 * The staples that guests of a cuisine look for among its sides. An Indian table has bread and rice, a Japanese,
 * a Thai, a Chinese and a Korean one have rice (our editorial rule).
 */
export const staplesOf: Readonly<Partial<Record<CuisineId, readonly Staple[]>>> = {
  2: ['rice'],
  4: ['bread', 'rice'],
  6: ['rice'],
  9: ['rice'],
  10: ['rice'],
  12: ['rice'],
}

/** From this many dishes of a course, a rule of composition applies to it: fewer can't hold everything. */
export const leastFor = {
  /** Mains, for a fish, a meat and a vegetarian one. */
  mainKinds: 4,
  /** Drinks, for a still wine and for one without alcohol. */
  drinkKinds: 4,
  /** Desserts that should not all be cold. */
  desserts: 3,
  /** Starters that should not all be cold, or all be fried. */
  starters: 4,
  /** Sides, for the staples of the cuisine. */
  sides: 3,
} as const
