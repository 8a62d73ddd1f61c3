import type { Dish } from '../../../catalogue/dish.ts'
import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { boastsIn } from '../../../generation/boasts.ts'
import { faultOf, type TextFault, unprovedClaim } from '../../../generation/proposed-text.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import type { DietaryOptionId } from '../../../reference/reference.ts'

/** Characters that a rewritten description may have. */
export const REWRITE_LENGTH = { min: 40, max: 180 } as const

/** Why a rewritten description was refused. */
export type RewriteFault = TextFault | 'unproved_claim' | 'new_ingredient' | 'unchanged'

/**
 * What is wrong with a description that a model wrote for a dish; undefined where nothing is. It may praise
 * and rearrange, not invent: no diet or "free from" that the dish's tags do not carry, no origin, award or effect on
 * health that the owner's words don't name, and no ingredient that neither the owner's words nor, for a dish left as the catalogue has it, its ingredients name.
 */
export function rewriteFault(
  text: string,
  item: Pick<MenuItem, 'name' | 'description' | 'dietaryOptions'>,
  dish: Pick<Dish, 'ingredients'> | undefined,
): RewriteFault | undefined {
  const fault = faultOf(text, REWRITE_LENGTH)
  if (fault) return fault
  if (text === item.description) return 'unchanged'
  if (unprovedClaim({ name: '', description: text }, item.dietaryOptions as DietaryOptionId[])) {
    return 'unproved_claim'
  }
  const own = `${item.name}. ${item.description}`
  if (boastsIn(text).some((words) => !own.toLowerCase().includes(words.toLowerCase())))
    return 'unproved_claim'
  const known = new Set<string>([...mentionedIngredients(own), ...(dish?.ingredients ?? [])])
  return mentionedIngredients(text).every((ingredient) => known.has(ingredient))
    ? undefined
    : 'new_ingredient'
}
