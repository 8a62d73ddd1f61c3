import type { CatalogueItem } from '#contract/generating/reference.ts'
import type { Season } from '#domain/catalogue/dish.ts'
import { areSpelledAlike, tellingWords } from '#domain/catalogue/names.ts'
import { categoryOfCourse, courseOfSection } from '#domain/courses/course-of.ts'
import { isOutOfSeason } from '#domain/generation/choosing/season.ts'
import { lowestRangeOf } from '#domain/generation/pricing/cost-class.ts'
import { priceAtRange } from '#domain/generation/pricing/price-band.ts'
import { pricesOnMenu } from '#domain/insights/review/prices-on-menu.ts'
import type { TrendReason } from '#domain/insights/review/trend-reasons.ts'
import { isOnIt } from '#domain/insights/review/two-names.ts'
import { claimByRecipe } from '#domain/menu/claims/claims.ts'
import { customItem } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice, leadPrice } from '#domain/menu/prices/lead-price.ts'
import { toCents } from '#domain/money/dollars.ts'
import { isCategoryId } from '#domain/reference/reference.ts'
import { foldText } from '#domain/text/fold-name.ts'

export const TRENDING_SHOWN = 3

/**
 * Some of these in random order, each at most once.
 * @param random gives numbers in [0, 1)
 */
export function sample<T>(all: readonly T[], count: number, random: () => number): T[] {
  const rest = [...all]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0)
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return chosen
}

/** The trending dishes whose season is not over, which meet all dietary options and which a price range (1 to 5) serves. */
export const suitable = (
  dishes: readonly CatalogueItem[],
  dietaryOptions: readonly number[],
  season: Season,
  priceRange: number,
): CatalogueItem[] =>
  dishes.filter(
    (dish) =>
      !isOutOfSeason({ season: dish.season ?? undefined }, season) &&
      lowestRangeOf[dish.costClass] <= priceRange &&
      dietaryOptions.every((id) => dish.dietaryOptions.includes(id)),
  )

const sameName = (a: string, b: string) => foldText(a) === foldText(b) || areSpelledAlike(a, b)

/** Returns whether a dish of this name is on the menu; an added trending dish gets a new id. */
export const isOnMenu = (menu: Menu, name: string): boolean =>
  itemsOf(menu).some((item) => sameName(item.name, name))

/** What a trending dish would cost on a menu of this price range (1 to 5), in USD. */
export function estimatedPrice(dish: CatalogueItem, priceRange: number): number {
  const { price, leastPrice, costClass, categoryId } = dish
  if (!isCategoryId(categoryId)) throw new RangeError(`No category ${categoryId}`)
  return priceAtRange({ price, leastPrice, costClass, categoryId }, priceRange)
}

export function trendItem(dish: CatalogueItem, id: number, price: number): MenuItem {
  const item = customItem(
    {
      name: dish.name,
      description: dish.description,
      prices: [fixedPrice(toCents(price))],
      dietaryOptions: [],
    },
    { id, cuisineId: dish.cuisineId, categoryId: dish.categoryId },
  )
  const recipe = { ...dish, allergens: dish.allergenKeys, netCarbsG: dish.netCarbsG ?? undefined }
  return claimByRecipe(
    { ...item, dietaryOptions: recipe.dietaryOptions, allergens: recipe.allergens },
    dish.id,
    recipe,
  )
}

/** A dish as the trend tab shows it, with the item that it would become (without an id). */
export interface ShownTrend {
  readonly item: MenuItem
  readonly reasons: readonly TrendReason[]
}

/** The categories that a menu serves by the names of its sections; null where none says one. */
function categoriesOf({ sections }: Menu): ReadonlySet<number | undefined> | null {
  const found = new Set<number | undefined>(
    sections.map((section) => categoryOfCourse(courseOfSection(sections, section))),
  )
  found.delete(undefined)
  return found.size === 0 ? null : found
}

/** A meal at one price: what is on it has no price, and no dish is added to it. */
const isOneMeal = (menu: Menu): boolean => {
  const items = itemsOf(menu)
  return 2 * items.filter(({ prices }) => prices.length === 0).length > items.length
}

/** A cuisine's trending dishes that a menu lacks, at its prices, of what it serves: no sides for a bakery. */
export function cuisineTrends(
  dishes: readonly CatalogueItem[],
  menu: Menu,
  cuisineId: number,
  { season, fallbackLevel }: { readonly season: Season; readonly fallbackLevel: number },
): ShownTrend[] {
  if (isOneMeal(menu)) return []
  const served = categoriesOf(menu)
  const names = itemsOf(menu).map((item) => tellingWords(item.name))
  const atMenuPrices = pricesOnMenu({ menu, cuisineId, catalogue: dishes, fallbackLevel })
  return (
    dishes
      .filter(
        ({ isTrending, name }) => isTrending && !isOnMenu(menu, name) && !isOnIt(tellingWords(name), names),
      )
      .filter(({ categoryId }) => served === null || served.has(categoryId))
      .filter((dish) => !isOutOfSeason({ season: dish.season ?? undefined }, season))
      .map((dish) => ({
        item: atMenuPrices(trendItem(dish, dish.id, dish.price), dish),
        reasons: [{ code: 'popular' as const, params: {} }],
        least: toCents(dish.leastPrice),
      }))
      // A price that does not pay for the dish belongs to another kind of house.
      .filter(({ item, least }) => (leadPrice(item)?.amount ?? least) >= least)
      .map(({ item, reasons }) => ({ item, reasons }))
  )
}
