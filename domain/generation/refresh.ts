import type { Dish, Season } from '../catalogue/dish.ts'
import { areSameDish, isNamedLike, tellingWords } from '../catalogue/names.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { pickWeighted, seededRandom } from './choosing/random.ts'
import { servedNow } from './choosing/season.ts'
import { welcome } from './choosing/variety.ts'
import { dishToItem, type PictureOf } from './dish-to-item.ts'
import { fittingDishes } from './generate.ts'

export interface RefreshInput {
  readonly catalogue: readonly Dish[]
  readonly cuisineId: number
  readonly categoryId: number
  readonly priceRange: number
  readonly dietaryOptions: readonly number[]
  /** The owner's own words: what Carte understands of them is kept to. */
  readonly notes?: string
  /** Ids of everything on the menu, the item to replace included. */
  readonly menuItemIds: readonly number[]
  /** Names of what is on the menu and in no catalogue, so that no dish of the same name joins it. */
  readonly menuItemNames?: readonly string[]
  readonly seed: number
  readonly season?: Season
  readonly pictureOf?: PictureOf
}

/**
 * Another dish of the same cuisine, category, price band and diets that is not on the menu yet;
 * undefined when there is none left.
 */
export function refreshItem(input: RefreshInput): MenuItem | undefined {
  const onMenu = input.catalogue.filter((dish) => input.menuItemIds.includes(dish.id))
  const section = onMenu.filter((dish) => dish.categoryId === input.categoryId)
  const otherNames = (input.menuItemNames ?? []).map(tellingWords)
  const candidates = fittingDishes(input.catalogue, input, input.categoryId).filter(
    (dish) => !onMenu.some((other) => areSameDish(dish, other)) && !isNamedLike(dish, otherNames),
  )
  const company = { section, menu: onMenu }
  const dish = pickWeighted(
    servedNow(candidates, input.season),
    (candidate) => welcome(candidate, company, input.season),
    seededRandom(input.seed),
  )
  return dish && dishToItem(dish, input.priceRange, input.pictureOf)
}
