import type { Dish, Season } from '../../catalogue/dish.ts'
import { foldName, isNamedLike, tellingWords } from '../../catalogue/names.ts'
import type { CuisineId } from '../../catalogue/reference.ts'
import { categoryOfCourse, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import { suitsSection } from '../../courses/kind-of-section.ts'
import { namesPortion } from '../../courses/portion.ts'
import { dishToItem, type PictureOf } from '../../generation/dish-to-item.ts'
import { PRICE_RANGE } from '../../generation/filters.ts'
import { isOutOfSeason } from '../../generation/season.ts'
import { welcome } from '../../generation/variety.ts'
import type { Menu, MenuItem } from '../../menu/model/schema.ts'
import { houseRules } from './house-rules.ts'
import { endingFor, type PriceEnding } from './price-endings.ts'
import { type AtMenuPrices, pricesOnMenu } from './prices-on-menu.ts'
import { ascending, quantile } from './quantiles.ts'
import type { ReviewedItem } from './reviewed-item.ts'

export interface MenuToReview {
  readonly menu: Menu
  /** The cuisine of dishes that have none of their own, and of those that are proposed. */
  readonly cuisineId: CuisineId
  readonly season: Season
  readonly catalogue: readonly Dish[]
  /** For the dishes that are proposed. */
  readonly pictureOf?: PictureOf
}

export interface Review extends MenuToReview {
  readonly items: readonly ReviewedItem[]
  /** How new prices should end to look like the others. */
  readonly ending: PriceEnding
  /**
   * Most of the menu's food is the catalogue's, so its kind is known and another dish of the catalogue
   * may suit it. The kinds of an owner's own dishes are unknown, and nothing is proposed for such a menu.
   */
  readonly isKindKnown: boolean
  /** Could this dish stand on the menu, by its kind, its diet, its season, what it does without, and its section's name? */
  isWelcome(dish: Dish): boolean
  readonly atMenuPrices: AtMenuPrices
}

/** From this share of its food on, a menu is of the catalogue's kind. */
const KNOWN_SHARE = 0.5
const MIN_KNOWN = 3

/** Looks up everything that the checks ask of the catalogue, once. */
export function reviewMenu(input: MenuToReview): Review {
  const { menu, catalogue, cuisineId, season } = input
  const dishOf = dishFinder(input)
  const items = menu.flatMap((group, groupIndex) => {
    const section = courseOfSection(group)
    return group.items.map((item, index): ReviewedItem => {
      const dish = dishOf(item)
      const course = courseOfItem(item, section)
      const isAsWritten = dish?.name === item.name && dish.description === item.description
      return {
        item,
        place: { categoryId: group.category.id, itemId: item.id },
        pointer: `/${groupIndex}/items/${index}`,
        category: group.category,
        course,
        dish,
        isAsWritten,
        isOrdinary: isAsWritten || (course !== 'apart' && !namesPortion(item.name, item.description)),
      }
    })
  })
  const food = items.filter(({ course }) => course !== 'drink')
  const known = food.filter(({ dish }) => dish?.cuisineId === cuisineId)
  const isKindKnown = known.length >= MIN_KNOWN && known.length >= KNOWN_SHARE * food.length
  const keepsRules = houseRules(items)
  const sectionNames = new Map(menu.map(({ category }) => [category.id, category.name]))
  return {
    ...input,
    items,
    ending: endingFor(items.map(({ item }) => item.price).filter((price) => price > 0)),
    isKindKnown,
    isWelcome: (dish) =>
      isKindKnown &&
      !isOutOfSeason(dish, season) &&
      keepsRules(dish) &&
      suitsSection(dish.name, sectionNames.get(dish.categoryId) ?? ''),
    atMenuPrices: pricesOnMenu({ menu, cuisineId, catalogue }),
  }
}

function dishFinder({ catalogue, cuisineId }: MenuToReview): (item: MenuItem) => Dish | undefined {
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  const byName = new Map<string, Dish>()
  for (const dish of catalogue) {
    const name = foldName(dish.name)
    if (!byName.has(name) || dish.cuisineId === cuisineId) byName.set(name, dish)
  }
  return (item) => {
    const name = foldName(item.name)
    const own = byId.get(item.id)
    return own && foldName(own.name) === name ? own : byName.get(name)
  }
}

/** With fewer other prices than this, a menu's level cannot be told. */
const MIN_PRICES_FOR_LEVEL = 4

/** Beyond these a level is a typing error rather than a restaurant. */
const LEVEL_RANGE = { min: 0.25, max: 8 } as const

/**
 * What the menu charges for a dollar of mid-market price: the median, over the dishes that are the
 * catalogue's own unchanged, of price ÷ the catalogue's price of that very dish. Nothing else is compared:
 * a dish of the owner's may be larger, finer or of another kind. Undefined where there are too few.
 * @param isCounted leaves out what is to be judged, so that it is not its own measure
 */
export function priceLevel(
  { items }: Pick<Review, 'items'>,
  isCounted: (item: ReviewedItem) => boolean = () => true,
): number | undefined {
  return levelOfRatios(ascending(items.filter(isCounted).flatMap((item) => levelOfItem(item) ?? [])))
}

/** The same without one dish, of all dishes in turn: their ratios are sorted once for a review. */
export function levelBeside(review: Review, reviewed: ReviewedItem): number | undefined {
  const ratios =
    sortedRatios.get(review) ?? ascending(review.items.flatMap((item) => levelOfItem(item) ?? []))
  sortedRatios.set(review, ratios)
  const own = levelOfItem(reviewed)
  return levelOfRatios(own === undefined ? ratios : ratios.toSpliced(ratios.indexOf(own), 1))
}

const sortedRatios = new WeakMap<Review, readonly number[]>()

/** @param ratios ascending */
function levelOfRatios(ratios: readonly number[]): number | undefined {
  if (ratios.length < MIN_PRICES_FOR_LEVEL) return undefined
  return Math.min(Math.max(quantile(ratios, 0.5), LEVEL_RANGE.min), LEVEL_RANGE.max)
}

/** What a dish charges for a dollar of its mid-market price; undefined unless it is the catalogue's, unchanged. */
export function levelOfItem({ item, dish, course, isAsWritten }: ReviewedItem): number | undefined {
  if (item.price <= 0 || !dish || !isAsWritten || dish.categoryId !== categoryOfCourse(course))
    return undefined
  return item.price / dish.price
}

/** What the catalogue asks for this very dish at a price level, in USD; undefined where it cannot be compared. */
export const usualPrice = (reviewed: ReviewedItem, level: number): number | undefined =>
  levelOfItem(reviewed) === undefined ? undefined : (reviewed.dish?.price ?? 0) * level

/** Names as they are compared; the menu's first, then those that were proposed for it meanwhile. */
export interface DishPicker {
  /**
   * The dish of the menu's cuisine and this category that suits the menu best (variety and season), is not
   * on it and was not picked before; undefined when none is left, or the menu's kind is not known.
   */
  pick(categoryId: number, isWanted?: (dish: Dish) => boolean): Dish | undefined
}

/** Picks what to propose, the same for the same menu, and never the same dish twice. */
export function createDishPicker({ items, catalogue, cuisineId, season, isWelcome }: Review): DishPicker {
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
            isWelcome(dish) &&
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

/** A dish as an item of this menu, at its prices. */
export const dishForMenu = ({ atMenuPrices, pictureOf }: Review, dish: Dish): MenuItem =>
  atMenuPrices(dishToItem(dish, PRICE_RANGE.default, pictureOf), dish)
