import type { Dish, Season } from '../catalogue/dish.ts'
import { areSameDish, isNamedLike, tellingWords } from '../catalogue/names.ts'
import { categories } from '../catalogue/reference.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { type Likeness, likeThis } from './choosing/like-this.ts'
import { seededRandom } from './choosing/random.ts'
import { servedNow } from './choosing/season.ts'
import { companyIn, pickKeeping } from './composing/pick-keeping.ts'
import { type Course, rulesFor } from './composing/rules.ts'
import { createTally } from './composing/tally.ts'
import { dishToItem, type PictureOf } from './dish-to-item.ts'
import { formOf } from './forms/forms.ts'
import { fittingDishes } from './generate.ts'
import { dishesInRange } from './pricing/in-range.ts'

export interface RefreshInput {
  readonly catalogue: readonly Dish[]
  readonly cuisineId: number
  readonly categoryId: number
  readonly priceRange: number
  readonly dietaryOptions: readonly number[]
  /** The owner's own words: what Carte understands of them is kept to. */
  readonly notes?: string
  /** The item to replace, so that what it stood for is looked for again. */
  readonly itemId?: number
  /** How the dish is to be like the one it replaces, which has to be one of the catalogue. */
  readonly like?: Likeness
  /** Ids of everything on the menu, the item to replace included. */
  readonly menuItemIds: readonly number[]
  /** Names of what is on the menu and in no catalogue, so that no dish of the same name joins it. */
  readonly menuItemNames?: readonly string[]
  readonly seed: number
  readonly season?: Season
  readonly pictureOf?: PictureOf
}

/**
 * Another dish of the same cuisine, category, price band and diets that is not on the menu yet and keeps the rules of
 * its form; undefined when there is none left.
 */
export function refreshItem(input: RefreshInput): MenuItem | undefined {
  const { catalogue, cuisineId, categoryId, season, itemId } = input
  const onMenu = catalogue.filter((dish) => input.menuItemIds.includes(dish.id))
  const otherNames = (input.menuItemNames ?? []).map(tellingWords)
  const fitting = fittingDishes(catalogue, input, categoryId)
  const pool = fitting.filter(
    (dish) => !onMenu.some((other) => areSameDish(dish, other)) && !isNamedLike(dish, otherNames),
  )
  const courses = categories.map((category): Course => {
    const size = onMenu.filter((dish) => dish.categoryId === category.id).length
    return {
      id: String(category.id),
      categoryId: category.id,
      size,
      pool: category.id === categoryId ? fitting : [],
    }
  })
  const cuisine = catalogue.filter((dish) => dish.cuisineId === cuisineId)
  const tally = createTally(
    rulesFor(formOf(cuisineId), courses, { standing: onMenu, cuisine, season }),
    season,
  )
  for (const dish of onMenu) if (dish.id !== itemId) tally.add(dish)
  const present = itemId === undefined ? undefined : catalogue.find(({ id }) => id === itemId)
  const servable = servedNow(dishesInRange(pool, input.priceRange, 1), season)
  if (input.like && !present) return undefined
  const wanted = input.like && present ? likeThis(servable, present, input.like) : servable
  const dish = pickKeeping(wanted, {
    company: companyIn(onMenu, categoryId),
    tally,
    season,
    random: seededRandom(input.seed),
  })
  return dish && dishToItem(dish, input.priceRange, input.pictureOf)
}
