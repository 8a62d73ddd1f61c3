import type { Dish, Season } from '../../catalogue/dish.ts'
import { areSameDish } from '../../catalogue/names.ts'
import { pickWeighted, type Random } from '../choosing/random.ts'
import { type Company, welcome } from '../choosing/variety.ts'
import type { Cost, Tally } from './tally.ts'

/** Sums of costs are compared up to this. */
export const EPSILON = 1e-6

/** How much likelier a dish is for what it spares, and less likely for what it costs. */
export const weightOfChange = (change: number): number => (change > 0 ? 1 / (1 + change) ** 2 : 1 - change)

/** What the rules would cost with this dish. */
export function costWith(dish: Dish, tally: Tally): Cost {
  tally.add(dish)
  const cost = tally.cost()
  tally.remove(dish)
  return cost
}

export const companyIn = (menu: readonly Dish[], categoryId: number): Company => ({
  menu,
  section: menu.filter((dish) => dish.categoryId === categoryId),
})

interface Picking {
  /** What is on the menu already; none of it is picked again. */
  readonly company: Company
  readonly tally: Tally
  readonly season: Season | undefined
  readonly random: Random
  /** Only dishes with which the broken rules cost less than this. */
  readonly below?: number
}

/** The dish that leaves the fewest rules broken; among equals taste decides by chance. Undefined where there is none. */
export function pickKeeping(
  pool: readonly Dish[],
  { company, tally, season, random, below = Number.POSITIVE_INFINITY }: Picking,
): Dish | undefined {
  const keeping = pool
    .map((dish) => ({ dish, cost: costWith(dish, tally) }))
    .filter(({ cost }) => cost.rules < below - EPSILON)
    .filter(({ dish }) => !company.menu.some((other) => areSameDish(other, dish)))
  const least = Math.min(...keeping.map(({ cost }) => cost.rules))
  return pickWeighted(
    keeping.filter(({ cost }) => cost.rules < least + EPSILON),
    ({ dish, cost }) => welcome(dish, company, season) * weightOfChange(cost.taste),
    random,
  )?.dish
}
