import type { Dish, Season } from '../../catalogue/dish.ts'
import { isNamedLike, tellingWords } from '../../catalogue/names.ts'
import { ofCuisine } from '../../catalogue/of-cuisine.ts'
import { atOnce, type Steps } from '../../computing/steps.ts'
import { categoryOfCourse, courseOfItem, courseOfSection, isMenuOfItsOwn } from '../../courses/course-of.ts'
import { suitsSection } from '../../courses/kind-of-section.ts'
import { ownAmounts, plateAmount } from '../../courses/own-amounts.ts'
import { namesPortion } from '../../courses/portion.ts'
import { hasPriceOfTheWhole } from '../../courses/price-of-the-whole.ts'
import { joinsCard } from '../../generation/choosing/belongs.ts'
import { isOutOfSeason } from '../../generation/choosing/season.ts'
import { welcome } from '../../generation/choosing/variety.ts'
import { dishToItem, type PictureOf } from '../../generation/dish-to-item.ts'
import { PRICE_RANGE } from '../../generation/filters.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { CATALOGUE_CURRENCY, toMajor, toMinor } from '../../money/currency.ts'
import { endingFor, type PriceEnding } from '../../pricing/price-endings.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { houseRules } from './house-rules.ts'
import { suitsKindOfCard } from './kind-of-card.ts'
import { type AtMenuPrices, pricesOnMenu } from './prices-on-menu.ts'
import { ascending, quantile } from './quantiles.ts'
import { type ReviewedItem, speaksInVoice } from './reviewed-item.ts'

export interface MenuToReview {
  readonly menu: Menu
  /** The cuisine of dishes without a cuisine, and of those that are proposed. */
  readonly cuisineId: CuisineId
  /** The cuisine that its owner chose for the house, if any. */
  readonly chosenCuisineId?: number | null | undefined
  readonly season: Season
  /** In which it is read; what lies ahead of it isn't asked about where it's absent. */
  readonly year?: number
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
  /** Its owner chose the cuisine, and some of its food bears that out: dishes may be offered, and nothing is judged by it. */
  readonly isKindChosen: boolean
  /**
   * Returns whether this dish could be on the menu, by its kind and the menu's, its diet, its season, its meal, what it
   * does without, and its section's name.
   */
  isWelcome(dish: Dish): boolean
  /** The same of a menu whose kind isn't known by its dishes. */
  suits(dish: Dish): boolean
  readonly atMenuPrices: AtMenuPrices
}

/** From this share of its food on, a menu is of the catalogue's kind. */
const KNOWN_SHARE = 0.5
const MIN_KNOWN = 3
/** From this share on, if its owner chose that cuisine. */
const CHOSEN_SHARE = 0.15

/** Looks up everything that the checks ask of the catalogue, once. */
export const reviewMenu = (input: MenuToReview): Review => atOnce(reviewMenuInSteps(input))

/** The same; a step is a section. */
export function* reviewMenuInSteps(input: MenuToReview): Steps<Review> {
  const { menu, catalogue, cuisineId, season } = input
  const dishOf = dishFinder(input)
  const items: ReviewedItem[] = []
  for (const [index, section] of menu.sections.entries()) {
    yield
    items.push(...reviewSection(input, section, index, dishOf))
  }
  yield
  const food = items.filter(({ course }) => course !== 'drink')
  const known = food.filter(({ dish }) => dish?.cuisineId === cuisineId)
  const isKindKnown = known.length >= MIN_KNOWN && known.length >= KNOWN_SHARE * food.length
  const isKindChosen =
    input.chosenCuisineId === cuisineId && known.length >= Math.max(MIN_KNOWN, CHOSEN_SHARE * food.length)
  const keepsRules = houseRules(items)
  const ours = items.flatMap(({ dish }) => dish ?? [])
  const suitsCard = suitsKindOfCard(menu, items)
  const sectionOf = new Map(menu.sections.map((section) => [section.id, section]))
  // A section that only bears the number of a category takes none of its dishes.
  const takes = (section: Section | undefined, { name, categoryId }: Dish): boolean =>
    section === undefined ||
    (categoryOfCourse(courseOfSection(menu.sections, section)) === categoryId &&
      suitsSection(name, section.name))
  const suits = (dish: Dish) =>
    !isOutOfSeason(dish, season) &&
    keepsRules(dish) &&
    suitsCard(dish) &&
    joinsCard(dish, ours) &&
    takes(sectionOf.get(dish.categoryId), dish)
  return {
    ...input,
    items,
    ending: endingFor(
      items.flatMap(({ amounts }) => amounts.map(({ amount }) => amount)),
      menu.currency,
    ),
    isKindKnown,
    isKindChosen,
    isWelcome: (dish) => isKindKnown && suits(dish),
    suits,
    atMenuPrices: pricesOnMenu({ menu, cuisineId, catalogue }),
  }
}

/** In the catalogue's words, or in a voice where the item comes from that dish. No words are nobody's. */
const isWrittenByUs = (item: MenuItem, dish: Dish): boolean =>
  dish.name === item.name &&
  (dish.description === item.description || (item.description !== '' && speaksInVoice(item, dish)))

function reviewSection(
  { menu: { sections, currency } }: MenuToReview,
  section: Section,
  sectionIndex: number,
  dishOf: (item: MenuItem) => Dish | undefined,
): ReviewedItem[] {
  const sectionCourse = courseOfSection(sections, section)
  const ofSection = {
    section,
    isOnMenuOfItsOwn: isMenuOfItsOwn(sections, section),
    hasPriceOfTheWhole: hasPriceOfTheWhole(sections, section),
  }
  return section.items.map((item, index): ReviewedItem => {
    const dish = dishOf(item)
    const course = courseOfItem(item, sectionCourse)
    const isAsWritten = dish !== undefined && isWrittenByUs(item, dish)
    const amounts = ownAmounts(sections, section, item)
    const plate = plateAmount(amounts)
    const isComparable =
      currency === CATALOGUE_CURRENCY && isAsWritten && dish.categoryId === categoryOfCourse(course)
    return {
      ...ofSection,
      item,
      place: { sectionId: section.id, itemId: item.id },
      pointer: `/sections/${sectionIndex}/items/${index}`,
      course,
      dish,
      isAsWritten,
      isOrdinary: isAsWritten || (course !== 'apart' && !namesPortion(item.name, item.description)),
      amounts,
      plate,
      level: isComparable && plate ? toMajor(plate.amount, currency) / dish.price : undefined,
    }
  })
}

/** A catalogue by what dishes are found by. */
interface CatalogueIndex {
  readonly byId: ReadonlyMap<number, Dish>
  /** Dishes of one folded name, which several cuisines may have. */
  readonly byName: ReadonlyMap<string, readonly Dish[]>
}

const indexes = new WeakMap<readonly Dish[], CatalogueIndex>()

/** Made once for a catalogue: folding all its names takes longer than all checks. */
function indexOf(catalogue: readonly Dish[]): CatalogueIndex {
  const known = indexes.get(catalogue)
  if (known) return known
  const index = {
    byId: new Map(catalogue.map((dish) => [dish.id, dish])),
    byName: Map.groupBy(catalogue, ({ name }) => foldName(name)),
  }
  indexes.set(catalogue, index)
  return index
}

function dishFinder({ catalogue, cuisineId }: MenuToReview): (item: MenuItem) => Dish | undefined {
  const { byId, byName } = indexOf(catalogue)
  return (item) => {
    const name = foldName(item.name)
    const own = byId.get(item.id)
    if (own && foldName(own.name) === name) return own
    const alike = byName.get(name)
    return alike?.findLast((dish) => dish.cuisineId === cuisineId) ?? alike?.[0]
  }
}

/** With fewer other prices than this, a menu's level can't be known. */
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
  return levelOfRatios(ascending(items.filter(isCounted).flatMap(({ level }) => level ?? [])))
}

/** The same without one dish, of all dishes in turn: their ratios are sorted once for a review. */
export function levelBeside(review: Review, reviewed: ReviewedItem): number | undefined {
  const ratios = sortedRatios.get(review) ?? ascending(review.items.flatMap(({ level }) => level ?? []))
  sortedRatios.set(review, ratios)
  const own = reviewed.level
  return levelOfRatios(own === undefined ? ratios : ratios.toSpliced(ratios.indexOf(own), 1))
}

const sortedRatios = new WeakMap<Review, readonly number[]>()

/** @param ratios ascending */
function levelOfRatios(ratios: readonly number[]): number | undefined {
  if (ratios.length < MIN_PRICES_FOR_LEVEL) return undefined
  return Math.min(Math.max(quantile(ratios, 0.5), LEVEL_RANGE.min), LEVEL_RANGE.max)
}

/**
 * What the catalogue asks for this very dish at a price level, in minor units of the menu's currency; undefined
 * where it cannot be compared.
 */
export const usualAmount = ({ level: own, dish }: ReviewedItem, level: number): number | undefined =>
  own === undefined || !dish ? undefined : toMinor(dish.price * level, CATALOGUE_CURRENCY)

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
  const own = cuisineId === undefined ? [] : ofCuisine(catalogue, cuisineId)
  return {
    pick(categoryId, isWanted = () => true) {
      const company = { section: onMenu.filter((dish) => dish.categoryId === categoryId), menu: onMenu }
      const best = own
        .filter(
          (dish) =>
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
