import type { Dish, Season } from '../../catalogue/dish.ts'
import { areSameDish } from '../../catalogue/names.ts'
import type { Steps } from '../../computing/steps.ts'
import { pickWeighted, type Random } from '../choosing/random.ts'
import { welcome } from '../choosing/variety.ts'
import { companyIn, costWith, EPSILON, pickKeeping, weightOfChange } from './pick-keeping.ts'
import type { ComposedCourse, Rules } from './rules.ts'
import { type Cost, createTally, type Tally } from './tally.ts'

/** A dish in its place. What is fixed was chosen before and stays. */
export interface DishInCourse {
  /** The section that it is in. */
  readonly courseId: string
  readonly dish: Dish
  readonly isFixed: boolean
}

export interface SearchInput {
  readonly courses: readonly ComposedCourse[]
  readonly fixed: readonly DishInCourse[]
  readonly rules: Rules
  readonly season: Season | undefined
  readonly random: Random
}

/** Sweeps over all places; most menus need one or two. */
const MAX_SWEEPS = 6

/** New beginnings where rules stay broken. */
const MAX_DRAFTS = 3

/**
 * Returns a menu that keeps as many rules as possible, the weightier first: drawn by taste, then improved
 * by exchanging one dish at a time for one that keeps more. Where that leaves rules broken, another is
 * drawn, and the best one is returned.
 */
export function* searchMenu(input: SearchInput): Steps<readonly DishInCourse[]> {
  let best: { readonly places: readonly DishInCourse[]; readonly cost: number } | undefined
  for (let count = 0; count < MAX_DRAFTS; count += 1) {
    const tally = createTally(input.rules)
    const places = yield* fix(yield* draw(input, tally), input, tally)
    const cost = tally.cost().rules
    if (!best || cost < best.cost - EPSILON) best = { places, cost }
    if (best.cost < EPSILON) break
  }
  return best?.places ?? input.fixed
}

const sum = ({ rules, taste }: Cost): number => rules + taste

function* draw({ courses, fixed, rules, season, random }: SearchInput, tally: Tally): Steps<DishInCourse[]> {
  const places = [...fixed]
  for (const { dish } of fixed) tally.add(dish)
  for (const { id: courseId, categoryId, size, pool } of courses) {
    yield* readKeys(pool, rules)
    let candidates = pool.filter((dish) => !places.some((place) => areSameDish(place.dish, dish)))
    const standing = fixed.filter((place) => place.courseId === courseId).length
    for (let left = size - standing; left > 0; left -= 1) {
      yield
      const company = companyIn(
        places.map((place) => place.dish),
        categoryId,
      )
      const before = sum(tally.cost())
      const dish = pickWeighted(
        candidates,
        (candidate) =>
          welcome(candidate, company, season) * weightOfChange(sum(costWith(candidate, tally)) - before),
        random,
      )
      if (!dish) break
      tally.add(dish)
      places.push({ courseId, dish, isFixed: false })
      candidates = candidates.filter((other) => !areSameDish(dish, other))
    }
  }
  return places
}

/** Dishes whose keys are read in a step; they are read once for all that follows. */
const READ_AT_ONCE = 50

function* readKeys(pool: readonly Dish[], rules: Rules): Steps<void> {
  for (const [at, dish] of pool.entries()) {
    if (at % READ_AT_ONCE === 0) yield
    rules.keysOf(dish)
  }
}

function* fix(drawn: DishInCourse[], input: SearchInput, tally: Tally): Steps<readonly DishInCourse[]> {
  const places = [...drawn]
  const pools = new Map(input.courses.map(({ id, pool }) => [id, pool]))
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    const before = tally.cost().rules
    if (before < EPSILON) break
    for (const [index, place] of places.entries()) {
      if (place.isFixed) continue
      yield
      const others = places.filter((other) => other !== place)
      const pool = pools.get(place.courseId) ?? []
      places[index] = { ...place, dish: betterDish(place.dish, pool, others, tally, input) }
    }
    if (tally.cost().rules > before - EPSILON) break
  }
  return places
}

/** A dish for a place that keeps more rules than the present one, where there is one. */
function betterDish(
  present: Dish,
  pool: readonly Dish[],
  others: readonly DishInCourse[],
  tally: Tally,
  { season, random }: SearchInput,
): Dish {
  const { rules } = tally.cost()
  tally.remove(present)
  const company = companyIn(
    others.map(({ dish }) => dish),
    present.categoryId,
  )
  const chosen = pickKeeping(pool, { company, tally, season, random, below: rules })
  tally.add(chosen ?? present)
  return chosen ?? present
}
