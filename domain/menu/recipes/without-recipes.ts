import { wordsKey } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { MenuContent } from '../model/menu.ts'
import { mapItems } from '../model/walk.ts'

/**
 * A menu that anyone may get: without recipes, business facts, notes to advice and locks. What was confirmed for
 * the present words stays confirmed.
 */
export function withoutPrivateParts<Of extends MenuContent>(content: Of): Of {
  const { business: _, ...restaurant } = content.restaurant
  const { adviceNotes: __, lockedItems: ___, ...told } = mapItems(content, withoutRecipe)
  return { ...told, restaurant } as Of
}

function withoutRecipe(item: MenuItem): MenuItem {
  if (!item.ingredients) return item
  // What the recipe disproves tells of it, and is confirmed no more.
  const { ingredients: _, recipeClaims: __, confirmedClaims: confirmed, readClaims: read, ...rest } = item
  const words = wordsKey(item)
  const restamped = <Claims extends { readonly words: string }>(claims: Claims): Claims =>
    claims.words === words ? { ...claims, words: wordsKey(rest) } : claims
  return {
    ...rest,
    ...(confirmed && { confirmedClaims: restamped(withoutWithheld(confirmed, item)) }),
    ...(read && { readClaims: restamped(read) }),
  }
}

/** Without the diets that its recipe disproves: nobody could tell any more why they wait. */
function withoutWithheld<Claims extends { readonly dietaryOptions: readonly number[] }>(
  confirmed: Claims,
  { claimsToConfirm: open }: MenuItem,
) {
  const dietaryOptions = confirmed.dietaryOptions.filter((id) => !open?.dietaryOptions.includes(id))
  return { ...confirmed, dietaryOptions }
}
