import type { MenuBrief } from './brief.ts'
import { isAtOnePrice } from './priced-menu.ts'

/** Eggs, soups and loaves make no evening of nine courses: the most that a café serves at one price, and its price range. */
const CAFE = { cuisineId: 15, courses: 5, priceRange: 3 } as const

const isOfCafe = (brief: MenuBrief): boolean => brief.cuisineId === CAFE.cuisineId && isAtOnePrice(brief)

/** A brief with as many courses, and the price range, that its house can serve. */
export const boundedTasting = (brief: MenuBrief): MenuBrief =>
  isOfCafe(brief)
    ? { ...brief, courses: CAFE.courses, priceRange: Math.min(brief.priceRange, CAFE.priceRange) }
    : brief

/** What is said of a brief that asked for more. */
export function boundedRemarks(brief: MenuBrief): string[] {
  const isLong = brief.kind === 'tasting' && (brief.courses ?? 0) > CAFE.courses
  if (!isOfCafe(brief) || (!isLong && brief.priceRange <= CAFE.priceRange)) return []
  const meal = brief.kind === 'tasting' ? `a tasting of ${CAFE.courses} courses` : 'a prix fixe'
  return [`A café’s dishes carry ${meal}, priced as at range ${CAFE.priceRange}, so this menu is that.`]
}
