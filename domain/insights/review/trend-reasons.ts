import type { Season } from '../../catalogue/dish.ts'
import { type DietaryOptionId, DRINKS, diet } from '../../reference/reference.ts'
import { type DietStanding, optionsMeet } from './diet-standing.ts'

/** What "trending" rests on; said wherever a dish is called so. */
export const TREND_BASIS =
  'Dishes that our editors marked as trending in this cuisine in 2026, by hand. Not based on sales data.'

/** A trending dish, with the fields that its reasons depend on. */
export interface TrendingDish {
  readonly categoryId: number
  readonly season: Season | null
  readonly dietaryOptions: readonly number[]
}

/** Why a dish is recommended for a menu, the most telling first. */
export type TrendReason =
  /** The section has no dish at all. */
  | { readonly code: 'section_is_empty'; readonly params: { readonly categoryId: number } }
  /** Every dish of the section is known not to meet a diet that this one meets. */
  | {
      readonly code: 'section_lacks_diet'
      readonly params: { readonly categoryId: number; readonly dietaryOptionId: DietaryOptionId }
    }
  | { readonly code: 'in_season'; readonly params: { readonly season: Season } }
  /** Our editors mark it as trending: the flag of the catalogue. */
  | { readonly code: 'popular'; readonly params: Record<string, never> }

/** Diets whose absence from a section sends guests away, the widest first. */
const NEEDED_DIETS = [diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree] as const

/** Guests do not ask for a vegetarian coffee. */

/**
 * Why this trending dish would do a menu good in a season. There is always one reason: it is trending.
 * @param section the status of each dish of its section for a diet
 */
export function trendReasons(
  dish: TrendingDish,
  section: readonly ((option: DietaryOptionId) => DietStanding)[],
  season: Season,
): TrendReason[] {
  const { categoryId } = dish
  const reasons: TrendReason[] = []
  if (section.length === 0) reasons.push({ code: 'section_is_empty', params: { categoryId } })
  const missing = NEEDED_DIETS.find(
    (id) => optionsMeet(dish.dietaryOptions, id) && section.every((standing) => standing(id) === 'does_not'),
  )
  if (section.length > 0 && missing !== undefined && categoryId !== DRINKS) {
    reasons.push({ code: 'section_lacks_diet', params: { categoryId, dietaryOptionId: missing } })
  }
  if (dish.season === season) reasons.push({ code: 'in_season', params: { season } })
  reasons.push({ code: 'popular', params: {} })
  return reasons
}
