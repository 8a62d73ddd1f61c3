import type { Dish, Season } from '../catalogue/dish.ts'
import { houseStandards } from '../catalogue/house-standard.ts'
import { isNamedLike, tellingWords } from '../catalogue/names.ts'
import { ofCuisine } from '../catalogue/of-cuisine.ts'
import { atOnce, type Steps } from '../computing/steps.ts'
import { isForChildren } from '../courses/portion.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Section } from '../menu/model/section.ts'
import { categories } from '../reference/reference.ts'
import { openToAsked } from './asks/absent.ts'
import { askMarks, isOfPlants } from './asks/ask-marks.ts'
import { asksOf } from './asks/asks-of.ts'
import { deniedBy } from './asks/denied.ts'
import { belongsToWishes, isOfItsMeal } from './choosing/belongs.ts'
import type { FormBreach } from './composing/breaches.ts'
import { composeInSteps } from './composing/compose.ts'
import { dishOfItem } from './composing/dish-of-item.ts'
import type { Judge } from './composing/judge.ts'
import { judged } from './composing/judged.ts'
import { remarksOn } from './composing/remarks.ts'
import type { ComposedCourse } from './composing/rules.ts'
import type { DishInCourse } from './composing/search.ts'
import { withoutBreakers } from './composing/without-breakers.ts'
import { dishToItem, type PictureOf } from './dish-to-item.ts'
import { type GenerationFilters, type RequestedCount, requestedCounts } from './filters.ts'
import { formOf } from './forms/forms.ts'
import { rangeRemarks, servedAt } from './pricing/in-range.ts'
import { type DishWishes, fitsWishes, wishClause } from './wishes/heeded.ts'

export interface GenerationInput {
  readonly catalogue: readonly Dish[]
  readonly filters: GenerationFilters & Pick<DishWishes, 'without'>
  /** An integer from 0 to 2³² − 1; the same input gives the same menu. */
  readonly seed: number
  /** Dishes of another one are only taken where a section cannot be filled without; absent, seasons do not count. */
  readonly season?: Season
  /**
   * Items of another origin that already fit the filters. Those that break a rule of the menu, or that the judge would
   * exchange, are left out, and the catalogue fills up what they leave.
   */
  readonly accepted?: readonly MenuItem[]
  readonly pictureOf?: PictureOf
  /** Looks at the menu before it is answered; what it would fix is composed again. */
  readonly judge?: Judge
}

export interface GeneratedMenu {
  readonly sections: Section[]
  /** Sentences on rules of a good menu that could not be kept. */
  readonly remarks: readonly string[]
}

/**
 * The sections of a menu as they are eaten, in US dollars, of dishes from the catalogue: exactly the counts asked for,
 * every dish of the cuisine, inside the price band and meeting all dietary options, none twice, composed by the form of
 * the cuisine. A section that cannot be filled carries a `shortfall` that says what is missing and why.
 */
export const composeMenu = (input: GenerationInput): Steps<GeneratedMenu> =>
  judged(
    (banned) =>
      withoutBreakers((givenUp) => composed(input, banned.union(givenUp)), acceptedIn(input, banned)),
    input.judge,
  )

/** Dishes of another origin that the judge would not exchange. */
const acceptedIn = ({ accepted = [] }: GenerationInput, banned: ReadonlySet<number>): readonly MenuItem[] =>
  accepted.filter(({ id }) => !banned.has(id))

/** The sections alone, for who needs no more. */
export const generateMenu = (input: GenerationInput): Section[] => atOnce(composeMenu(input)).sections

interface Part extends ComposedCourse {
  readonly request: RequestedCount
  readonly items: readonly MenuItem[]
  readonly fixed: readonly DishInCourse[]
}

interface ComposedMenu extends GeneratedMenu {
  readonly broken: readonly FormBreach[]
}

function* composed(asked: GenerationInput, banned: ReadonlySet<number>): Steps<ComposedMenu> {
  const asks = asksOf(asked.filters, asked.catalogue)
  const filters = { ...asked.filters, notes: asks.rest, without: deniedBy(asks.asks) }
  const input = { ...asked, filters }
  const { catalogue, seed, season, pictureOf } = input
  const parts = requestedCounts(filters).map((request) => partOf(request, input, banned))
  const cuisine = ofCuisine(catalogue, filters.cuisineId)
  const fixed = parts.flatMap((part) => part.fixed)
  const looking = {
    catalogue,
    cuisineId: filters.cuisineId,
    fits: (dish: Dish) => fitsWishes(dish, input.filters) && !banned.has(dish.id),
  }
  const opened = openToAsked(parts, asks.asks, looking, (part, dish) => part.categoryId === dish.categoryId)
  const wanted = askMarks(
    asks.asks,
    opened,
    fixed.map(({ dish }) => dish),
    looking,
  )
  const { chosen, breaches, broken } = yield* composeInSteps({
    form: formOf(filters.cuisineId),
    courses: opened,
    fixed,
    house: asks.house,
    wanted: wanted.marks,
    asksVegan: asks.asks.some(isOfPlants),
    cuisine,
    season,
    priceRange: filters.priceRange,
    seed,
  })
  const sections = parts.map(({ request, items }) => {
    const dishes = chosen.get(String(request.categoryId)) ?? []
    return toSection(
      [...items, ...dishes.map((dish) => dishToItem(dish, filters.priceRange, pictureOf))],
      request,
      filters,
    )
  })
  const dishes = [...chosen.values()].flat()
  return {
    sections,
    broken,
    remarks: [
      ...asks.remarks,
      ...wanted.remarks,
      ...remarksOn(breaches, filters, cuisine, {
        season,
        priceRange: filters.priceRange,
        asks: asks.asks,
      }),
      ...rangeRemarks(dishes, filters.priceRange),
    ],
  }
}

/** A section with what is in it already: a house standard, or items of another origin. */
function partOf(request: RequestedCount, input: GenerationInput, banned: ReadonlySet<number>): Part {
  const { catalogue, filters, pictureOf } = input
  const accepted = acceptedIn(input, banned)
  const { categoryId, count } = request
  const id = String(categoryId)
  const standard = houseStandardFor(filters, request)
  if (standard) {
    return {
      request,
      id,
      categoryId,
      size: standard.length,
      pool: [],
      items: standard.map((dish) => dishToItem(dish, filters.priceRange, pictureOf)),
      fixed: standard.map((dish) => ({ courseId: id, dish, isFixed: true })),
    }
  }
  const names = accepted.map(({ name }) => tellingWords(name))
  const items = accepted.filter((item) => item.categoryId === categoryId).slice(0, count)
  const fitting = fittingDishes(catalogue, filters, categoryId).filter((dish) => !isNamedLike(dish, names))
  const priced = servedAt(fitting, filters.priceRange, count - items.length)
  const allowed = priced.filter((dish) => !banned.has(dish.id))
  return {
    request,
    id,
    categoryId,
    size: count,
    // Nobody is served less because a judge would have chosen otherwise.
    pool: items.length + allowed.length >= count ? allowed : priced,
    items,
    fixed: items.map((item) => ({
      courseId: id,
      dish: dishOfItem(item, filters.cuisineId, categoryId),
      isFixed: true,
    })),
  }
}

/**
 * Returns the dishes of a cuisine and category that satisfy all wishes and belong on such a card. Plates for children are
 * on separate menus, and breakfast where it is served already.
 */
export const fittingDishes = (
  catalogue: readonly Dish[],
  wishes: DishWishes,
  categoryId: number,
  isMorning = false,
): readonly Dish[] =>
  catalogue.filter(
    (dish) =>
      dish.cuisineId === wishes.cuisineId &&
      dish.categoryId === categoryId &&
      !isForChildren(dish.name) &&
      isOfItsMeal(dish, isMorning) &&
      belongsToWishes(dish, wishes) &&
      fitsWishes(dish, wishes),
  )

/**
 * The dishes of a house standard: a section that asks for fewer dishes than the standard's minimum gets
 * all of them with every seed, if each of them meets the wishes
 * (docs/decisions/0030-what-was-given.md).
 */
export function houseStandardFor(
  wishes: DishWishes,
  { categoryId, count }: RequestedCount,
): readonly Dish[] | undefined {
  const standard = houseStandards.find(
    (house) => house.cuisineId === wishes.cuisineId && house.categoryId === categoryId,
  )
  if (!standard || count >= standard.minimum) return undefined
  return standard.dishes.every((dish) => fitsWishes(dish, wishes)) ? standard.dishes : undefined
}

function toSection(items: MenuItem[], request: RequestedCount, wishes: DishWishes): Section {
  const category = categories.find(({ id }) => id === request.categoryId)
  if (!category) throw new RangeError(`No category ${request.categoryId}`)
  const section = { id: category.id, name: category.name, items }
  if (items.length > request.count) {
    return { ...section, ownerNotice: standardNotice(category.name, request.count, items.length) }
  }
  if (items.length === request.count) return section
  return {
    ...section,
    shortfall: {
      requested: request.count,
      found: items.length,
      reason: `No ${items.length > 0 ? 'more ' : ''}${category.name.toLowerCase()} in this cuisine${wishClause(wishes)}.`,
    },
  }
}

/** Only a house standard holds more than was asked for. */
const standardNotice = (categoryName: string, asked: number, standing: number): string =>
  `You asked for ${asked}. We added our ${standing} classics instead. Ask for ${standing} or more to choose from all our ${categoryName.toLowerCase()}.`
