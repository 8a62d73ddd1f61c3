import { wordsKey } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { FIRST_CUSTOM_ITEM_ID } from '../model/limits.ts'

/**
 * Whether a dish is its owner's: brought or typed. One of the catalog stays the catalog's when it is edited; one that a
 * language model wrote becomes the owner's with the first edit of its words, or once its claims are confirmed.
 */
export const isOwnDish = (item: MenuItem): boolean =>
  item.id >= FIRST_CUSTOM_ITEM_ID && item.recipeId === undefined && !isAsProposed(item)

const isAsProposed = (item: MenuItem): boolean =>
  item.confirmedClaims === undefined && item.proposedWords === wordsKey(item)
