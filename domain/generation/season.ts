import type { Dish, Season } from '../catalogue/dish.ts'

/** Is this a dish of another season than the present one? A dish of no season never is. */
export const isOutOfSeason = ({ season }: Pick<Dish, 'season'>, now: Season): boolean =>
  season !== undefined && season !== now

/**
 * The dishes that can be served now: those of this season and of none. Where there are no such dishes,
 * all of them, so that a section is filled from another season rather than left empty.
 * @param now absent when seasons do not count
 */
export function servedNow(dishes: readonly Dish[], now: Season | undefined): readonly Dish[] {
  if (now === undefined) return dishes
  const inSeason = dishes.filter((dish) => !isOutOfSeason(dish, now))
  return inSeason.length > 0 ? inSeason : dishes
}
