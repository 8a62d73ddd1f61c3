import { diet, dietaryOptions } from '../../catalogue/reference.ts'
import type { DietaryDetail, MenuItem } from '../model/schema.ts'

/** Everything of an item that repeats its dietary option ids in another form. */
type DietaryFields = 'dietaryOptions' | 'dietaryDetails' | 'isVegetarian' | 'isVegan' | 'isGlutenFree'

/** Names and color classes of dietary option ids; ids that the reference list lacks are left out. */
export const dietaryDetailsOf = (ids: readonly number[]): DietaryDetail[] =>
  dietaryOptions.filter((option) => ids.includes(option.id)).map((option) => ({ ...option }))

/**
 * An item with these dietary options and with the flags and details that follow from them: the only
 * way to set them, so that the forms never disagree.
 */
export function withDietaryOptions(item: Omit<MenuItem, DietaryFields>, ids: readonly number[]): MenuItem {
  return {
    ...item,
    dietaryOptions: [...ids],
    dietaryDetails: dietaryDetailsOf(ids),
    // A vegan item is vegetarian, also where only vegan is claimed.
    isVegetarian: ids.includes(diet.vegetarian) || ids.includes(diet.vegan),
    isVegan: ids.includes(diet.vegan),
    isGlutenFree: ids.includes(diet.glutenFree),
  }
}
