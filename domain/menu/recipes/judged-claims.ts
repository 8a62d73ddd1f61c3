import { byDiet, disprovedByList, type SaidByList } from '../../catalogue/disproved-diets.ts'
import { refusedClaim } from '../claims/claim-status.ts'
import { applyConfirmations, type RecipeOf, withRecipe } from '../claims/claims.ts'
import type { Contradiction } from '../claims/contradictions.ts'
import type { Disproved } from '../model/claimed.ts'
import type { MenuItem } from '../model/item.ts'
import { readRecipe } from './recipe-lines.ts'

/** An edit makes a new list of the lines that it changes, and of no others. */
const known = new WeakMap<readonly string[], SaidByList>()

/** What an owner's own lines say against diets. A line that is not understood says nothing. */
export function saidByLines(ingredients: readonly string[]): SaidByList {
  const found = known.get(ingredients)
  if (found) return found
  const lines = readRecipe(ingredients)
  const isWhole = lines.length > 0 && lines.every(({ ingredient }) => ingredient !== undefined)
  const said = disprovedByList(
    lines.flatMap(({ ingredient }) => ingredient ?? []),
    isWhole,
  )
  known.set(ingredients, said)
  return said
}

export const disprovedByLines = (ingredients: readonly string[]): Disproved =>
  byDiet(saidByLines(ingredients).certain)

/** The catalogue's word stays as the server gave it; the owner's own list is read here. */
const ownRecipes: RecipeOf = Object.assign(() => undefined, { disprovedBy: disprovedByLines })

/** An item with what its own list of ingredients disproves, settled by that. */
export const judgedByOwnRecipe = (item: MenuItem): MenuItem =>
  item.ingredients ? applyConfirmations(withRecipe(item, ownRecipes)) : item

/** Why what an owner states of an item cannot be true, its own ingredients considered; null where it can. */
export const refusedByRecipe = (item: MenuItem): Contradiction | null => refusedClaim(judgedByOwnRecipe(item))

/** A dish whose owner claims a diet that its recipe or its declaration disproves. */
export interface RefusedItem {
  /** JSON pointer into the menu. */
  readonly pointer: readonly (string | number)[]
  readonly name: string
  readonly contradiction: Contradiction
}

/**
 * The dishes of a menu as somebody sends it of which a diet is stated that the recipes of today disprove. A diet that a
 * recipe supported when the menu was read isn't a statement: it waits.
 */
export const refusedItems = (
  { sections }: { readonly sections: readonly { readonly items: readonly MenuItem[] }[] },
  recipeOf: RecipeOf,
): RefusedItem[] =>
  sections.flatMap(({ items }, section) =>
    items.flatMap((item, at) => {
      const contradiction = refusedClaim(withRecipe(withoutDerived(item), recipeOf))
      return contradiction
        ? [{ pointer: ['sections', section, 'items', at], name: item.name, contradiction }]
        : []
    }),
  )

const withoutDerived = (item: MenuItem): MenuItem => ({
  ...item,
  dietaryOptions: item.dietaryOptions.filter((id) => !item.recipeClaims?.dietaryOptions.includes(id)),
})
