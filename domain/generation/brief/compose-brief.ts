import type { Dish, Season } from '../../catalogue/dish.ts'
import { FIRST_OWN_SECTION_ID } from '../../menu/model/limits.ts'
import type { Section } from '../../menu/model/section.ts'
import { seededRandom } from '../choosing/random.ts'
import { compose } from '../composing/compose.ts'
import type { Judge } from '../composing/judge.ts'
import { judged } from '../composing/judged.ts'
import { remarksOn } from '../composing/remarks.ts'
import type { Place } from '../composing/search.ts'
import type { PictureOf } from '../dish-to-item.ts'
import type { Form } from '../forms/form.ts'
import { formOf } from '../forms/forms.ts'
import { isAtMarketPrice } from '../pricing/credible-ranges.ts'
import { dishesInRange, rangeRemarks } from '../pricing/in-range.ts'
import { type DishWishes, fitsWishes, wishClause } from '../wishes/heeded.ts'
import { type MenuBrief, PRICE_RANGES, wishesOf } from './brief.ts'
import type { Estimate } from './estimate.ts'
import { type AskedSection, kindRecord } from './kinds.ts'
import { plannedSections, sortsThatCanBe } from './plan.ts'
import { type FilledSection, isAtOnePrice, pricedMenu } from './priced-menu.ts'
import { forChildren, isOfSort, sortRecord, wholeCategory, wineSorts } from './sorts/section-sorts.ts'
import { type BriefCourse, keptPlaces, placesForIngredients } from './standing.ts'

export interface BriefInput {
  readonly catalogue: readonly Dish[]
  readonly brief: MenuBrief
  readonly seed: number
  readonly season: Season
  readonly pictureOf?: PictureOf
  /** Looks at the menu before it is answered; what it would mend is composed anew. */
  readonly judge?: Judge
}

export interface BriefMenu {
  readonly sections: Section[]
  readonly remarks: readonly string[]
  readonly estimate: Estimate
  /** 1 to 5: what was asked for, or what the target per head chose. */
  readonly priceRange: number
}

/** Why nothing was composed, with a sentence to the owner. */
export interface BriefRefusal {
  readonly code: 'sections_not_understood' | 'target_out_of_reach' | 'impossible_wishes'
  readonly sentence: string
}

export type BriefAnswer =
  | { readonly menu: BriefMenu; readonly refusal?: never }
  | { readonly menu?: never; readonly refusal: BriefRefusal }

/** Further from the target than this share, a menu is not what was asked for. */
const NEAR_TARGET = 0.25

/**
 * A menu of a kind, in the sections that its owner named, around what must stand on it, in US dollars. The same brief
 * and seed give the same menu. What could not be done is said in `remarks`; where nothing could, it is refused.
 */
export function composeBrief(input: BriefInput): BriefAnswer {
  const { brief } = input
  const planned = plannedSections(brief)
  if (planned.sections.length === 0)
    return refuse('sections_not_understood', unknownSections(planned.notUnderstood))
  const { sections } = planned
  const range = rangeFor(input, (priceRange) => composedAt(input, sections, priceRange, nobody).estimate)
  if ('refusal' in range) return range
  const menu = judged((banned) => composedAt(input, sections, range.priceRange, banned), input.judge)
  if (menu.isEmpty) {
    return refuse(
      'impossible_wishes',
      `There are no dishes for this ${kindRecord(brief.kind).says}${wishClause(wishes(brief))}. Please change one of your wishes.`,
    )
  }
  const left = planned.notUnderstood.length > 0 ? [unknownSections(planned.notUnderstood)] : []
  return {
    menu: {
      sections: menu.sections,
      estimate: menu.estimate,
      priceRange: range.priceRange,
      remarks: [...left, ...menu.remarks],
    },
  }
}

/** No dish is left out. */
const nobody: ReadonlySet<number> = new Set()

/** The menu of a price range (1 to 5) with its prices, without the dishes of these ids. */
function composedAt(
  input: BriefInput,
  asked: readonly AskedSection[],
  priceRange: number,
  banned: ReadonlySet<number>,
) {
  const { brief, catalogue, pictureOf, seed } = input
  const { sections: filled, remarks } = fill(input, asked, priceRange, banned)
  const drinks = catalogue.filter((dish) => dish.categoryId === DRINKS && fitsWishes(dish, wishes(brief)))
  return {
    ...pricedMenu(filled, { brief, priceRange, drinks, pictureOf, seed, clause: wishClause(wishes(brief)) }),
    remarks,
    isEmpty: filled.every(({ dishes }) => dishes.length === 0),
  }
}

/** The range asked for, or the one whose menu comes nearest to the target per head. */
function rangeFor(
  { brief }: BriefInput,
  estimateAt: (priceRange: number) => Estimate,
): { readonly priceRange: number } | { readonly refusal: BriefRefusal } {
  const { perHead: target } = brief
  if (target === undefined) return { priceRange: brief.priceRange }
  const menus = PRICE_RANGES.map((priceRange) => ({ priceRange, perHead: estimateAt(priceRange).perHead }))
  const distance = ({ perHead }: { perHead: number }) => Math.abs(perHead - target)
  const nearest = menus.reduce((best, menu) => (distance(menu) < distance(best) ? menu : best))
  // Where there is nothing to price, the wishes are at fault and not the target.
  if (nearest.perHead === 0 || distance(nearest) <= target * NEAR_TARGET) return nearest
  const dollars = (cents: number) => `$${Math.round(cents / 100)}`
  const heads = menus.map(({ perHead }) => perHead)
  return refuse(
    'target_out_of_reach',
    `We cannot compose this ${kindRecord(brief.kind).says} for ${dollars(target)} a guest: ours come to about ${dollars(Math.min(...heads))} to ${dollars(Math.max(...heads))}. Please change the target or the kind of menu.`,
  )
}

/** The cuisine's form, for whole meals: a list of wines needs no main course of fish. */
function formOfBrief({ cuisineId, kind, sections }: MenuBrief): Form {
  const form = formOf(cuisineId)
  if (kindRecord(kind).isWholeMeal || sections !== undefined) return form
  return { cuisineId: form.cuisineId, needs: [], ...(kind === 'tasting' && { isEatenWhole: true }) }
}

const refuse = (code: BriefRefusal['code'], sentence: string) => ({ refusal: { code, sentence } }) as const

const unknownSections = (names: readonly string[]): string =>
  `We cannot tell what these sections sell: ${new Intl.ListFormat('en').format(names)}. Please name them by what is served, as in Antipasti, From the Grill or Desserts.`

const wishes = (brief: MenuBrief): DishWishes => ({
  cuisineId: brief.cuisineId,
  dietaryOptions: brief.dietaryOptions,
  notes: wishesOf(brief),
})

interface Filled {
  readonly sections: readonly FilledSection[]
  readonly remarks: readonly string[]
}

function fill(
  input: BriefInput,
  asked: readonly AskedSection[],
  priceRange: number,
  banned: ReadonlySet<number>,
): Filled {
  const { catalogue, brief, seed, season } = input
  const isOwn = ({ cuisineId }: Dish) => cuisineId === brief.cuisineId
  const cuisine = catalogue.filter(isOwn)
  const asWished = wishes(brief)
  const servable = catalogue.filter(
    (dish) => mayServe(dish, brief) && !banned.has(dish.id) && fitsWishes(dish, asWished),
  )
  const sorts = sortsThatCanBe(asked, servable.filter(isOwn), season)
  const courses = asked.map((section, index) => {
    const isFirst = asked.findIndex(({ sort }) => sort === section.sort) === index
    const id = (isFirst ? wholeCategory[section.sort] : undefined) ?? FIRST_OWN_SECTION_ID + index
    return courseOf({ ...section, sort: sorts[index] ?? section.sort }, id, servable, brief.cuisineId)
  })
  const kept = keptPlaces(courses, brief.keep, catalogue, wishes(brief))
  const used = placesForIngredients(courses, brief, kept.places, season, seededRandom(seed))
  const fixed = [...kept.places, ...used.places]
  const form = formOfBrief(brief)
  const priced = courses.map((course) => pricedCourse(course, priceRange, fixed, brief))
  // Courses share their dishes: who has the least choice chooses first.
  const drawn = form.isEatenWhole ? priced.toSorted((a, b) => a.pool.length - b.pool.length) : priced
  const { chosen, breaches } = compose({ form, courses: drawn, fixed, cuisine, season, seed })
  const sections = courses.map((course): FilledSection => {
    const standing = fixed.filter(({ courseId }) => courseId === course.id).map(({ dish }) => dish)
    const dishes = [...standing, ...(chosen.get(course.id) ?? [])]
    return { id: Number(course.id), name: course.name, sort: course.sort, size: course.size, dishes }
  })
  const all =
    fixed.length > 0 && fixed.length === sections.reduce((sum, { dishes }) => sum + dishes.length, 0)
  return {
    sections,
    remarks: [
      ...kept.remarks,
      ...used.remarks,
      ...(all ? ['Everything on this menu is kept, so nothing was composed.'] : []),
      ...remarksOn(breaches, wishes(brief), cuisine),
      ...rangeRemarks(
        courses.filter(hasRange).flatMap(({ id }) => chosen.get(id) ?? []),
        priceRange,
      ),
    ],
  }
}

/** Of other cuisines only drinks, for wines travel. */
const mayServe = ({ cuisineId, categoryId }: Dish, brief: MenuBrief): boolean =>
  cuisineId === brief.cuisineId || categoryId === DRINKS

const DRINKS = 5

/** A plate for children costs little wherever it is served. */
const hasRange = ({ sort }: BriefCourse): boolean => !forChildren.has(sort)

/** From this range up guests read `Market Price` without alarm. */
const MARKET_PRICE_FROM = 4

/** Dishes that a course of a tasting menu may lose to the others. */
const SHARED = 4

/** A section with the dishes of its range; at the top also those at market price, where plates have prices at all. */
function pricedCourse(
  course: BriefCourse,
  priceRange: number,
  fixed: readonly Place[],
  brief: MenuBrief,
): BriefCourse {
  if (!hasRange(course)) return course
  const standing = fixed.filter(({ courseId }) => courseId === course.id).length
  // Courses of one meal share their dishes: each needs more than it serves.
  const shared = brief.kind === 'tasting' ? SHARED : 0
  const pool = dishesInRange(course.pool, priceRange, course.size - standing + shared)
  const isOffered = priceRange >= MARKET_PRICE_FROM && !isAtOnePrice(brief)
  return { ...course, pool: isOffered ? [...pool, ...course.pool.filter(isAtMarketPrice)] : pool }
}

/** A section with the dishes that it may hold. Wines travel: those of other cuisines fill what a cuisine has too few of. */
function courseOf(
  { name, sort, count }: AskedSection,
  id: number,
  servable: readonly Dish[],
  cuisineId: number,
): BriefCourse {
  const ofSort = servable.filter((dish) => isOfSort(dish, sort))
  const own = ofSort.filter((dish) => dish.cuisineId === cuisineId)
  const pool = own.length < count && wineSorts.has(sort) ? ofSort : own
  return {
    id: String(id),
    name,
    sort,
    categoryId: sortRecord(sort).categoryId,
    size: count,
    pool,
    prefers: sortRecord(sort).prefers,
  }
}
