import type { Dish, Season } from '../../catalogue/dish.ts'
import type { Steps } from '../../computing/steps.ts'
import type { Section } from '../../menu/model/section.ts'
import { DRINKS } from '../../reference/reference.ts'
import { asksOf } from '../asks/asks-of.ts'
import type { Judge } from '../composing/judge.ts'
import { judged } from '../composing/judged.ts'
import { withoutBreakers } from '../composing/without-breakers.ts'
import type { PictureOf } from '../dish-to-item.ts'
import { FILL_IN_WINES } from '../pricing/wine-pours.ts'
import type { AcceptedDish } from '../proposals.ts'
import { fitsWishes, wishClause } from '../wishes/heeded.ts'
import { boundedRemarks, boundedTasting } from './bounded-tasting.ts'
import type { MenuBrief } from './brief.ts'
import { dishesFor } from './brief-courses.ts'
import type { Estimate } from './estimate.ts'
import { dishWishesOf, fill } from './fill-brief.ts'
import { type AskedSection, kindRecord } from './kinds.ts'
import { kitchenRemarks } from './kitchen-remarks.ts'
import { plannedSections } from './plan.ts'
import { farFromTarget, rangeFor } from './price-range.ts'
import { pricedMenu } from './priced-menu.ts'
import { type BriefRefusal, refuse, unknownSections } from './refusals.ts'

export interface BriefInput {
  readonly catalogue: readonly Dish[]
  readonly brief: MenuBrief
  readonly seed: number
  readonly season: Season
  readonly pictureOf?: PictureOf
  /** Looks at the menu before it is answered; what it would fix is composed again. */
  readonly judge?: Judge
}

export interface BriefMenu {
  readonly sections: Section[]
  readonly remarks: readonly string[]
  readonly estimate: Estimate
  /** 1 to 5: what was asked for, or what the target per head chose. */
  readonly priceRange: number
}

/** What a brief comes to before any dish is chosen. */
export interface BriefPlan {
  readonly asked: readonly AskedSection[]
  /** Names of the owner's sections that nobody could tell. */
  readonly notUnderstood: readonly string[]
  /** Sentences on what names of sections could not be. */
  readonly remarks: readonly string[]
  /** 1 to 5: what was asked for, or what the target per head chose. */
  readonly priceRange: number
}

export type BriefAnswer =
  | { readonly menu: BriefMenu; readonly refusal?: never }
  | { readonly menu?: never; readonly refusal: BriefRefusal }

/**
 * A menu of a kind, in the sections that its owner named, around what must be on it, in US dollars. The same brief
 * and seed give the same menu. What could not be done is said in `remarks`; where nothing could, it is refused.
 */
export function* composeBrief(input: BriefInput): Steps<BriefAnswer> {
  const { plan, refusal } = yield* planBrief(input)
  return refusal ? { refusal } : yield* composePlanned(input, plan)
}

/** The sections of a brief, and the price range at which it comes nearest to its target per head. */
export function* planBrief(
  asked: BriefInput,
): Steps<
  | { readonly plan: BriefPlan; readonly refusal?: never }
  | { readonly plan?: never; readonly refusal: BriefRefusal }
> {
  const input = { ...asked, brief: boundedTasting(asked.brief) }
  const { sections, notUnderstood, remarks } = plannedSections(input.brief, input.catalogue)
  if (sections.every(({ isUnknown }) => isUnknown))
    return refuse('sections_not_understood', unknownSections(notUnderstood))
  const range = yield* rangeFor(input.brief, function* (priceRange) {
    return (yield* composedAt(input, { asked: sections, priceRange, accepted: [], banned: nobody })).estimate
  })
  return 'refusal' in range
    ? range
    : {
        plan: {
          asked: sections,
          notUnderstood,
          remarks,
          priceRange: range.priceRange,
        },
      }
}

/**
 * The menu of a plan.
 * @param accepted dishes of another origin for its sections (`wantedSections`). Those that break a rule of the menu, or
 * that the judge would exchange, are left out, and the catalogue fills up what they leave.
 */
export function* composePlanned(
  input: BriefInput,
  plan: BriefPlan,
  accepted: readonly AcceptedDish[] = [],
): Steps<BriefAnswer> {
  const { brief, judge } = input
  const { asked, notUnderstood, priceRange, remarks: onNames } = plan
  const menu = yield* judged((banned) => {
    const standing = accepted.filter(({ item }) => !banned.has(item.id))
    return withoutBreakers(
      (givenUp) =>
        composedAt(input, {
          asked,
          priceRange,
          accepted,
          banned: banned.union(givenUp),
          target: brief.perHead,
        }),
      standing.map(({ item }) => item),
    )
  }, judge)
  if (menu.isEmpty && onNames.length > 0) {
    return refuse('sections_not_understood', [...onNames, 'Name a section by what is served.'].join(' '))
  }
  if (menu.isEmpty) {
    return refuse(
      'impossible_wishes',
      `There are no dishes for this ${kindRecord(brief.kind).says}${wishClause(dishWishesOf(brief, input.catalogue))}. Change one of your requests.`,
    )
  }
  // What is wanted in a section says what it sells.
  const { ofSections = [] } = asksOf(brief, input.catalogue)
  const unknown = notUnderstood.filter(
    (name) => !ofSections.some(({ section, asks }) => section === name && asks.length > 0),
  )
  const left = unknown.length > 0 ? [unknownSections(unknown)] : []
  const { sections, estimate, remarks } = menu
  return {
    menu: {
      sections,
      estimate,
      priceRange,
      remarks: [
        ...left,
        ...onNames,
        ...boundedRemarks(brief),
        ...farFromTarget(brief, estimate),
        ...remarks,
        ...(brief.kind === 'wine-by-the-glass' ? [FILL_IN_WINES] : []),
      ],
    },
  }
}

/** No dish is left out. */
const nobody: ReadonlySet<number> = new Set()

interface Composing {
  readonly asked: readonly AskedSection[]
  readonly priceRange: number
  readonly accepted: readonly AcceptedDish[]
  readonly banned: ReadonlySet<number>
  /** Cents that a guest is to spend; prices are those of the range where absent. */
  readonly target?: number | undefined
}

/** The menu of a price range (1 to 5) with its prices, without the dishes of these ids. */
function* composedAt(input: BriefInput, { accepted, ...composing }: Composing) {
  const { brief, catalogue, pictureOf, seed } = input
  const { priceRange, banned } = composing
  const proposed = accepted.filter(({ item }) => !banned.has(item.id))
  const wishes = dishWishesOf(brief, input.catalogue)
  const { sections: filled, remarks, broken } = yield* fill({ ...input, ...composing, proposed })
  yield
  return {
    ...pricedMenu(filled, {
      brief,
      priceRange,
      target: composing.target,
      proposed: new Map(proposed.map(({ dish, item }) => [dish, item])),
      drinks: dishesFor(catalogue, input.brief.cuisineId).filter(
        (dish) => dish.categoryId === DRINKS && fitsWishes(dish, wishes),
      ),
      pictureOf,
      seed,
    }),
    remarks: [
      ...remarks,
      ...kitchenRemarks(
        filled.flatMap(({ dishes }) => dishes),
        wishes,
      ),
    ],
    broken,
    isEmpty: filled.every(({ dishes }) => dishes.length === 0),
  }
}
