import type { Dish, Season } from '../../catalogue/dish.ts'
import { ofCuisine } from '../../catalogue/of-cuisine.ts'
import type { Steps } from '../../computing/steps.ts'
import { FIRST_OWN_SECTION_ID } from '../../menu/model/limits.ts'
import { MAINS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { openToAsked } from '../asks/absent.ts'
import type { Ask, OwnWishes } from '../asks/ask.ts'
import { askMarks, isOfPlants } from '../asks/ask-marks.ts'
import { asksOf } from '../asks/asks-of.ts'
import { deniedBy } from '../asks/denied.ts'
import { belongsToWishes } from '../choosing/belongs.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import type { FormBreach } from '../composing/breaches.ts'
import { composeInSteps } from '../composing/compose.ts'
import { remarksOn } from '../composing/remarks.ts'
import { housesToChoose } from '../houses/house-names.ts'
import { formsOf } from '../lookup/word-forms.ts'
import { rangeRemarks } from '../pricing/in-range.ts'
import type { AcceptedDish } from '../proposals.ts'
import { wholeCategory } from '../sorts/section-sorts.ts'
import { isSoughtOnAnyCard, soughtThings } from '../sought/sought.ts'
import type { WantedSection } from '../wanted-section.ts'
import { type DishWishes, fitsWishes, wishClause } from '../wishes/heeded.ts'
import type { MenuBrief } from './brief.ts'
import {
  choicesOfMeal,
  courseOf,
  dishesFor,
  formOfBrief,
  hasRange,
  pricedCourse,
  showpieceMarks,
  takesAsked,
  withinLimits,
  withoutNarrower,
  withSpecials,
} from './brief-courses.ts'
import {
  asksForOwnWines,
  asksForSought,
  asksOfParts,
  asksOfSections,
  asksToUse,
  type BriefCourse,
  keptPlaces,
  proposedPlaces,
  usesAnyOf,
} from './kept-places.ts'
import type { AskedSection } from './kinds.ts'
import { sortsThatCanBe } from './plan.ts'
import { type FilledSection, isAtOnePrice } from './priced-menu.ts'
import { inServingOrder } from './tasting/serving-order.ts'

/** What every dish of the menu keeps to. */
export const dishWishesOf = (brief: MenuBrief, catalogue: readonly Dish[]): DishWishes => ({
  cuisineId: brief.cuisineId,
  dietaryOptions: brief.dietaryOptions,
  notes: asksOf(brief, catalogue).rest,
  without: deniedBy(asksOf(brief, catalogue).asks),
})

interface Filling {
  readonly catalogue: readonly Dish[]
  readonly brief: MenuBrief
  readonly seed: number
  readonly season: Season
  readonly asked: readonly AskedSection[]
  /** 1 to 5 */
  readonly priceRange: number
  /** Ids of dishes that are left out. */
  readonly banned: ReadonlySet<number>
  /** Dishes that somebody else proposed. */
  readonly proposed: readonly AcceptedDish[]
}

/** The wishes of a menu with those of one of its sections. */
export const joinedWishes = (wishes: DishWishes, { notes, asks }: OwnWishes): DishWishes => ({
  ...wishes,
  notes: [wishes.notes, notes].filter(Boolean).join('. ') || undefined,
  without: [...(wishes.without ?? []), ...deniedBy(asks)],
})

interface Filled {
  readonly sections: readonly FilledSection[]
  readonly remarks: readonly string[]
  /** All rules that are not kept. */
  readonly broken: readonly FormBreach[]
}

/** Was the dish asked for by its name? Nobody exchanges it then. */
const isFor =
  (dish: Dish) =>
  ({ is, what, atLeast = 0 }: Ask): boolean =>
    atLeast > 0 && is(dish) && formsOf(what).some((one) => foldText(dish.name).includes(one))

/** The sections of a brief with what may be in each. */
function coursesOf({
  catalogue,
  brief,
  season,
  asked,
  banned,
  priceRange,
}: Omit<Filling, 'proposed' | 'seed'>): readonly BriefCourse[] {
  const wishes = dishWishesOf(brief, catalogue)
  const { asks, ofSections = [] } = asksOf(brief, catalogue)
  // What guests come for stands on the card all year: it is no special, unless somebody asks for it.
  const isOnCardAlready = (dish: Dish): boolean =>
    brief.kind === 'specials' && isSoughtOnAnyCard(dish) && !asks.some(({ is }) => is(dish))
  const all = dishesFor(catalogue, brief.cuisineId)
  const fitting = all.filter(
    (dish) => belongsToWishes(dish, wishes) && fitsWishes(dish, wishes) && !isOnCardAlready(dish),
  )
  const servable = fitting.filter((dish) => !banned.has(dish.id) || asks.some(isFor(dish)))
  const own = servable.filter(({ cuisineId }) => cuisineId === brief.cuisineId)
  const sorts = sortsThatCanBe(asked, choicesOfMeal(own, brief, priceRange), season)
  const courses = asked.map((section, index) => {
    const isFirst = asked.findIndex(({ sort, named }) => !named && sort === section.sort) === index
    const id = (isFirst ? wholeCategory[section.sort] : undefined) ?? FIRST_OWN_SECTION_ID + index
    const own = ofSections.filter((one) => one.section === section.name)
    const kept = own.reduce(joinedWishes, wishes)
    const wanted = own.flatMap(({ asks }) => asks.filter(({ atMost }) => atMost !== 0))
    const isWanted = (dish: Dish) => wanted.some(({ is, atMost }) => atMost === undefined && is(dish))
    // A section that says nothing sells what is wanted in it.
    const read =
      section.isUnknown && wanted.length > 0
        ? { ...section, isUnknown: undefined, named: new Set(all.filter(isWanted)) }
        : section
    const of = (dishes: readonly Dish[]) =>
      courseOf({ ...read, sort: sorts[index] ?? section.sort }, id, dishes, kept)
    const fits = (dish: Dish) => own.length === 0 || fitsWishes(dish, kept)
    const inSeason = of(servable.filter(fits)).pool.filter((dish) => !isOutOfSeason(dish, season)).length
    // What the judge would exchange stays where a section by a name has nothing else.
    const dishes = (section.named && inSeason < section.count ? fitting : servable).filter(fits)
    const open = of(dishes)
    const isThinned = open.pool.length < open.size && of(all).pool.length > open.pool.length
    const more = servable.filter(
      (dish) =>
        dish.cuisineId === brief.cuisineId && isWanted(dish) && fits(dish) && !open.pool.includes(dish),
    )
    const course = { ...open, pool: [...open.pool, ...more], isThinned, wanted }
    return brief.kind === 'specials' ? withSpecials(course, season) : course
  })
  return withoutNarrower(courses, ({ pool, wanted = [] }) =>
    pool.filter((dish) => wanted.some(({ is }) => is(dish))),
  )
}

/** The dishes of each section: what is kept, what was proposed, what must be used, and the rest by the rules. */
export function* fill(filling: Filling): Steps<Filled> {
  const { catalogue, brief, seed, season, priceRange } = filling
  const courses = coursesOf(filling)
  yield
  const wishes = dishWishesOf(brief, catalogue)
  const proposed = filling.proposed.filter(({ dish }) => !wishes.without?.some(({ is }) => is(dish)))
  const cuisine = ofCuisine(catalogue, brief.cuisineId)
  const kept = keptPlaces(courses, brief.keep, catalogue, wishes)
  // What must be used may not be crowded out by what else was proposed.
  const using = proposedPlaces(courses, proposed.filter(usesAnyOf(brief)), kept.places)
  const fixed = [...kept.places, ...using]
  fixed.push(...proposedPlaces(courses, proposed, fixed))
  const form = formOfBrief(brief, filling.asked)
  // Courses share their dishes: who has the least choice chooses first.
  const { asks: inWords, house, remarks: onAsks } = asksOf(brief, catalogue)
  const priced = courses.map((course) =>
    withinLimits(course, pricedCourse(course, priceRange, fixed, brief), inWords, priceRange),
  )
  const toUse = asksToUse(
    brief,
    catalogue,
    priced.flatMap(({ pool }) => pool),
  )
  const asks = [...inWords, ...(toUse.asks ?? [])]
  const looking = {
    catalogue,
    cuisineId: brief.cuisineId,
    fits: (dish: Dish) => fitsWishes(dish, wishes),
  }
  const opened = openToAsked(priced, asks, looking, takesAsked)
  const apart = withoutNarrower(opened, ({ named, pool }) => (named ? pool : []))
  const isShared = form.isEatenWhole || apart.some(({ named }) => named)
  const drawn = isShared ? apart.toSorted((a, b) => a.pool.length - b.pool.length) : apart
  yield
  const standing = fixed.map(({ dish }) => dish)
  const servable = drawn.flatMap(({ pool }) => pool)
  const wanted = askMarks(
    [
      ...asks,
      ...asksOfParts(drawn),
      ...asksOfSections(drawn),
      ...asksForOwnWines(brief, drawn),
      ...asksForSought(brief, house, drawn),
    ],
    drawn,
    standing,
    looking,
  )
  const { chosen, breaches, broken } = yield* composeInSteps({
    form,
    courses: drawn,
    fixed,
    cuisine,
    season,
    priceRange,
    house,
    wanted: isAtOnePrice(brief)
      ? [...wanted.marks, ...showpieceMarks(drawn, priceRange, brief)]
      : wanted.marks,
    asksVegan: inWords.some(isOfPlants),
    seed,
  })
  const sections = courses.map((course): FilledSection => {
    const standing = fixed.filter(({ courseId }) => courseId === course.id).map(({ dish }) => dish)
    const dishes = [...standing, ...(chosen.get(course.id) ?? [])]
    const { id, name, sort, size } = course
    return { id: Number(id), name, sort, size, dishes, reason: whyShort(course, dishes.length) }
  })
  // A heading that nobody asked for isn't left over nothing.
  const isBare = ({ dishes }: FilledSection) => brief.sections === undefined && dishes.length === 0
  const isCard = !isAtOnePrice(brief) && !sections.every(isBare)
  const own = kept.places.length
  const all = own > 0 && own === sections.reduce((sum, { dishes }) => sum + dishes.length, 0)
  return {
    sections: isCard
      ? sections.filter((section) => !isBare(section))
      : form.isEatenWhole && !form.isOfTheSea
        ? inServingOrder(sections)
        : sections,
    broken,
    remarks: [
      ...onAsks,
      ...(toUse.remarks ?? []),
      ...kept.remarks,
      ...wanted.remarks,
      ...(isCard ? sections.filter(isBare).map(({ reason }) => `${reason} This menu comes without.`) : []),
      ...(courses.some(isOfMains) && brief.kind !== 'specials'
        ? houseWithoutItsDishes(brief.cuisineId, house, servable)
        : []),
      ...(all ? ['Everything on this menu is kept, so nothing was composed.'] : []),
      ...remarksOn(breaches.filter(isNoneOfName(courses)).filter(isNoEggOf(courses)), wishes, cuisine, {
        season,
        priceRange,
        asks,
      }),
      ...rangeRemarks(
        courses.filter(hasRange).flatMap(({ id }) => chosen.get(id) ?? []),
        priceRange,
      ),
    ],
  }
}

/** Why a section has fewer dishes than it was to have: the wishes only where they leave something out. */
function whyShort({ name, isUnknown, isThinned, wishes }: BriefCourse, found: number): string {
  if (isUnknown)
    return `We can’t tell what “${name}” sells. Name it by what is served, or add your own dishes.`
  return `There are no ${found > 0 ? 'more ' : ''}dishes for ${name}${isThinned ? wishClause(wishes) : ''}.`
}

/** A steakhouse without any of its steaks, because the requests leave none: said, for who chose it didn't see that. */
function houseWithoutItsDishes(
  cuisineId: number,
  house: string | undefined,
  servable: readonly Dish[],
): string[] {
  const known = house === undefined ? [] : soughtThings(cuisineId, house)
  const mains = known.filter(({ categoryId }) => categoryId === MAINS)
  const isThere = mains.some(({ dishes }) => servable.some(({ name }) => dishes.has(name)))
  if (mains.length === 0 || isThere || servable.length === 0) return []
  const says = housesToChoose(cuisineId).find((one) => one.house === house)?.says ?? house
  return [
    `Your requests leave no main course that a place like “${says}” is known for, so the menu is made of others.`,
  ]
}

/** That dishes of one kind repeat what makes them that kind is what their section is named for. */
const isNoneOfName = (courses: readonly BriefCourse[]) => {
  const named = new Set(courses.flatMap((course) => (course.named ? course.pool : [])))
  return ({ rank, dishes }: FormBreach): boolean =>
    (rank !== 'main ingredients' && rank !== 'sauces' && rank !== 'garnishes') ||
    dishes.length === 0 ||
    !dishes.every((dish) => named.has(dish))
}

const isOfMains = ({ sort, named }: BriefCourse): boolean => !named && (sort === 'mains' || sort === 'lunch')

/** Two plates of eggs at brunch repeat nothing, nor do the eggs on top of them. */
const isNoEggOf = (courses: readonly BriefCourse[]) => {
  const eggs = courses.some(({ prefers }) => prefers?.some(({ name }) => name === 'eggs'))
  return ({ rank, dishes }: FormBreach): boolean =>
    !eggs ||
    (rank !== 'main ingredients' && rank !== 'garnishes') ||
    dishes.length === 0 ||
    !dishes.every(({ ingredients }) => ingredients.includes('egg'))
}

/** What somebody else may propose for a brief, and what is on its menu already. */
export interface WantedOfBrief {
  readonly sections: readonly WantedSection[]
  readonly standing: readonly Dish[]
}

/** The sections of a brief without the dishes that its owner keeps: those stay. */
export function wantedOfBrief(
  filling: Pick<Filling, 'catalogue' | 'brief' | 'season' | 'asked'>,
): WantedOfBrief {
  const courses = coursesOf({ ...filling, banned: new Set(), priceRange: filling.brief.priceRange })
  const { places } = keptPlaces(
    courses,
    filling.brief.keep,
    filling.catalogue,
    dishWishesOf(filling.brief, filling.catalogue),
  )
  const known = courses.filter(({ isUnknown }) => !isUnknown)
  const sections = known.map(({ id, name, sort, categoryId, size, named }) => ({
    categoryId,
    count: size - places.filter(({ courseId }) => courseId === id).length,
    own: { id, name, sort, isNamed: named !== undefined },
  }))
  return { sections: sections.filter(({ count }) => count > 0), standing: places.map(({ dish }) => dish) }
}
