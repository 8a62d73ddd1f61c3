import { inOrder } from '../claims/allergen-states.ts'
import { claimsOf, recipeClaimsOf } from '../claims/claims.ts'
import { isCoveredBy } from '../claims/naming.ts'
import type { MenuItem } from '../model/item.ts'
import { deriveClaims } from './derived-claims.ts'
import { differencesOf } from './differences.ts'

/** An edit makes a new object of the dish that it changes, and of no other. */
const known = new WeakMap<MenuItem, readonly string[]>()

/**
 * Keys of allergens that the recipe of an item has and its declaration lacks: of the owner's own recipe, else of the
 * catalogue's while the item is made so. Without a declaration, all that the recipe has.
 */
export function lackingAllergens(item: MenuItem): readonly string[] {
  const found = known.get(item) ?? lackingIn(item)
  known.set(item, found)
  return found
}

function lackingIn(item: MenuItem): readonly string[] {
  if (item.ingredients) {
    const { undeclared, unnamed } = differencesOf(item, deriveClaims(item.ingredients))
    return inOrder([...undeclared, ...unnamed].map(({ key }) => key))
  }
  const { allergens: said = [] } = claimsOf(item)
  return inOrder((recipeClaimsOf(item)?.allergens ?? []).filter((key) => !isCoveredBy([key], said)))
}
