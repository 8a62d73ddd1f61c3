import type { Dish, Season } from '../../catalogue/dish.ts'
import { FIRST_OWN_SECTION_ID } from '../../menu/model/limits.ts'
import type { Section } from '../../menu/model/section.ts'
import { seededRandom } from '../choosing/random.ts'
import { compose } from '../composing/compose.ts'
import type { Judge } from '../composing/judge.ts'
import { judged } from '../composing/judged.ts'
import { remarksOn } from '../composing/remarks.ts'
import type { PictureOf } from '../dish-to-item.ts'
import { formOf } from '../forms/forms.ts'
import { type DishWishes, fitsWishes, wishClause } from '../wishes/heeded.ts'
import { type MenuBrief, PRICE_RANGES, wishesOf } from './brief.ts'
import type { Estimate } from './estimate.ts'
import { type AskedSection, kindRecord } from './kinds.ts'
import { plannedSections } from './plan.ts'
import { type FilledSection, pricedMenu } from './priced-menu.ts'
import { isOfSort, sortRecord, wholeCategory, wineSorts } from './section-sorts.ts'
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
  const filled = fill(input, planned.sections, new Set())
  if (filled.sections.every(({ dishes }) => dishes.length === 0)) {
    return refuse(
      'impossible_wishes',
      `There are no dishes for this ${kindRecord(brief.kind).says}${wishClause(wishes(brief))}. Please change one of your wishes.`,
    )
  }
  const left = planned.notUnderstood.length > 0 ? [unknownSections(planned.notUnderstood)] : []
  const answer = judged(
    (banned) => answerOf(input, banned.size === 0 ? filled : fill(input, planned.sections, banned), left),
    input.judge,
  )
  return answer.refusal
    ? { refusal: answer.refusal }
    : {
        menu: {
          sections: answer.sections,
          estimate: answer.estimate,
          priceRange: answer.priceRange,
          remarks: answer.remarks,
        },
      }
}

function answerOf(input: BriefInput, { sections, remarks }: Filled, left: readonly string[]) {
  const priced = priceOf(input, sections)
  return 'refusal' in priced
    ? { refusal: priced.refusal, sections: [] }
    : { ...priced, refusal: undefined, remarks: [...left, ...remarks] }
}

/** Do the rules of the cuisine's form hold? A list of wines needs no main course of fish. */
const isWholeMeal = ({ kind, sections }: MenuBrief): boolean =>
  kindRecord(kind).isWholeMeal || sections !== undefined

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

function fill(input: BriefInput, asked: readonly AskedSection[], banned: ReadonlySet<number>): Filled {
  const { catalogue, brief, seed, season } = input
  const cuisine = catalogue.filter(({ cuisineId }) => cuisineId === brief.cuisineId)
  const asWished = wishes(brief)
  const servable = catalogue.filter(
    (dish) => mayServe(dish, brief) && !banned.has(dish.id) && fitsWishes(dish, asWished),
  )
  const courses = asked.map((section, index) => {
    const isFirst = asked.findIndex(({ sort }) => sort === section.sort) === index
    const id = (isFirst ? wholeCategory[section.sort] : undefined) ?? FIRST_OWN_SECTION_ID + index
    return courseOf(section, id, servable, brief.cuisineId)
  })
  const kept = keptPlaces(courses, brief.keep, catalogue, wishes(brief))
  const used = placesForIngredients(courses, brief, kept.places, season, seededRandom(seed))
  const fixed = [...kept.places, ...used.places]
  const form = isWholeMeal(brief)
    ? formOf(brief.cuisineId)
    : { cuisineId: formOf(brief.cuisineId).cuisineId, needs: [] }
  const { chosen, breaches } = compose({ form, courses, fixed, cuisine, season, seed })
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
    ],
  }
}

/** Of other cuisines only drinks, for wines travel. */
const mayServe = ({ cuisineId, categoryId }: Dish, brief: MenuBrief): boolean =>
  cuisineId === brief.cuisineId || categoryId === DRINKS

const DRINKS = 5

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
  }
}

/** The menu at the range asked for, or at the one that comes nearest to the target per head. */
function priceOf(
  { brief, pictureOf, catalogue }: BriefInput,
  sections: readonly FilledSection[],
): Omit<BriefMenu, 'remarks'> | { readonly refusal: BriefRefusal } {
  const drinks = catalogue.filter(
    (dish) =>
      dish.cuisineId === brief.cuisineId && dish.categoryId === DRINKS && fitsWishes(dish, wishes(brief)),
  )
  const at = (priceRange: number) =>
    pricedMenu(sections, { brief, priceRange, drinks, pictureOf, clause: wishClause(wishes(brief)) })
  const { perHead: target } = brief
  if (target === undefined) return at(brief.priceRange)
  const menus = PRICE_RANGES.map(at)
  const distance = ({ estimate }: { estimate: Estimate }) => Math.abs(estimate.perHead - target)
  const nearest = menus.reduce((best, menu) => (distance(menu) < distance(best) ? menu : best))
  if (distance(nearest) <= target * NEAR_TARGET) return nearest
  const dollars = (cents: number) => `$${Math.round(cents / 100)}`
  const heads = menus.map(({ estimate }) => estimate.perHead)
  return refuse(
    'target_out_of_reach',
    `We cannot compose this ${kindRecord(brief.kind).says} for ${dollars(target)} a guest: ours come to about ${dollars(Math.min(...heads))} to ${dollars(Math.max(...heads))}. Please change the target or the kind of menu.`,
  )
}
