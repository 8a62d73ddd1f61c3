import type { Season } from '../catalogue/dish.ts'
import { type DietaryOptionId, diet } from '../catalogue/reference.ts'
import type { Menu } from '../menu/schema.ts'

/** A trending dish as far as its reasons go. */
export interface TrendingDish {
  readonly categoryId: number
  readonly season: Season | null
  readonly dietaryOptions: readonly number[]
}

/** Why a dish is recommended for a menu, the most telling first. */
export type TrendReason =
  /** The section has no dish at all. */
  | { readonly code: 'section_is_empty'; readonly params: { readonly categoryId: number } }
  /** No dish of the section meets a diet that this one meets. */
  | {
      readonly code: 'section_lacks_diet'
      readonly params: { readonly categoryId: number; readonly dietaryOptionId: DietaryOptionId }
    }
  | { readonly code: 'in_season'; readonly params: { readonly season: Season } }
  /** Asked for now in kitchens of its cuisine: the flag of the catalogue. */
  | { readonly code: 'popular'; readonly params: Record<string, never> }

/** Diets whose absence from a section sends guests away, the widest first. */
const NEEDED_DIETS = [diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree] as const

/** Why this trending dish would do a menu good in a season. There is always one reason: it is trending. */
export function trendReasons(dish: TrendingDish, menu: Menu, season: Season): TrendReason[] {
  const { categoryId } = dish
  const section = menu.find((group) => group.category.id === categoryId)?.items ?? []
  const reasons: TrendReason[] = []
  if (section.length === 0) reasons.push({ code: 'section_is_empty', params: { categoryId } })
  const missing = NEEDED_DIETS.find(
    (id) => dish.dietaryOptions.includes(id) && !section.some((item) => item.dietaryOptions.includes(id)),
  )
  if (section.length > 0 && missing !== undefined) {
    reasons.push({ code: 'section_lacks_diet', params: { categoryId, dietaryOptionId: missing } })
  }
  if (dish.season === season) reasons.push({ code: 'in_season', params: { season } })
  reasons.push({ code: 'popular', params: {} })
  return reasons
}
