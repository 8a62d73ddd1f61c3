import type { Dish } from '../../catalogue/dish.ts'
import type { Key } from './keys.ts'
import type { KeyBound } from './rules.ts'

/** A key that dishes have on this menu alone, because of its house, its prices or what was asked, and its bound. */
export interface Mark {
  readonly key: Key
  readonly has: (dish: Dish) => boolean
  readonly bound: KeyBound
}
