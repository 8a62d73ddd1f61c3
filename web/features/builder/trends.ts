import type { CatalogueItem } from '#contract/reference.ts'
import { isCategoryId } from '#domain/catalogue/reference.ts'
import { priceAtRange } from '#domain/generation/price-band.ts'
import { claimByRecipe } from '#domain/menu/claims.ts'
import { customItem } from '#domain/menu/edits.ts'
import type { Menu, MenuItem } from '#domain/menu/schema.ts'

/** How many dishes the block beside an empty menu shows. */
export const TRENDING_SHOWN = 3

/**
 * Some of these, each at most once, in the order of chance.
 * @param random gives numbers in [0, 1)
 */
export function sample<T>(all: readonly T[], count: number, random: () => number): T[] {
  const rest = [...all]
  const chosen: T[] = []
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return chosen
}

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Is a dish of this name on the menu already? Its id does not tell: a dish from a trend gets one of its own. */
export const isOnMenu = (menu: Menu, name: string): boolean =>
  menu.some((group) => group.items.some((item) => sameName(item.name, name)))

/** What a trending dish would cost on a menu of this price range (1 to 5), in USD. */
export function estimatedPrice(dish: CatalogueItem, priceRange: number): number {
  if (!isCategoryId(dish.categoryId)) throw new RangeError(`No category ${dish.categoryId}`)
  return priceAtRange(dish.price, dish.categoryId, priceRange)
}

/** A trending dish as an item of a menu. */
export function trendItem(dish: CatalogueItem, id: number, priceRange: number): MenuItem {
  const item = customItem(
    {
      name: dish.name,
      description: dish.description,
      price: estimatedPrice(dish, priceRange),
      dietaryOptions: [],
    },
    { id, cuisineId: dish.cuisineId, categoryId: dish.categoryId },
  )
  return claimByRecipe(
    { ...item, dietaryOptions: dish.dietaryOptions, allergens: dish.allergens },
    dish.id,
    dish,
  )
}
