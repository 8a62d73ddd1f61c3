import type { Dish, Season } from '../../catalogue/dish.ts'
import { ofCuisine } from '../../catalogue/of-cuisine.ts'
import { isForChildren } from '../../courses/portion.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import {
  type CategoryId,
  type CuisineId,
  DESSERTS,
  DRINKS,
  diet,
  MAINS,
  SIDES,
  STARTERS,
} from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { nameOf, readAs } from '../asks/heard.ts'
import { dayCalled, listsOf } from '../asks/occasions.ts'
import { isOfItsMeal } from '../choosing/belongs.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import { ingredientOf, isKindOf } from '../lookup/dish-words.ts'
import { asKitchenSays } from '../lookup/kitchen-words.ts'
import { priceLimit } from '../lookup/price-limit.ts'
import { isFiller, type NamedDishes, type NameReading, readName } from '../lookup/read-name.ts'
import { saidBy } from '../lookup/said.ts'
import { formsOf } from '../lookup/word-forms.ts'
import { written } from '../lookup/written.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { isOfSort, type SectionSort, sortRecord, wholeCategory } from '../sorts/section-sorts.ts'
import { suitsName } from '../sorts/suits-name.ts'
import type { DishWishes } from '../wishes/heeded.ts'
import type { MenuBrief } from './brief.ts'
import { type AskedSection, kindRecord, TASTING_COURSES } from './kinds.ts'
import { tastingCourses } from './tasting/arcs.ts'

export interface PlannedSections {
  readonly sections: readonly AskedSection[]
  /** Names of the owner's that nobody could tell. */
  readonly notUnderstood: readonly string[]
  /** Sentences on names that were read in part, or that the cuisine has nothing for. */
  readonly remarks: readonly string[]
}

/** The sections of a brief: the owner's by name, else those of the kind. */
export function plannedSections(
  brief: Pick<DishWishes, 'cuisineId'> &
    Pick<MenuBrief, 'kind' | 'sections' | 'courses'> &
    Partial<Pick<DishWishes, 'dietaryOptions'> & Pick<MenuBrief, 'priceRange' | 'perHead'>>,
  catalogue: readonly Dish[],
): PlannedSections {
  if (brief.sections) {
    const priceRange = brief.perHead === undefined ? brief.priceRange : undefined
    return ownSections(brief.sections, brief, catalogue, priceRange)
  }
  if (brief.kind === 'tasting') {
    const isMeatless = brief.dietaryOptions?.some((one) => one === diet.vegetarian || one === diet.vegan)
    const courses = tastingCourses(
      brief.cuisineId as CuisineId,
      brief.courses ?? TASTING_COURSES.default,
      isMeatless,
    )
    return {
      sections: courses.map(([sort, ...otherwise], index) => ({
        name: ordinals[index] ?? `Course ${index + 1}`,
        sort,
        otherwise,
        count: 1,
      })),
      notUnderstood: [],
      remarks: [],
    }
  }
  const sections = kindRecord(brief.kind).sections.map(([sort, count, name]) => ({
    name: name ?? sortRecord(sort).name,
    sort,
    count,
  }))
  return { sections, notUnderstood: [], remarks: [] }
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

/** Dishes of a section that an owner names by what it sells, where no number was asked for. */
const COUNT = 4
/** An owner names no section for two beers. */
const LEAST_COUNT = 3

/** Each by what its name says: a course, or dishes that are called so, made so or made of that. */
function ownSections(
  asked: NonNullable<MenuBrief['sections']>,
  { cuisineId, kind }: Pick<DishWishes, 'cuisineId'> & Pick<MenuBrief, 'kind'>,
  catalogue: readonly Dish[],
  priceRange: number | undefined,
): PlannedSections {
  const sections: AskedSection[] = []
  const notUnderstood: string[] = []
  const remarks: string[] = []
  for (const { name, count } of asked) {
    const most = priceLimit(name)
    if (most !== undefined && priceRange !== undefined) {
      const named = platesUnder(most, priceRange, ofCuisine(catalogue, cuisineId))
      sections.push({ name, sort: sortOf([...named]), count: count ?? COUNT, named })
      continue
    }
    const ofDay = partsOfDay(name, cuisineId, catalogue)
    if (ofDay.length > 1) {
      const named = ofDay.reduce<ReadonlySet<Dish>>((all, { dishes }) => all.union(dishes), new Set())
      sections.push({
        name,
        sort: sortOf([...named]),
        count: count ?? Math.max(COUNT, ofDay.length),
        named,
        parts: ofDay,
      })
      continue
    }
    const whole = readOwnName(name, cuisineId, catalogue)
    const isOwn = ({ cuisineId: of }: Dish) => of === cuisineId
    const reading = [...whole.dishes].some(isOwn) ? whole : { ...whole, ...whole.loosely }
    const { sort, dishes, unread, isForChildren: isKids, isAdjective, parts = [], corrected } = reading
    const isRead = sort !== undefined || dishes.size > 0
    if (corrected !== undefined && isRead) remarks.push(readAs(name, corrected))
    if (sort) {
      const own = isBeforePlats(name, asked, catalogue, cuisineId) ? 'starters' : sort
      sections.push({ name, sort: own, count: count ?? Math.max(LEAST_COUNT, sortRecord(own).count) })
      continue
    }
    const isSold = [...dishes].some(isOwn)
    if (dishes.size === 0 || (!isSold && unread.length > 0)) {
      notUnderstood.push(name)
      sections.push({ name, sort: 'mains', count: count ?? COUNT, named: new Set(), isUnknown: true })
      continue
    }
    const meant = [...dishes].filter(
      (dish) =>
        (isKids || !isForChildren(dish.name)) &&
        (!isAdjective || dish.categoryId <= MAINS) &&
        (dish.categoryId !== STARTERS || suitsName(dish, 'starters', name)),
    )
    const isPoured = ({ dishes }: NamedDishes) =>
      [...dishes].some((dish) => isOwn(dish) && dish.categoryId === DRINKS)
    // "Ouzo & Meze" has both; chorizo in cider is no part of "Vermut y Sidra".
    const isMixed = parts.some(isPouredWith(cuisineId))
    const all = !isMixed
      ? ofOneCard(meant, cuisineId)
      : parts.every(isPoured)
        ? meant.filter(({ categoryId }) => categoryId === DRINKS)
        : meant
    const ofMeal = withoutSides(
      mainlyOf(name, all, cuisineId, count ?? COUNT).filter((dish) => isOfItsMeal(dish, false)),
      cuisineId,
      parts.length > 1 ? Number.POSITIVE_INFINITY : (count ?? LEAST_COUNT),
    )
    // Breakfast is sold where nothing else is called so, under "Pancakes", and not under "Carne"; and first of all at brunch.
    const isLater = ofMeal.filter((dish) => dish.cuisineId === cuisineId).length >= (count ?? COUNT)
    const isSavory = kind === 'brunch' && !all.some((dish) => isOwn(dish) && dish.categoryId === DESSERTS)
    const ofMorning = isSavory
      ? all.filter((dish) => isOfSort(dish, 'brunch') || isOfSort(dish, 'brunchSides'))
      : []
    const isMorning = ofMorning.filter(isOwn).length > 1
    const named = new Set(isMorning ? ofMorning : isLater ? ofMeal : all)
    const own = [...named].filter((dish) => dish.cuisineId === cuisineId)
    if (unread.length > 0) remarks.push(readInPart(name, unread))
    if (own.length === 0) remarks.push(soldElsewhere(name, named, cuisineId))
    else if (unread.length === 0) remarks.push(...nothingOfParts(name, parts, cuisineId))
    if (count === undefined && own.length > 0 && own.length < COUNT)
      remarks.push(allOfIt(name, own.length, cuisineId))
    sections.push({
      name,
      sort: sortOf(own),
      count: count ?? Math.max(1, Math.min(COUNT, own.length)),
      named,
      parts,
    })
  }
  return { sections, notUnderstood, remarks }
}

/** What the table of a day expects, each by what its kitchen has of it: "Christmas Dinner", "Game Day". */
const partsOfDay = (name: string, cuisineId: number, catalogue: readonly Dish[]): NamedDishes[] =>
  listsOf(dayCalled(foldText(name)) ?? '').flatMap((what) => {
    const found = what.split(', ').flatMap((one) => [...readName(one, catalogue).dishes])
    const own = found.filter(
      (dish) => dish.cuisineId === cuisineId && dish.categoryId !== DRINKS && !isForChildren(dish.name),
    )
    return own.length > 0 ? [{ what, dishes: new Set(own) }] : []
  })

/** A name as its kitchen means it, else as any does. */
function readOwnName(name: string, cuisineId: number, catalogue: readonly Dish[]): NameReading {
  const reading = readName(asKitchenSays(name, cuisineId), catalogue)
  const isUnread = reading.dishes.size === 0 || reading.unread.length > 0
  return isUnread ? readName(asKitchenSays(name, cuisineId, true), catalogue) : reading
}

/** A part that is all drinks: the ouzo of "Ouzo & Meze". */
const isPouredWith =
  (cuisineId: number) =>
  ({ dishes }: NamedDishes): boolean => {
    const own = [...dishes].filter((dish) => dish.cuisineId === cuisineId)
    return own.length > 0 && own.every(({ categoryId }) => categoryId === DRINKS)
  }

/** Food without the few drinks that are called so, or drinks without the food: "Tom" isn't a cocktail. */
function ofOneCard(dishes: readonly Dish[], cuisineId: number): readonly Dish[] {
  const isPoured = ({ categoryId }: Dish) => categoryId === DRINKS
  const own = dishes.filter((dish) => dish.cuisineId === cuisineId)
  const drinks = own.filter(isPoured).length
  if (drinks === 0 || drinks === own.length) return dishes
  const isOfDrinks = drinks > own.length / 2
  return dishes.filter((dish) => isPoured(dish) === isOfDrinks)
}

/** A salad or a soup that has some of it, and doesn't say so. */
const MIXED: ReadonlySet<Plate['shape']> = new Set(['salad', 'soup', 'sandwich', 'tortilla'])

/** This many dishes make a section. */
const ENOUGH = 2

/**
 * Of a section named for a food: dishes that are called so, or are mainly of it, where there are enough. Chicken is in a Cobb
 * salad, and corn next to barbecued tofu.
 */
function mainlyOf(name: string, dishes: readonly Dish[], cuisineId: number, needed: number): readonly Dish[] {
  const words = written(name)
    .split(' ')
    .filter((word) => !isFiller(word))
  const food = formsOf(words.at(-1) ?? '').flatMap(
    (last) => ingredientOf([...words.slice(0, -1), last]) ?? [],
  )[0]
  if (food === undefined) return dishes
  const isIt = (dish: Dish) =>
    formsOf(words.join(' ')).some((form) => saidBy(dish).name.includes(` ${form}`)) ||
    (isKindOf(dish.ingredients[0] ?? '', food) && !MIXED.has(plateOf(dish).shape))
  const own = dishes.filter((dish) => dish.cuisineId === cuisineId && isIt(dish))
  const now = own.filter(({ season }) => season === undefined).length
  return now >= Math.min(needed, ENOUGH) ? own : dishes
}

/** A side that bears the name of a dish is left to its own section, where there are enough of the others: bread, among bánh mì. */
function withoutSides(dishes: readonly Dish[], cuisineId: number, needed: number): readonly Dish[] {
  const others = dishes.filter(({ categoryId }) => categoryId !== SIDES)
  return others.filter((dish) => dish.cuisineId === cuisineId).length >= needed ? others : dishes
}

/** "Entrées" are main courses in America; in France they come before the "plats", or before fish and meat. */
function isBeforePlats(
  name: string,
  asked: NonNullable<MenuBrief['sections']>,
  catalogue: readonly Dish[],
  cuisineId: number,
): boolean {
  if (!/^(?:(?:les|nos) )?entrees?$/.test(foldText(name))) return false
  const others = asked.filter((one) => one.name !== name).map((one) => readName(one.name, catalogue))
  const sellsMains = ({ sort, dishes }: NameReading) =>
    (sort ?? (cuisineId === FRENCH ? sortOf([...dishes]) : undefined)) === 'mains'
  return others.some(sellsMains)
}

const FRENCH: CuisineId = 8

/** Savory plates that cost no more than this on a menu of this price range. */
const platesUnder = (most: number, priceRange: number, cuisine: readonly Dish[]): ReadonlySet<Dish> =>
  new Set(
    cuisine.filter(
      (dish) =>
        dish.categoryId !== DESSERTS &&
        dish.categoryId !== DRINKS &&
        !isForChildren(dish.name) &&
        priceOf(dish, priceRange) <= most,
    ),
  )

/** Parts of a list that other cuisines have: "Arak" of a Greek "Ouzo & Arak". */
const nothingOfParts = (name: string, parts: readonly NamedDishes[], cuisineId: number): string[] =>
  parts
    .filter(({ dishes }) => dishes.size > 0 && ![...dishes].some((dish) => dish.cuisineId === cuisineId))
    .map(({ what }) => `Our ${nameOf(cuisineId)} catalog has nothing for “${what}” of “${name}”.`)

const readInPart = (name: string, unread: readonly string[]): string =>
  `In “${name}” we found nothing for ${new Intl.ListFormat('en').format(unread.map((word) => `“${word}”`))}, so that part was left out.`

/** The course that most of the dishes are. */
function sortOf(dishes: readonly Dish[]): SectionSort {
  const counts = Map.groupBy(dishes, ({ categoryId }) => categoryId)
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length)
  const categoryId: CategoryId = most?.[0] ?? MAINS
  return (
    (Object.keys(wholeCategory) as SectionSort[]).find((sort) => wholeCategory[sort] === categoryId) ??
    'mains'
  )
}

const allOfIt = (name: string, found: number, cuisineId: number): string =>
  found === 1
    ? `Our ${nameOf(cuisineId)} catalog has one dish for “${name}”.`
    : `Our ${nameOf(cuisineId)} catalog has ${found} dishes for “${name}”.`

/** Kitchens that sell it, the richest first. */
function soldElsewhere(name: string, dishes: ReadonlySet<Dish>, cuisineId: number): string {
  const byKitchen = [...Map.groupBy(dishes, (dish) => nameOf(dish.cuisineId))]
  const others = byKitchen
    .filter(([, own]) => own.length >= CHOICE)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kitchen]) => kitchen)
    .slice(0, 3)
  const nothing = `Our ${nameOf(cuisineId)} catalog has nothing for “${name}”, so that section stays empty`
  if (others.length === 0) return `${nothing}.`
  const kitchens = `our ${new Intl.ListFormat('en').format(others)} ${others.length > 1 ? 'kitchens have' : 'kitchen has'}`
  return `${nothing}; ${kitchens} such dishes.`
}

/** So few starters leave no choice: the next sort is served in their place, where there is one. */
const CHOICE = 2

const isOfStarters = (sort: SectionSort): boolean => sortRecord(sort).categoryId === STARTERS

/**
 * What each section sells: its sort, or where too little of it can be served now, what may be in its place. Sections
 * that share dishes leave one fewer to the next.
 * @param servable what may be chosen, the first choice first: another sort of the first list goes before the sort that
 * only the second has
 */
export function sortsThatCanBe(
  sections: readonly AskedSection[],
  servable: readonly (readonly Dish[])[],
  season: Season,
): SectionSort[] {
  const taken: SectionSort[] = []
  const leftOf = (sort: SectionSort, dishes: readonly Dish[]) => {
    const own = dishes.filter((dish) => isOfSort(dish, sort) && !isOutOfSeason(dish, season))
    return own.length - taken.filter((one) => own.some((dish) => isOfSort(dish, one))).length
  }
  for (const { sort, otherwise = [] } of sections) {
    const sorts = otherwise.length === 0 ? [] : [sort, ...otherwise]
    const found = servable.flatMap((dishes) =>
      [CHOICE, 1].flatMap(
        (most) => sorts.find((one) => leftOf(one, dishes) >= (isOfStarters(one) ? most : 1)) ?? [],
      ),
    )
    taken.push(found[0] ?? sort)
  }
  return taken
}
