import type { Dish, Season } from '../../catalogue/dish.ts'
import { plateOf } from '../../dishes/read-dish.ts'

/** What is on the menu already and so makes a candidate more or less welcome. */
export interface Company {
  readonly section: readonly Dish[]
  readonly menu: readonly Dish[]
}

const RECURRENCE = {
  familyInSection: 0.2,
  familyOnMenu: 0.75,
  mainIngredientOnMenu: 0.4,
  temperatureInSection: 0.8,
  weightInSection: 0.85,
} as const

/** A dish of this season by its author, by its produce, and one whose produce is of another. */
const SEASONAL = { written: 3, produce: 1.8, other: 0.5 } as const

function seasonality(dish: Dish, season: Season | undefined): number {
  if (season === undefined) return 1
  if (dish.season === season) return SEASONAL.written
  const { seasons } = plateOf(dish)
  if (seasons.length === 0) return 1
  return seasons.includes(season) ? SEASONAL.produce : SEASONAL.other
}

const count = (dishes: readonly Dish[], matches: (dish: Dish) => boolean): number =>
  dishes.reduce((sum, dish) => sum + (matches(dish) ? 1 : 0), 0)

/**
 * How welcome a candidate is in this company and season: a weight above 0, 1 for a dish of no season
 * that repeats nothing, more for one of this season, by its author or its produce. Each recurrence multiplies it down, so variety is preferred and a count that
 * variety alone cannot reach is still reached.
 */
export function welcome(candidate: Dish, company: Company, season: Season | undefined): number {
  const sameFamily = (dish: Dish) => dish.family === candidate.family
  return (
    seasonality(candidate, season) *
    RECURRENCE.familyInSection ** count(company.section, sameFamily) *
    RECURRENCE.familyOnMenu ** count(company.menu, sameFamily) *
    RECURRENCE.mainIngredientOnMenu **
      count(company.menu, (dish) => dish.ingredients[0] === candidate.ingredients[0]) *
    RECURRENCE.temperatureInSection **
      count(company.section, (dish) => dish.temperature === candidate.temperature) *
    RECURRENCE.weightInSection ** count(company.section, (dish) => dish.weight === candidate.weight)
  )
}
