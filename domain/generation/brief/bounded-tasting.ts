import type { MenuBrief } from './brief.ts'

/** Eggs, soups and loaves make no evening of nine courses: the most that a café serves, and its price range. */
const CAFE = { cuisineId: 15, courses: 5, priceRange: 3 } as const

const isOfCafe = ({ kind, cuisineId, sections }: MenuBrief): boolean =>
  kind === 'tasting' && cuisineId === CAFE.cuisineId && sections === undefined

/** A brief with as many courses, and the price range, that its house can serve. */
export const boundedTasting = (brief: MenuBrief): MenuBrief =>
  isOfCafe(brief)
    ? { ...brief, courses: CAFE.courses, priceRange: Math.min(brief.priceRange, CAFE.priceRange) }
    : brief

/** What is said of a brief that asked for more. */
export const boundedRemarks = (brief: MenuBrief): string[] =>
  isOfCafe(brief) && ((brief.courses ?? 0) > CAFE.courses || brief.priceRange > CAFE.priceRange)
    ? [
        `A café’s dishes carry a tasting of ${CAFE.courses} courses, priced as at range ${CAFE.priceRange}, so this menu is that.`,
      ]
    : []
