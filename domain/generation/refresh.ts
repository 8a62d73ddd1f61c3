import type { Dish, Season } from '../catalogue/dish.ts'
import { areSameDish, isNamedLike, tellingWords } from '../catalogue/names.ts'
import { ofCuisine } from '../catalogue/of-cuisine.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { leadPrice } from '../menu/prices/lead-price.ts'
import { categories } from '../reference/reference.ts'
import { askMarks, isOfPlants } from './asks/ask-marks.ts'
import { asksOf, withDenials } from './asks/asks-of.ts'
import { servesMorning } from './choosing/belongs.ts'
import { type AmountOf, likeThis, type Original } from './choosing/like-this.ts'
import type { Likeness } from './choosing/likenesses.ts'
import { type Random, seededRandom } from './choosing/random.ts'
import { servedNow } from './choosing/season.ts'
import { breachesOf, type FormBreach } from './composing/breaches.ts'
import { dishOfItem } from './composing/dish-of-item.ts'
import { matterOf } from './composing/keys.ts'
import { marksFor } from './composing/menu-marks.ts'
import { companyIn, pickKeeping } from './composing/pick-keeping.ts'
import { remarksOn } from './composing/remarks.ts'
import { type ComposedCourse, loadsOf, type Rules, rulesFor } from './composing/rules.ts'
import { createTally } from './composing/tally.ts'
import { dishToItem, type PictureOf } from './dish-to-item.ts'
import { formOf } from './forms/forms.ts'
import { fittingDishes } from './generate.ts'
import { houseOfCard } from './houses/choose-house.ts'
import { servedAt } from './pricing/in-range.ts'
import { fitsWishes } from './wishes/heeded.ts'

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
  /** How the dish is to be like the one it replaces. */
  readonly like?: Likeness
  /** What that one says and costs on the menu, which knows dishes that no catalogue does. */
  readonly original?: OriginalItem
  /** Ids of everything on the menu, the item to replace included. */
  readonly menuItemIds: readonly number[]
  /** Names of what is on the menu and in no catalogue, so that no dish of the same name joins it. */
  readonly menuItemNames?: readonly string[]
  readonly seed: number
  readonly season?: Season
  readonly pictureOf?: PictureOf
}

export interface OriginalItem {
  readonly name: string
  readonly description: string
  /** In cents of a US dollar; absent in another currency and without a price. */
  readonly amount?: number
}

/**
 * Another dish of the same cuisine, category, price band and diets that is not on the menu yet and keeps the rules of
 * its form and what was asked for in words; undefined when there is none left.
 */
export function refreshItem(input: RefreshInput): MenuItem | undefined {
  const { categoryId, season, itemId } = input
  const random = seededRandom(input.seed)
  const { onMenu, fitting, rules } = placeOf(input, random)
  const otherNames = (input.menuItemNames ?? []).map(tellingWords)
  const pool = fitting.filter(
    (dish) => !onMenu.some((other) => areSameDish(dish, other)) && !isNamedLike(dish, otherNames),
  )
  const tally = createTally(rules)
  for (const dish of onMenu) if (dish.id !== itemId) tally.add(dish)
  const keeping = pool.filter((dish) => unmetWith(dish, itemId, onMenu, rules).length === 0)
  const isMissed = unmetWith(undefined, undefined, onMenu, rules).length > 0
  const servable = servedNow(servedAt(isMissed ? pool : keeping, input.priceRange, 1), season)
  const dish = pickKeeping(wanted(servable, input), {
    company: companyIn(onMenu, categoryId),
    tally,
    season,
    random,
  })
  return dish && dishToItem(dish, input.priceRange, input.pictureOf)
}

/** The wishes for dishes that a menu doesn't meet, without one of its items and with a dish in its place. */
const unmetWith = (
  dish: Dish | undefined,
  itemId: number | undefined,
  onMenu: readonly Dish[],
  rules: Rules,
): FormBreach[] =>
  breachesOf([...onMenu.filter(({ id }) => id !== itemId), ...(dish ? [dish] : [])], rules).filter(
    ({ rank }) => rank === 'wanted',
  )

/**
 * What an item is on the menu for, where it was asked for in words and no other dish is it: nothing takes its place.
 * Undefined for all others.
 */
export function standsForWish(input: RefreshInput): string | undefined {
  const { onMenu, rules } = placeOf(input, seededRandom(input.seed))
  if (unmetWith(undefined, undefined, onMenu, rules).length > 0) return undefined
  const [lost] = unmetWith(undefined, input.itemId, onMenu, rules)
  return lost && matterOf(lost.key)
}

/** What was asked for in words and isn't on the menu any more once this item is: sentences to its owner. */
export function unmetAfter(input: RefreshInput, item: MenuItem): string[] {
  const { catalogue, cuisineId, categoryId, itemId } = input
  const { onMenu, rules } = placeOf(input, seededRandom(input.seed))
  const known = catalogue.find(({ id, name }) => id === item.id && name === item.name)
  const dish = known ?? dishOfItem(item, cuisineId, item.categoryId ?? categoryId)
  return remarksOn(unmetWith(dish, itemId, onMenu, rules), input, ofCuisine(catalogue, cuisineId))
}

/** What is on the menu, what may come to this place, and the rules of the whole. */
function placeOf(
  input: RefreshInput,
  random: Random,
): { readonly onMenu: readonly Dish[]; readonly fitting: readonly Dish[]; readonly rules: Rules } {
  const { catalogue, cuisineId, categoryId, season } = input
  const wishes = withDenials(input, catalogue)
  const onMenu = catalogue.filter((dish) => input.menuItemIds.includes(dish.id))
  const fitting = fittingDishes(catalogue, wishes, categoryId, servesMorning(onMenu))
  const courses = categories.map((category): ComposedCourse => {
    const size = onMenu.filter((dish) => dish.categoryId === category.id).length
    return {
      id: String(category.id),
      categoryId: category.id,
      size,
      pool: category.id === categoryId ? fitting : [],
    }
  })
  const { asks, house } = asksOf(input, catalogue)
  const looking = { catalogue, cuisineId, fits: (dish: Dish) => fitsWishes(dish, wishes) }
  const own = marksFor(loadsOf(courses, onMenu), {
    cuisineId,
    season,
    priceRange: input.priceRange,
    house: house ?? houseOfCard(cuisineId, onMenu),
    isHouseChosen: house !== undefined,
    standing: onMenu,
    random,
    asksVegan: asks.some(isOfPlants),
  })
  const marks = [...own, ...askMarks(asks, courses, onMenu, looking).marks]
  const cuisine = ofCuisine(catalogue, cuisineId)
  return {
    onMenu,
    fitting,
    rules: rulesFor(formOf(cuisineId), courses, { standing: onMenu, cuisine, season, marks }),
  }
}

/** The dishes of a pool that are like the item to replace, where that is asked for. */
function wanted(pool: readonly Dish[], input: RefreshInput): readonly Dish[] {
  if (!input.like) return pool
  const amountOf = (dish: Dish) => leadPrice(dishToItem(dish, input.priceRange))?.amount ?? 0
  const original = originalOf(input, amountOf)
  return original ? likeThis(pool, original, input.like, amountOf) : []
}

/** The item to replace as a dish, at the lower of its prices: on the menu, and by the catalogue. */
function originalOf(
  { catalogue, cuisineId, categoryId, itemId = 0, original }: RefreshInput,
  amountOf: AmountOf,
): Original | undefined {
  const known = catalogue.find(({ id }) => id === itemId)
  if (known)
    return { dish: known, amount: Math.min(amountOf(known), original?.amount ?? Number.POSITIVE_INFINITY) }
  if (!original) return undefined
  const item = { id: itemId, name: original.name, description: original.description, dietaryOptions: [] }
  return { dish: dishOfItem(item, cuisineId, categoryId), amount: original.amount }
}
