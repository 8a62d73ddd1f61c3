import type { Dish } from '../../catalogue/dish.ts'
import type { Rank } from '../forms/relaxing.ts'
import type { Key } from './keys.ts'

/** How often a key may be on a menu. */
export interface KeyBound {
  readonly atLeast: number
  readonly atMost: number
  readonly rank: Rank
}

/** A key that dishes have on this menu alone, because of its house, its prices or what was asked, and its bound. */
export interface Mark {
  readonly key: Key
  readonly has: (dish: Dish) => boolean
  readonly bound: KeyBound
}
