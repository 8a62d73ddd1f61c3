import type { Dish, Season } from '../../catalogue/dish.ts'

/** Returns whether this is a dish of another season than the present one. A dish of no season never is. */
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

export type Hemisphere = 'north' | 'south'

/** From winter, which December opens in the north. */
const NORTHERN = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly Season[]

/** The season of a date by meteorological quarter: December opens winter in the north, and summer in the south. */
export function seasonOf(date: Date, hemisphere: Hemisphere = 'north'): Season {
  const quarter = Math.floor(((date.getUTCMonth() + 1) % 12) / 3)
  return NORTHERN[(quarter + (hemisphere === 'south' ? 2 : 0)) % 4] as Season
}

/**
 * Countries whose restaurants lie, most of them, south of the equator and where the year has four seasons, by ISO 3166-1
 * alpha-2 code. Countries on the equator have no such seasons and count with the north, as their imports do.
 */
const SOUTHERN = new Set('AR AU BO BR BW CL FJ LS MG MU MZ NA NC NZ PE PF PY RE SZ UY ZA ZM ZW'.split(' '))

/** The hemisphere of a country by its ISO 3166-1 alpha-2 code; the north where none is known. */
export const hemisphereOf = (country: string | undefined): Hemisphere =>
  country !== undefined && SOUTHERN.has(country.toUpperCase()) ? 'south' : 'north'
