import { categoryOfCourse, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import { ownAmounts, plateAmount } from '../../courses/own-amounts.ts'
import { namesPortion } from '../../courses/portion.ts'
import { hasPriceOfTheWhole } from '../../courses/price-of-the-whole.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { CATALOGUE_CURRENCY, toMajor, toMinor } from '../../money/currency.ts'
import { optimizeItem, sharedFactors } from '../../pricing/optimize.ts'
import { endingFor, withEnding } from '../../pricing/price-endings.ts'
import { foldName } from '../../text/fold-name.ts'
import { ascending, quantile } from './quantiles.ts'

/** The fields of a catalog dish that its price depends on (USD, mid-market). */
export interface CatalogPrice {
  readonly name: string
  readonly cuisineId: number
  readonly categoryId: number
  readonly price: number
}

export interface MenuToPrice {
  readonly menu: Menu
  readonly cuisineId: number
  /** The catalogue, or at least its dishes of this cuisine. */
  readonly catalogue: readonly CatalogPrice[]
  /** What a menu with too few prices charges for a dollar of mid-market price. */
  readonly fallbackLevel?: number
}

/** A dish at the prices of the menu it is proposed for; without a price where the menu tells none. */
export type AtMenuPrices = (item: MenuItem, dish: CatalogPrice) => MenuItem

/** The fewest prices that tell the level of a course, and the fewest that tell that of the menu. */
const MIN_OF_COURSE = 3
const MIN_OF_MENU = 4

interface OwnPrice {
  readonly categoryId: number
  /** Before any optimization, in major units. */
  readonly price: number
  readonly ratio: number | undefined
}

/**
 * What a dish of the catalogue would cost on this menu: its mid-market price times what the menu charges
 * for a dollar of it, in the course of the dish where there are prices enough, else over the whole menu.
 * Every screen asks this one function. A menu with optimized prices prices the new dish by the same
 * factors. In a menu of another currency than the catalogue's a new dish has no price until its owner sets
 * one, and in a section with a price of the whole it has no price.
 */
export function pricesOnMenu({ menu, cuisineId, catalogue, fallbackLevel = 1 }: MenuToPrice): AtMenuPrices {
  const { sections, currency } = menu
  const dishes = catalogue.filter((dish) => dish.cuisineId === cuisineId)
  const own = ownPrices(menu, dishes)
  const medianOf = (categoryId: number) =>
    median(dishes.filter((dish) => dish.categoryId === categoryId).map(({ price }) => price))
  const ending = endingFor(
    sections.flatMap((section) =>
      section.items.flatMap((item) =>
        ownAmounts(sections, section, item).map(({ unoptimized }) => unoptimized),
      ),
    ),
    currency,
  )
  const byCourse = Map.groupBy(own, ({ categoryId }) => categoryId)

  /** The price of a dish by its likes; by the middle of its course, where it stays among the menu's own. */
  function priceOf({ categoryId, price }: CatalogPrice): number | undefined {
    const course = byCourse.get(categoryId) ?? []
    const prices = course.map((one) => one.price)
    if (currency !== CATALOGUE_CURRENCY) return undefined
    const level = levelBy(course, MIN_OF_COURSE) ?? levelBy(own, MIN_OF_MENU)
    if (level !== undefined) return price * level
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
    const section = sections.find(({ id }) => id === dish.categoryId)
    const price = section && hasPriceOfTheWhole(sections, section) ? undefined : priceOf(dish)
    if (price === undefined) return { ...item, prices: [] }
    const amount = withEnding(toMinor(price, currency), ending, currency)
    const priced = { ...item, prices: [fixedPrice(amount)] }
    const factors = factorsOfSection(menu, dish.categoryId)
    return factors ? optimizeItem(priced, sharedFactors(factors), menu) : priced
  }
}

const levelBy = (prices: readonly OwnPrice[], least: number): number | undefined => {
  const ratios = prices.flatMap(({ ratio }) => ratio ?? [])
  return ratios.length < least ? undefined : median(ratios)
}

const median = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : quantile(ascending(numbers), 0.5)

/** The prices of ordinary plates: no bottle, no size, no plate for children. */
function ownPrices({ sections, currency }: Menu, dishes: readonly CatalogPrice[]): OwnPrice[] {
  const byName = new Map(dishes.map((dish) => [foldName(dish.name), dish]))
  return sections.flatMap((section) => {
    const course = courseOfSection(sections, section)
    return section.items.flatMap((item) => {
      const categoryId = categoryOfCourse(courseOfItem(item, course))
      const plate = plateAmount(ownAmounts(sections, section, item))
      const dish = byName.get(foldName(item.name))
      if (categoryId === undefined || plate === undefined) return []
      if (!dish && namesPortion(item.name, item.description)) return []
      const price = toMajor(plate.unoptimized, currency)
      return [{ categoryId, price, ratio: dish?.categoryId === categoryId ? price / dish.price : undefined }]
    })
  })
}

const factorsOfSection = ({ sections }: Menu, categoryId: number) =>
  sections
    .find(({ id }) => id === categoryId)
    ?.items.find(({ appliedMultipliers }) => appliedMultipliers !== undefined)?.appliedMultipliers
