import type { Dish, Season } from '../catalogue/dish.ts'
import { houseStandards } from '../catalogue/house-standard.ts'
import { areSameDish, isNamedLike, tellingWords } from '../catalogue/names.ts'
import { categories } from '../catalogue/reference.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Section } from '../menu/model/section.ts'
import { pickWeighted, type Random, seededRandom } from './choosing/random.ts'
import { servedNow } from './choosing/season.ts'
import { welcome } from './choosing/variety.ts'
import { dishToItem, type PictureOf } from './dish-to-item.ts'
import { type GenerationFilters, type RequestedCount, requestedCounts } from './filters.ts'
import { sharedWithVegetarians } from './vegetarian-share.ts'
import { type DishWishes, fitsWishes, wishClause } from './wishes/heeded.ts'

export interface GenerationInput {
  readonly catalogue: readonly Dish[]
  readonly filters: GenerationFilters
  /** An integer from 0 to 2³² − 1; the same input gives the same menu. */
  readonly seed: number
  /** Dishes of another one are only taken where a section cannot be filled without; absent, seasons do not count. */
  readonly season?: Season
  /** Items of another origin that already fit the filters; the catalogue fills up what they leave. */
  readonly accepted?: readonly MenuItem[]
  readonly pictureOf?: PictureOf
}

/**
 * The sections of a menu, in US dollars, of dishes from the catalogue: exactly the counts asked for, every dish of the cuisine, inside
 * the price band and meeting all dietary options, none twice. A section that cannot be filled carries
 * a `shortfall` that says what is missing and why.
 */
export function generateMenu(input: GenerationInput): Section[] {
  const { catalogue, filters, seed, season, accepted = [], pictureOf } = input
  const random = seededRandom(seed)
  const acceptedNames = accepted.map(({ name }) => tellingWords(name))
  const chosen: Dish[] = []
  return requestedCounts(filters).map((request) => {
    const standard = houseStandardFor(filters, request)
    const items = standard ? [] : acceptedFor(request, accepted)
    const fitting = fittingDishes(catalogue, filters, request.categoryId).filter(
      (dish) => !isNamedLike(dish, acceptedNames),
    )
    const dishes =
      standard ??
      chooseDishes(
        fitting,
        { categoryId: request.categoryId, wanted: request.count - items.length },
        chosen,
        season,
        random,
      )
    chosen.push(...dishes)
    return toSection(
      [...items, ...dishes.map((dish) => dishToItem(dish, filters.priceRange, pictureOf))],
      request,
      filters,
    )
  })
}

const acceptedFor = ({ categoryId, count }: RequestedCount, accepted: readonly MenuItem[]): MenuItem[] =>
  accepted.filter((item) => item.categoryId === categoryId).slice(0, count)

/** Dishes of a cuisine and category that keep to all wishes. */
export const fittingDishes = (
  catalogue: readonly Dish[],
  wishes: DishWishes,
  categoryId: number,
): readonly Dish[] =>
  catalogue.filter(
    (dish) =>
      dish.cuisineId === wishes.cuisineId && dish.categoryId === categoryId && fitsWishes(dish, wishes),
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

function chooseDishes(
  fitting: readonly Dish[],
  request: { readonly categoryId: number; readonly wanted: number },
  menu: readonly Dish[],
  season: Season | undefined,
  random: Random,
): Dish[] {
  const section: Dish[] = []
  let candidates = fitting.filter((dish) => !menu.some((other) => areSameDish(dish, other)))
  while (section.length < request.wanted) {
    const company = { section, menu: [...menu, ...section] }
    const dish = pickWeighted(
      sharedWithVegetarians(servedNow(candidates, season), section, request),
      (candidate) => welcome(candidate, company, season),
      random,
    )
    if (!dish) break
    section.push(dish)
    candidates = candidates.filter((other) => !areSameDish(dish, other))
  }
  return section
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
      reason: `There are no ${items.length > 0 ? 'more ' : ''}${category.name.toLowerCase()} of this cuisine${wishClause(wishes)}.`,
    },
  }
}

/** Only a house standard holds more than was asked for. */
const standardNotice = (categoryName: string, asked: number, standing: number): string =>
  `You asked for ${asked}, and you have our ${standing} house classics instead. Ask for ${standing} or more to choose from all our ${categoryName.toLowerCase()}.`
