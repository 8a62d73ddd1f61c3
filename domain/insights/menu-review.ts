import type { Dish, Season } from '../catalogue/dish.ts'
import { foldName, isNamedLike, tellingWords } from '../catalogue/names.ts'
import { type CategoryId, type CuisineId, isCategoryId, isCuisineId } from '../catalogue/reference.ts'
import { dishToItem } from '../generation/dish-to-item.ts'
import { PRICE_RANGE } from '../generation/filters.ts'
import { welcome } from '../generation/variety.ts'
import type { ItemPlace } from '../menu/edits.ts'
import type { CategoryRef, Menu, MenuItem } from '../menu/schema.ts'
import { endingFor, type PriceEnding, withEnding } from './price-endings.ts'
import { ascending, quantile } from './quantiles.ts'

export interface MenuToReview {
  readonly menu: Menu
  /** The cuisine of dishes that have none of their own, and of those that are proposed. */
  readonly cuisineId: CuisineId
  readonly season: Season
  readonly catalogue: readonly Dish[]
}

/** A dish of the menu beside what the catalogue knows of it. */
export interface ReviewedItem {
  readonly item: MenuItem
  readonly place: ItemPlace
  /** A JSON pointer into the menu. */
  readonly pointer: string
  readonly category: CategoryRef
  /** The catalogue's dish of that name. */
  readonly dish: Dish | undefined
  /** Name and description are the catalogue's own, so its ingredients are this dish's too. */
  readonly isAsWritten: boolean
  /** Mid-market prices (USD) of the catalogue's dishes of the same cuisine and category, ascending. */
  readonly comparables: readonly number[]
}

export interface Review extends MenuToReview {
  readonly items: readonly ReviewedItem[]
  /** How new prices should end to look like the others. */
  readonly ending: PriceEnding
}

/** Looks up everything that the checks ask of the catalogue, once. */
export function reviewMenu(input: MenuToReview): Review {
  const { menu, catalogue, cuisineId } = input
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  const byName = new Map<string, Dish>()
  for (const dish of catalogue) {
    const name = foldName(dish.name)
    if (!byName.has(name) || dish.cuisineId === cuisineId) byName.set(name, dish)
  }
  const dishOf = (item: MenuItem): Dish | undefined => {
    const name = foldName(item.name)
    const own = byId.get(item.id)
    return own && foldName(own.name) === name ? own : byName.get(name)
  }
  const pricesOf = midMarketPrices(catalogue)
  const items = menu.flatMap((group, groupIndex) =>
    group.items.map((item, index): ReviewedItem => {
      const dish = dishOf(item)
      return {
        item,
        place: { categoryId: group.category.id, itemId: item.id },
        pointer: `/${groupIndex}/items/${index}`,
        category: group.category,
        dish,
        isAsWritten: dish?.name === item.name && dish.description === item.description,
        comparables: pricesOf(isCuisineId(item.cuisineId) ? item.cuisineId : cuisineId, group.category.id),
      }
    }),
  )
  return {
    ...input,
    items,
    ending: endingFor(items.map(({ item }) => item.price).filter((price) => price > 0)),
  }
}

function midMarketPrices(catalogue: readonly Dish[]) {
  const groups = Map.groupBy(catalogue, (dish) => `${dish.cuisineId}/${dish.categoryId}`)
  const prices = new Map(
    [...groups].map(([key, dishes]) => [key, ascending(dishes.map(({ price }) => price))]),
  )
  return (cuisineId: number, categoryId: number): readonly number[] =>
    prices.get(`${cuisineId}/${categoryId}`) ?? []
}

/** With fewer other prices than this, a menu's level cannot be told and counts as mid-market. */
const MIN_PRICES_FOR_LEVEL = 4

/** Beyond these a level is a typing error rather than a restaurant. */
const LEVEL_RANGE = { min: 0.25, max: 8 } as const

/**
 * What the menu charges for a dollar of mid-market price: the median over its dishes of price ÷ the
 * catalogue's price of that dish, or of the comparable dishes' median where the catalogue does not have it.
 * @param isCounted leaves out what is to be judged, so that it is not its own measure
 */
export function priceLevel(
  { items }: Pick<Review, 'items'>,
  isCounted: (item: ReviewedItem) => boolean = () => true,
): number {
  const ratios = items.filter(isCounted).flatMap((item) => levelOfItem(item) ?? [])
  if (ratios.length < MIN_PRICES_FOR_LEVEL) return 1
  const level = quantile(ascending(ratios), 0.5)
  return Math.min(Math.max(level, LEVEL_RANGE.min), LEVEL_RANGE.max)
}

/** What one dish charges for a dollar of mid-market price; undefined without a price or anything to compare. */
export function levelOfItem({ item, dish, place, comparables }: ReviewedItem): number | undefined {
  if (item.price <= 0 || comparables.length === 0) return undefined
  return item.price / (dish?.categoryId === place.categoryId ? dish.price : quantile(comparables, 0.5))
}

/**
 * What the catalogue asks for this very dish at a price level, in USD; undefined where it does not know the
 * dish, or knows it from another section.
 */
export const usualPrice = ({ dish, place }: ReviewedItem, level: number): number | undefined =>
  dish?.categoryId === place.categoryId ? dish.price * level : undefined

/** Names as they are compared; the menu's first, then those that were proposed for it meanwhile. */
export interface DishPicker {
  /**
   * The dish of the menu's cuisine and this category that suits the menu best (variety and season), is not
   * on it and was not picked before; undefined when none is left.
   */
  pick(categoryId: number, isWanted?: (dish: Dish) => boolean): Dish | undefined
}

/** Picks what to propose, the same for the same menu, and never the same dish twice. */
export function createDishPicker({ items, catalogue, cuisineId, season }: Review): DishPicker {
  const ids = new Set(items.map(({ item }) => item.id))
  const names = items.map(({ item }) => tellingWords(item.name))
  const onMenu = items.flatMap(({ dish }) => dish ?? [])
  return {
    pick(categoryId, isWanted = () => true) {
      const company = { section: onMenu.filter((dish) => dish.categoryId === categoryId), menu: onMenu }
      const best = catalogue
        .filter(
          (dish) =>
            dish.cuisineId === cuisineId &&
            dish.categoryId === categoryId &&
            !ids.has(dish.id) &&
            isWanted(dish) &&
            !isNamedLike(dish, names),
        )
        .map((dish) => ({ dish, weight: welcome(dish, company, season) }))
        .sort((a, b) => b.weight - a.weight || a.dish.id - b.dish.id)[0]?.dish
      if (!best) return undefined
      ids.add(best.id)
      names.push(tellingWords(best.name))
      onMenu.push(best)
      return best
    },
  }
}

/** A dish as an item of this menu: at its price level, with its kind of prices. */
export function dishForMenu(review: Review, dish: Dish): MenuItem {
  return {
    ...dishToItem(dish, PRICE_RANGE.default),
    price: withEnding(dish.price * priceLevel(review), review.ending),
  }
}

/** Sections of the catalogue's own categories; those of the owner's making have nothing to compare. */
export const categoryIdOf = ({ id }: CategoryRef): CategoryId | undefined =>
  isCategoryId(id) ? id : undefined
