import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'

/** An item whose owner has confirmed everything that waited. */
export const confirmAll = (item: MenuItem): MenuItem =>
  item.claimsToConfirm
    ? stateClaims(item, {
        confirmed: item.claimsToConfirm.dietaryOptions,
        allergens: item.claimsToConfirm.allergens,
      })
    : item
