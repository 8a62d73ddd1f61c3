import { foldName } from '../../catalogue/names.ts'
import { categoryOfCourse, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import { namesPortion } from '../../courses/portion.ts'
import type { Menu, MenuItem } from '../../menu/model/schema.ts'
import { optimizeItem, sharedFactors } from '../../pricing/optimize.ts'
import { endingFor, withEnding } from './price-endings.ts'
import { ascending, quantile } from './quantiles.ts'

/** A dish of the catalogue as far as its price goes (USD, mid-market). */
export interface PricedDish {
  readonly name: string
  readonly cuisineId: number
  readonly categoryId: number
  readonly price: number
}

export interface MenuToPrice {
  readonly menu: Menu
  readonly cuisineId: number
  /** The catalogue, or at least its dishes of this cuisine. */
  readonly catalogue: readonly PricedDish[]
  /** What a menu with too few prices charges for a dollar of mid-market price. */
  readonly fallbackLevel?: number
}

/** A dish at the prices of the menu it is proposed for. */
export type AtMenuPrices = (item: MenuItem, dish: PricedDish) => MenuItem

/** The fewest prices that tell the level of a course, and the fewest that tell that of the menu. */
const MIN_OF_COURSE = 3
const MIN_OF_MENU = 4

interface OwnPrice {
  readonly categoryId: number
  /** Before any optimization, in USD. */
  readonly price: number
  readonly ratio: number | undefined
}

/**
 * What a dish of the catalogue would cost on this menu: its mid-market price times what the menu charges
 * for a dollar of it, in the course of the dish where there are prices enough, else over the whole menu.
 * Every screen asks this one function. A menu with optimized prices prices the new dish by the same factors.
 */
export function pricesOnMenu({ menu, cuisineId, catalogue, fallbackLevel = 1 }: MenuToPrice): AtMenuPrices {
  const dishes = catalogue.filter((dish) => dish.cuisineId === cuisineId)
  const own = ownPrices(menu, dishes)
  const medianOf = (categoryId: number) =>
    median(dishes.filter((dish) => dish.categoryId === categoryId).map(({ price }) => price))
  const ending = endingFor(
    menu
      .flatMap(({ items }) => items.map(({ originalPrice, price }) => originalPrice ?? price))
      .filter((usd) => usd > 0),
  )
  const byCourse = Map.groupBy(own, ({ categoryId }) => categoryId)

  /** The price of a dish by its likes; by the middle of its course, where it stays among the menu's own. */
  function priceOf({ categoryId, price }: PricedDish): number {
    const course = byCourse.get(categoryId) ?? []
    const level = levelBy(course, MIN_OF_COURSE) ?? levelBy(own, MIN_OF_MENU)
    if (level !== undefined) return price * level
    const prices = course.map((one) => one.price)
    const middle = medianOf(categoryId)
    if (prices.length < MIN_OF_COURSE || middle === undefined)
      return price * (levelByMiddles() ?? fallbackLevel)
    const usual = (price / middle) * (median(prices) ?? middle)
    return Math.min(Math.max(usual, Math.min(...prices)), Math.max(...prices))
  }

  function levelByMiddles(): number | undefined {
    const ratios = own.flatMap(({ categoryId, price }) => {
      const middle = medianOf(categoryId)
      return middle === undefined ? [] : [price / middle]
    })
    return ratios.length < MIN_OF_MENU ? undefined : median(ratios)
  }

  return (item, dish) => {
    const priced = { ...item, price: withEnding(priceOf(dish), ending) }
    const factors = factorsOfSection(menu, dish.categoryId)
    return factors ? optimizeItem(priced, sharedFactors(factors)) : priced
  }
}

const levelBy = (prices: readonly OwnPrice[], least: number): number | undefined => {
  const ratios = prices.flatMap(({ ratio }) => ratio ?? [])
  return ratios.length < least ? undefined : median(ratios)
}

const median = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : quantile(ascending(numbers), 0.5)

/** The prices of ordinary plates: no bottle, no size, no plate for children. */
function ownPrices(menu: Menu, dishes: readonly PricedDish[]): OwnPrice[] {
  const byName = new Map(dishes.map((dish) => [foldName(dish.name), dish]))
  return menu.flatMap((group) => {
    const section = courseOfSection(group)
    return group.items.flatMap((item) => {
      const categoryId = categoryOfCourse(courseOfItem(item, section))
      const price = item.originalPrice ?? item.price
      const dish = byName.get(foldName(item.name))
      if (categoryId === undefined || price <= 0) return []
      if (!dish && namesPortion(item.name, item.description)) return []
      return [{ categoryId, price, ratio: dish?.categoryId === categoryId ? price / dish.price : undefined }]
    })
  })
}

const factorsOfSection = (menu: Menu, categoryId: number) =>
  menu
    .find(({ category }) => category.id === categoryId)
    ?.items.find(({ appliedMultipliers }) => appliedMultipliers !== undefined)?.appliedMultipliers
