import type { CategoryId, CuisineId } from '../../reference/reference.ts'
import type { NeedName } from './need.ts'

/** A section of at least `from` dishes holds at least one of these. */
export interface Need {
  readonly categoryId: CategoryId
  readonly name: NeedName
  readonly from: number
}

/** At least this part of one section, if there are enough such dishes. */
export interface Preference {
  readonly name: NeedName
  readonly part: number
}

/** The form of a cuisine's menus: what each section must hold, from which size up. */
export interface MenuForm {
  readonly cuisineId: CuisineId
  readonly needs: readonly Need[]
  /** One guest eats all of it: no two plates are of one main ingredient, or of offal. */
  readonly isEatenWhole?: true
  /** Guests choose a plate of each course: what is in one starter isn't met again behind another. */
  readonly isSetMeal?: true
  /** A card of what is new today: it repeats nothing that guests come for anyway. */
  readonly isOfTheDay?: true
  /** Breakfast: nobody misses the sides of dinner. */
  readonly isOfTheMorning?: true
  /** Plates for children: nobody misses the steak of the big card. */
  readonly isForChildren?: true
  /** A meal of it is fish before all else: kaiseki, and a tasting menu by the Sea of Japan. */
  readonly isOfTheSea?: true
}

/** From this many dishes up, for each name: `section(2, { 3: ['sea', 'meat'] })`. */
export const section = (
  categoryId: CategoryId,
  bySize: Readonly<Record<number, readonly NeedName[]>>,
): readonly Need[] =>
  Object.entries(bySize).flatMap(([from, names]) =>
    names.map((name) => ({ categoryId, name, from: Number(from) })),
  )
