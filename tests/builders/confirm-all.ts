import { confirmationOf, stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'

/** An item whose owner has confirmed everything that waited. */
export const confirmAll = (item: MenuItem): MenuItem => stateClaims(item, confirmationOf(item))
