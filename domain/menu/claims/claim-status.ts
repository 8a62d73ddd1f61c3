import { diet } from '../../reference/reference.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { itemsOf } from '../model/walk.ts'
import { union } from './claim-lists.ts'
import { claimsOf, recipeClaimsOf, wordsKey } from './claims.ts'
import { type Contradiction, contradictionIn } from './contradictions.ts'

export type ClaimStatus = 'recipe' | 'confirmed' | 'to-confirm'

export function standingOfDiet(item: MenuItem, dietaryOption: number): ClaimStatus {
  if (!item.dietaryOptions.includes(dietaryOption)) return 'to-confirm'
  const { confirmedClaims: confirmed } = item
  return confirmed?.words === wordsKey(item) && confirmed.dietaryOptions.includes(dietaryOption)
    ? 'confirmed'
    : 'recipe'
}

/** Returns who confirmed an item's allergens, its traces among them; null where none are declared. */
export const standingOfAllergens = (item: MenuItem): ClaimStatus | null =>
  hasAllergensToConfirm(item) ? 'to-confirm' : standingOfContained(item)

/** Returns who confirmed what an item is declared to contain; null where that isn't declared. */
export function standingOfContained(item: MenuItem): ClaimStatus | null {
  if (item.claimsToConfirm?.allergens) return 'to-confirm'
  if (!item.allergens) return null
  const { confirmedClaims: confirmed } = item
  return confirmed?.words === wordsKey(item) && confirmed.allergens ? 'confirmed' : 'recipe'
}

/** Why what an owner states of an item cannot be true; null where it can. */
export function refusedClaim(item: MenuItem): Contradiction | null {
  const words = wordsKey(item)
  const { confirmedClaims: confirmed } = item
  const recipe = recipeClaimsOf(item)
  const stated = confirmed?.words === words ? confirmed.dietaryOptions : []
  return contradictionIn({
    dietaryOptions: union(item.dietaryOptions, stated),
    allergens: item.allergens ?? union(claimsOf(item).allergens, recipe?.allergens),
    disproved: recipe?.disproved,
  })
}

/** Net carbohydrate of a portion in grams as its recipe tells it, measured or at least; null where it does not. */
export function netCarbsOfItem(item: MenuItem): number | null {
  const recipe = recipeClaimsOf(item)
  const atLeast = recipe?.disproved?.[diet.keto]
  return recipe?.netCarbsG ?? (typeof atLeast === 'number' ? atLeast : null)
}

const hasAllergensToConfirm = ({ claimsToConfirm: open }: MenuItem): boolean =>
  [open?.allergens, open?.mayContain, open?.removable].some((list) => list !== undefined)

const hasClaimsToConfirm = (item: MenuItem): boolean => item.claimsToConfirm !== undefined

/** How many items of a menu do, and how many of these leave their allergens open. */
export function countToConfirm(menu: Pick<Menu, 'sections'>): {
  toConfirm: number
  allergensToConfirm: number
} {
  const waiting = itemsOf(menu).filter(hasClaimsToConfirm)
  return {
    toConfirm: waiting.length,
    allergensToConfirm: waiting.filter(hasAllergensToConfirm).length,
  }
}
