import type { Dish, Season } from '../../catalogue/dish.ts'
import { keptByCuisine } from '../../catalogue/of-cuisine.ts'
import { isOfMorning } from '../../dishes/meal/occasions.ts'
import { isOfSea, type Plate, plateOf } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS, MAINS, STARTERS } from '../../reference/reference.ts'
import type { Ask } from '../asks/ask.ts'
import type { Key } from '../composing/keys.ts'
import type { Mark } from '../composing/marks.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { DishInCourse } from '../composing/search.ts'
import type { MenuForm } from '../forms/form.ts'
import { formOf } from '../forms/forms.ts'
import { needsMetBy } from '../forms/need.ts'
import type { CostClass } from '../pricing/cost-class.ts'
import { isAtMarketPrice, rangesAway } from '../pricing/credible-ranges.ts'
import { priceOf } from '../pricing/dish-price.ts'
import { foodCostOf } from '../pricing/food-cost.ts'
import { dishesInRange, servedAt } from '../pricing/in-range.ts'
import { settingOf } from '../pricing/setting.ts'
import { workClassOf } from '../pricing/work-class.ts'
import {
  forChildren,
  isOfSort,
  type SectionSort,
  sortRecord,
  wholeCategory,
  wineSorts,
} from '../sorts/section-sorts.ts'
import { suitsName } from '../sorts/suits-name.ts'
import { type DishWishes, fitsWishes } from '../wishes/heeded.ts'
import type { MenuBrief } from './brief.ts'
import type { BriefCourse } from './kept-places.ts'
import { type AskedSection, kindRecord } from './kinds.ts'
import { isAtOnePrice } from './priced-menu.ts'
import { isFinePlate } from './tasting/fine-plates.ts'
import { neighborsOf } from './wine-neighbors.ts'

/** The cuisine's form, for whole meals: a list of wines needs no main course of fish. */
export function formOfBrief(
  { cuisineId, kind, sections }: Pick<DishWishes, 'cuisineId'> & Pick<MenuBrief, 'kind' | 'sections'>,
  asked: readonly AskedSection[],
): MenuForm {
  const form = formOf(cuisineId)
  if (sections !== undefined) {
    // What a course must hold says nothing of a section that is named for one kind of dish.
    const whole = new Set(asked.flatMap(({ sort, named }) => (named ? [] : (wholeCategory[sort] ?? []))))
    const needs = form.needs.filter(({ categoryId }) => whole.has(categoryId))
    return {
      ...form,
      needs,
      ...(asked.every(({ sort }) => forChildren.has(sort)) && { isForChildren: true }),
    }
  }
  if (kind === 'prix-fixe') return { ...form, isSetMeal: true }
  if (kindRecord(kind).isWholeMeal) return form
  return {
    ...form,
    needs: [],
    ...(kind === 'tasting' && { isEatenWhole: true }),
    ...(kind === 'specials' && { isOfTheDay: true }),
    ...(kind === 'brunch' && { isOfTheMorning: true }),
    ...(kind === 'kids' && { isForChildren: true }),
  }
}

/** Of other cuisines only drinks, for wines travel; sake, sparkling or still, is poured where it is at home. */
export const dishesFor = keptByCuisine((catalogue, cuisineId): readonly Dish[] => {
  const isOwn = (dish: Dish): boolean => dish.cuisineId === cuisineId
  const travels = ({ categoryId, ingredients }: Dish): boolean =>
    categoryId === DRINKS && !ingredients.some((name) => /\bsake\b/.test(name))
  // Two kitchens pour some of the same wines: the nearest one's is taken.
  const near = neighborsOf(cuisineId)
  const distanceOf = (dish: Dish) => {
    const place = near.indexOf(dish.cuisineId)
    return isOwn(dish) ? -1 : place < 0 ? near.length : place
  }
  const first = new Map(
    catalogue
      .filter((dish) => travels(dish) || isOwn(dish))
      .toSorted((a, b) => distanceOf(b) - distanceOf(a))
      .map((dish) => [dish.name, dish]),
  )
  return catalogue.filter((dish) => isOwn(dish) || first.get(dish.name) === dish)
})

/** A plate for children costs little wherever it is served. */
export const hasRange = ({ sort }: BriefCourse): boolean => !forChildren.has(sort)

/** From this range up no course of a meal at one price is plain cooking that guests make at home. */
const REFINED_FROM = 4

/** What is eaten from the hand. */
const HANDHELD: ReadonlySet<Plate['shape']> = new Set(['pizza', 'sandwich', 'tortilla'])

/** What a kitchen puts on a plate without a cook: beans from the pot, a slice of melon. */
function isPlain(dish: Dish): boolean {
  const isCheap = foodCostOf(dish).costClass === 'commodity'
  if (dish.categoryId === DESSERTS)
    return dish.family === 'fruit' && plateOf(dish).serving !== 'frozen' && workClassOf(dish) === 'assembled'
  const isOfThePot = dish.ingredients
    .slice(0, 2)
    .some((name) => /\b(?:bean|lentil|chickpea|pea)s?$/.test(name))
  return (
    (dish.categoryId === STARTERS || dish.categoryId === MAINS) &&
    isCheap &&
    (PLAIN.has(dish.family) || isOfThePot) &&
    workClassOf(dish) !== 'crafted'
  )
}
const PLAIN: ReadonlySet<string> = new Set(['legume', 'bread', 'potato'])

/** What is bought over the counter in the morning ends no dinner. */
const COUNTER_BAKE = /\b(?:croissants?|muffins?|scones?|loaf|cookies?|buns?|doughnuts?|pain au chocolat)\b/i
const isOfCounter = ({ categoryId, name }: Dish): boolean =>
  categoryId === DESSERTS && COUNTER_BAKE.test(name)

const isRefined = (dish: Dish): boolean =>
  settingOf(dish) === 'any' && !HANDHELD.has(plateOf(dish).shape) && !isPlain(dish)

/** What a table shares at a bar begins no set meal: a dip, a basket of wings. */
const SHARED = /\b(?:dip|guacamole|nachos|wings|fries|chips|pretzel|queso|fondue|hummus)\b/i
const isOfTable = (dish: Dish): boolean => dish.categoryId !== STARTERS || !SHARED.test(dish.name)

/** From this range up a tasting menu is of fine plates where there are enough; a choice at one price from the next. */
const FINE_FROM = 3

/**
 * The dishes that are worth their place in a meal of courses at this range, the first choice first, and all of them
 * last. A card of sections takes what it can price.
 */
export function choicesOfMeal(
  dishes: readonly Dish[],
  { kind }: Pick<MenuBrief, 'kind'>,
  priceRange: number,
): readonly (readonly Dish[])[] {
  if (kind !== 'tasting' && kind !== 'prix-fixe') return [dishes]
  const ofEvening = dishes.filter((dish) => !isOfMorning(dish) && !isOfCounter(dish))
  const credible =
    kind === 'prix-fixe' ? ofEvening : ofEvening.filter((dish) => rangesAway(dish, priceRange) === 0)
  const seated = kind === 'prix-fixe' ? credible.filter(isOfTable) : credible
  const suiting = priceRange < REFINED_FROM ? seated : credible.filter(isRefined)
  return priceRange >= (kind === 'tasting' ? FINE_FROM : REFINED_FROM)
    ? [credible.filter(isFinePlate), suiting, dishes]
    : [suiting, credible, dishes]
}

/** With this many dishes for each place, a broader section still has a choice. */
const CHOICE_LEFT = 1.5

/** Produce of now or of no season, and no braise of meat in summer. */
function isOfNow(dish: Dish, season: Season): boolean {
  const plate = plateOf(dish)
  if (season === 'summer' && plate.technique === 'braised' && !isOfSea(plate)) return false
  return plate.seasons.length === 0 || plate.seasons.includes(season)
}

/** What a cook writes on the board: what the market has now, the sea, what is dear, or takes hours. */
function isWorthTheBoard(dish: Dish, season: Season): boolean {
  const plate = plateOf(dish)
  if (!isRefined(dish) || !isOfNow(dish, season)) return false
  const { costClass } = foodCostOf(dish)
  const isShowpiece = costClass === 'dear' || costClass === 'luxury' || workClassOf(dish) === 'crafted'
  return plate.seasons.length > 0 || isShowpiece || isOfSea(plate)
}

/** A section of specials with what is special, where that leaves a choice; of main courses one is of the sea. */
export function withSpecials(course: BriefCourse, season: Season): BriefCourse {
  const choices = [isWorthTheBoard, isOfNow].map((suits) => course.pool.filter((dish) => suits(dish, season)))
  const pool = choices.find(({ length }) => length >= course.size * CHOICE_LEFT) ?? course.pool
  const prefers = course.categoryId === MAINS ? SEA_OF_THREE : course.prefers
  return { ...course, pool, prefers }
}

const SEA_OF_THREE = [{ name: 'sea', part: 1 / 3 }] as const

/** What part of the courses of a tasting menu is dear to buy, and what part may be cheap, by its price range. */
const shown: Readonly<Record<number, { readonly dear: number; readonly plain: number }>> = {
  4: { dear: 0.3, plain: 0.35 },
  5: { dear: 0.4, plain: 0.3 },
}

/**
 * From range 4 a meal at one price has showpieces: scallops, lamb, truffles, on a tasting menu by its length. Where
 * guests choose, two of each course.
 */
export function showpieceMarks(
  courses: readonly ComposedCourse[],
  priceRange: number,
  { kind }: Pick<MenuBrief, 'kind'>,
): Mark[] {
  const part = shown[priceRange]
  if (!part) return []
  const isTasting = kind === 'tasting'
  const places = courses.reduce((sum, { size }) => sum + size, 0)
  const isOf = (classes: readonly CostClass[]) => (dish: Dish) =>
    dish.categoryId !== DESSERTS && classes.includes(foodCostOf(dish).costClass)
  const mark = (key: Key, has: (dish: Dish) => boolean, wanted: number): Mark => {
    const room = courses.reduce((sum, { pool, size }) => sum + Math.min(size, pool.filter(has).length), 0)
    const bound = { atLeast: Math.min(wanted, room), atMost: places, rank: 'showpieces' } as const
    return { key, has, bound }
  }
  const dear = isTasting ? Math.round(places * part.dear) : 2 * (priceRange + 1 - REFINED_FROM)
  const isPlainCourse = isOf(['commodity'])
  const only = courses.filter(({ pool }) => pool.every(isPlainCourse)).length
  const most = Math.max(Math.floor(places * part.plain), only)
  return [
    mark('showpiece|dear', isOf(['dear', 'luxury']), dear),
    mark('showpiece|luxury', isOf(['luxury']), priceRange - REFINED_FROM),
    ...(isTasting
      ? [
          {
            key: 'showpiece|plain',
            has: isPlainCourse,
            bound: { atLeast: 0, atMost: most, rank: 'showpieces' },
          } as const,
        ]
      : []),
  ]
}

/** At the price of a set meal nobody picks between noodles and a crab: its supplement would be half of the meal. */
const FAR_ABOVE = 1.5

/** Without those that cost far more than the middle one. */
function nearInPrice(dishes: readonly Dish[], priceRange: number): readonly Dish[] {
  const prices = dishes.map((dish) => priceOf(dish, priceRange)).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? 0
  return dishes.filter((dish) => priceOf(dish, priceRange) <= middle * FAR_ABOVE)
}

/** A section with the dishes of its range; those at market price only where plates have prices at all. */
export function pricedCourse(
  course: BriefCourse,
  priceRange: number,
  fixed: readonly DishInCourse[],
  brief: Pick<MenuBrief, 'kind' | 'sections'>,
): BriefCourse {
  if (!hasRange(course)) return course
  const standing = fixed.filter(({ courseId }) => courseId === course.id).length
  const choices = choicesOfMeal(course.pool, brief, priceRange)
  const inRange = isAtOnePrice(brief) ? dishesInRange : servedAt
  const enough = course.size > 1 ? course.size * CHOICE_LEFT : 1
  const all = choices.find(({ length }) => length >= enough) ?? course.pool
  const pool = inRange(
    brief.kind === 'prix-fixe' ? nearInPrice(all, priceRange) : all,
    priceRange,
    course.size - standing,
  )
  return { ...course, pool }
}

/**
 * A priced section under limits of prices: what keeps to them, of other price ranges too where its own has too little,
 * and where all of it is too little, what comes nearest to them.
 */
export function withinLimits(
  { pool: whole, size }: BriefCourse,
  priced: BriefCourse,
  asks: readonly Ask[],
  priceRange: number,
): BriefCourse {
  const limits = asks.filter(({ isOfPrice, isUnasked, atMost }) => isOfPrice && !isUnasked && atMost === 0)
  if (limits.length === 0) return priced
  const keeps = (dish: Dish) => !limits.some(({ is }) => is(dish))
  const own = priced.pool.filter(keeps)
  if (own.length >= size * CHOICE_LEFT) return { ...priced, pool: own }
  const kept = [...own, ...whole.filter((dish) => keeps(dish) && !own.includes(dish) && hasPrice(dish))]
  if (kept.length >= size) return { ...priced, pool: kept }
  const isFloor = limits.every(({ what }) => what.includes(' under $'))
  const nearest = priced.pool
    .filter((dish) => !keeps(dish))
    .toSorted((a, b) => (priceOf(a, priceRange) - priceOf(b, priceRange)) * (isFloor ? -1 : 1))
  return { ...priced, pool: [...kept, ...nearest.slice(0, Math.ceil(size * CHOICE_LEFT) - kept.length)] }
}

const hasPrice = (dish: Dish): boolean => !isAtMarketPrice(dish)

/** What a section is named for ("Tacos") is no other's ("Antojitos", "Main Courses") where that has enough without. */
export const withoutNarrower = (
  courses: readonly BriefCourse[],
  ownOf: (course: BriefCourse) => readonly Dish[],
): readonly BriefCourse[] =>
  courses.map((course) => {
    let { pool } = course
    for (const other of courses) {
      const own = ownOf(other)
      if (other.id === course.id || own.length === 0 || own.length >= course.pool.length) continue
      const left = pool.filter((dish) => !own.includes(dish))
      // Surf and turf has both, whatever else the card sells.
      const hasParts = course.parts?.every(({ dishes }) => left.some((dish) => dishes.has(dish))) ?? true
      if (hasParts && left.length >= course.size * CHOICE_LEFT) pool = left
    }
    return { ...course, pool }
  })

/** Sections that are a course of a card, and so have a place for whatever of it is asked for. */
const OF_ANY_KIND: ReadonlySet<SectionSort> = new Set([
  ...(Object.keys(wholeCategory) as SectionSort[]),
  'brunch',
  'lunch',
  'barSnacks',
  'courseWarm',
  'courseEgg',
  'coursePasta',
  'coursePrimo',
  'courseMeat',
  'courseGarden',
])

/** May a section have a dish that its owner asked for by name? */
export const takesAsked = ({ named, sort, categoryId, wishes }: BriefCourse, dish: Dish): boolean =>
  (named ? named.has(dish) : OF_ANY_KIND.has(sort) && dish.categoryId === categoryId) &&
  fitsWishes(dish, wishes)

/** Juice and lemonade for children travel, too: from kitchens that most children know. */
const SODA_FOUNTAINS: readonly number[] = [15, 5, 7, 8, 1, 3]

/** Bars that know what is poured in the morning, and what of it is poured everywhere. */
const BRUNCH_BARS: readonly number[] = [15, 5, 1]
const BRUNCH_POURS: ReadonlySet<string> = new Set(['Mimosa', 'Bloody Mary'])

/**
 * A section with the dishes that it may hold, of these that fit its wishes. Wines travel: those of its neighbors fill what a cuisine has too few of.
 */
export function courseOf(
  { name, sort, count, named, parts, isUnknown }: AskedSection,
  id: number,
  servable: readonly Dish[],
  wishes: DishWishes,
): BriefCourse {
  const { cuisineId } = wishes
  const ofSort = servable.filter((dish) =>
    named ? named.has(dish) : isOfSort(dish, sort) && suitsName(dish, sort, name),
  )
  const ofMorning = ofSort.filter((dish) => dish.cuisineId === cuisineId)
  // Who leaves out eggs and milk eats at brunch what else is light.
  const isScarce = sort === 'brunch' && !named && ofMorning.length < count
  const light = isScarce
    ? servable.filter(
        (dish) => dish.cuisineId === cuisineId && isOfSort(dish, 'starters') && dish.weight !== 'rich',
      )
    : []
  const own = [...new Set([...ofMorning, ...light])]
  const isShort =
    !named &&
    (own.length < count ||
      (sort === 'brunchCocktails' &&
        own.filter((dish) => needsMetBy(dish).includes('brunchDrink')).length < 2) ||
      (sort === 'juices' &&
        !own.some((dish) => dish.season === undefined && needsMetBy(dish).includes('juice'))))
  const neighbors =
    sort === 'kidsDrinks' || sort === 'juices'
      ? SODA_FOUNTAINS
      : sort === 'brunchCocktails'
        ? BRUNCH_BARS
        : wineSorts.has(sort) || sort === 'afterDinner'
          ? neighborsOf(cuisineId)
          : []
  const wanted = sort === 'brunchCocktails' ? own.length + count : count
  // Nobody looks for calvados behind a Thai dinner; wines travel.
  const travels =
    sort === 'afterDinner'
      ? ofSort.filter((dish) => !isSpirit(dish) || own.includes(dish))
      : sort === 'brunchCocktails'
        ? ofSort.filter((dish) => BRUNCH_POURS.has(dish.name) || own.includes(dish))
        : ofSort
  const all = isShort && neighbors.length > 0 ? withNeighbors(own, travels, wanted, neighbors) : own
  const { first } = sortRecord(sort)
  const firsts = named || !first ? [] : all.filter(first)
  const pool = firsts.filter(({ season }) => season === undefined).length >= count ? firsts : all
  return {
    id: String(id),
    name,
    sort,
    categoryId: sortRecord(sort).categoryId,
    size: count,
    pool,
    prefers: named ? undefined : sortRecord(sort).prefers,
    named,
    parts,
    isUnknown,
    wishes,
    isThinned: false,
  }
}

const isSpirit = (dish: Dish): boolean => plateOf(dish).drink === 'spirit'

/** Its own first, then those of one neighbor after another until there is a choice. */
function withNeighbors(
  own: readonly Dish[],
  all: readonly Dish[],
  count: number,
  neighbors: readonly number[],
): readonly Dish[] {
  const pool = [...own]
  for (const neighbor of neighbors) {
    // Oranges pressed in two languages are one juice.
    const isThere = (dish: Dish) =>
      dish.family === 'juice' && pool.some(({ ingredients: [first] }) => first === dish.ingredients[0])
    pool.push(...all.filter((dish) => dish.cuisineId === neighbor && !pool.includes(dish) && !isThere(dish)))
    // One more than are asked for, so that Champagne isn't poured where nobody can pay for it.
    if (pool.length > count) break
  }
  return pool.length >= count ? pool : all
}
