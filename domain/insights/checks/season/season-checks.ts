import type { Dish } from '../../../catalogue/dish.ts'
import { categoryOfCourse } from '../../../courses/course-of.ts'
import { isOutOfSeason } from '../../../generation/choosing/season.ts'
import { categories } from '../../../reference/reference.ts'
import { type DishPicker, dishForMenu, type Review } from '../../review/menu-review.ts'
import { canOffer } from '../../review/offered.ts'
import { hasRoom } from '../../review/proposed-edit.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { amountOf, itemFindingId, type ReviewedItem, refOf } from '../../review/reviewed-item.ts'
import { type TrendReason, trendReasons } from '../../review/trend-reasons.ts'
import { dietStandingOf } from '../composition/diet-checks.ts'
import { dietKeeper, pickFor } from '../composition/repetition-checks.ts'

/**
 * Dishes of the catalogue whose season has passed, each with one to take its place. A dish of the owner's
 * own words may be a signature that is served all year, and where nothing of the season is left, the
 * generator itself falls back on another: of both nothing is said.
 */
export const checkSeason = (review: Review, picker: DishPicker): RecommendationOf<'out_of_season'>[] =>
  review.items.flatMap((reviewed) => {
    const { dish, item, place, pointer, course, isAsWritten } = reviewed
    if (!dish?.season || !isAsWritten || !isOutOfSeason(dish, review.season)) return []
    if (dish.categoryId !== categoryOfCourse(course)) return []
    const instead = pickInSeason(review, picker, reviewed)
    if (!instead) return []
    const proposed = dishForMenu(review, instead)
    return [
      {
        code: 'out_of_season' as const,
        id: itemFindingId('out_of_season', reviewed),
        pointer,
        params: {
          name: item.name,
          season: dish.season,
          proposed: proposed.name,
          isProposedInSeason: instead.season === review.season,
          price: amountOf(item),
          newPrice: amountOf(proposed),
        },
        edits: [{ kind: 'replace-item' as const, place, item: proposed }],
      },
    ]
  })

/** A dish of the same diets: one in season first, then one served all year. */
function pickInSeason({ season }: Review, picker: DishPicker, reviewed: ReviewedItem): Dish | undefined {
  const keeps = dietKeeper(reviewed)
  return (
    pickFor(reviewed, picker, (dish) => dish.season === season && keeps(dish)) ??
    pickFor(reviewed, picker, keeps)
  )
}

/** The most trending dishes at once, at most one a section: more would be another menu. */
const TRENDS_SHOWN = 3

/** Trending dishes of the cuisine that the menu lacks, those with most reasons first. */
export function checkTrends(review: Review, picker: DishPicker): RecommendationOf<'trending'>[] {
  if (!hasRoom(review.menu)) return []
  const isOffered = canOffer(review)
  const isTrending = (one: Dish) => one.trending === true && isOffered(one)
  return categories
    .filter(({ id }) => review.menu.sections.some((section) => section.id === id))
    .flatMap((known) => {
      const dish =
        picker.pick(known.id, (one) => isTrending(one) && one.season === review.season) ??
        picker.pick(known.id, isTrending)
      return dish ? [{ dish, reasons: reasonsFor(dish, review) }] : []
    })
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, TRENDS_SHOWN)
    .map(({ dish, reasons }) => trendFinding(review, dish, reasons))
}

/** Why a trending dish would do this menu good. */
export const reasonsFor = (dish: Dish, review: Review): TrendReason[] => {
  const section = review.items.filter(({ course }) => categoryOfCourse(course) === dish.categoryId)
  return trendReasons(
    { ...dish, season: dish.season ?? null },
    section.map((reviewed) => (option) => dietStandingOf(reviewed, option)),
    review.season,
  )
}

function trendFinding(
  review: Review,
  dish: Dish,
  reasons: readonly TrendReason[],
): RecommendationOf<'trending'> {
  const index = review.menu.sections.findIndex(({ id }) => id === dish.categoryId)
  const section = refOf(review.menu.sections[index] ?? { id: dish.categoryId, name: '' })
  const item = dishForMenu(review, dish)
  return {
    code: 'trending',
    id: `trending:${dish.id}`,
    pointer: `/sections/${index}`,
    params: {
      name: dish.name,
      description: dish.description,
      sectionName: section.name,
      price: amountOf(item),
      reasons: reasons.map((reason) =>
        reason.code === 'section_lacks_diet'
          ? { code: reason.code, dietaryOptionId: reason.params.dietaryOptionId }
          : { code: reason.code },
      ),
    },
    edits: [{ kind: 'add-item', section, item }],
  }
}
