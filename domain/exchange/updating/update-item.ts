import type { Claims } from '../../menu/claims/claim-lists.ts'
import { isSubset, union } from '../../menu/claims/claim-lists.ts'
import { claimsOf, stateClaims, wordsKey } from '../../menu/claims/claims.ts'
import { unionByName } from '../../menu/claims/naming.ts'
import { readFromFile } from '../../menu/claims/proposals.ts'
import { type DetailValues, detailRows } from '../../menu/details/detail-columns.ts'
import type { DetailKey } from '../../menu/details/details.ts'
import { rewriteItem } from '../../menu/editing/edits.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Price } from '../../menu/model/price.ts'
import { setFields } from '../../menu/model/set-fields.ts'

/** What a source tells of any item at all: what it tells of none, it does not know. */
export interface ToldFields {
  readonly description: boolean
  readonly details: ReadonlySet<DetailKey>
}

/** What an item of the source refers to, by the ids of the menu. */
export interface Referred {
  readonly prices: Price[]
  readonly modifierGroups: string[] | undefined
  readonly ownMarks: string[] | undefined
}

/**
 * An item of the menu with the words and prices that were read. It keeps its id, its picture, its place in the catalogue,
 * every mark and detail that the source does not say, and what its owner confirmed as long as its words stay.
 */
export function updatedItem(item: MenuItem, read: MenuItem, referred: Referred, told: ToldFields): MenuItem {
  const wasOptimized = item.prices.some(({ original }) => original !== undefined)
  const isOptimized = referred.prices.some(({ original }) => original !== undefined)
  const changed = setFields(item, {
    prices: referred.prices,
    ...updatedDetails(item, { ...read, ...referred }, told.details),
    ...(wasOptimized && !isOptimized && { appliedMultipliers: undefined }),
  })
  const rewritten = rewriteItem(changed, {
    name: read.name,
    description: told.description ? read.description : item.description,
  })
  return withConfirmed(readFromFile(rewritten, claimsBeside(rewritten, claimsOf(read))), read)
}

/** What its owner confirmed of the source counts here too, unless more of the same kind waits here. */
function withConfirmed(item: MenuItem, read: MenuItem): MenuItem {
  const { confirmedClaims: said } = read
  if (said?.words !== wordsKey(read)) return item
  const words = wordsKey(item)
  const own: Partial<Claims> = item.confirmedClaims?.words === words ? item.confirmedClaims : {}
  const claimed = claimsOf(item)
  const whole = <T>(
    list: readonly T[] | undefined,
    before: readonly T[] | undefined,
    all: readonly T[] = [],
  ) => {
    const both = list && union(before, list)
    return both && isSubset(all, both) ? both : undefined
  }
  return stateClaims(item, {
    confirmed: said.dietaryOptions,
    allergens: whole(said.allergens, own.allergens, claimed.allergens),
    mayContain: whole(said.mayContain, own.mayContain, claimed.mayContain),
    removable: whole(said.removable, own.removable, claimed.removable),
    dietsOnRequest: whole(said.dietsOnRequest, own.dietsOnRequest, claimed.dietsOnRequest),
  })
}

/** An item that was not on the menu, with all its claims to be confirmed. */
export const newItem = (
  read: MenuItem,
  place: { readonly id: number; readonly categoryId: number; readonly cuisineId: number },
  referred: Referred,
): MenuItem => setFields(read, { ...place, ...referred })

const updatedDetails = (
  item: MenuItem,
  read: DetailValues,
  told: ReadonlySet<DetailKey>,
): Partial<MenuItem> =>
  Object.fromEntries(
    detailRows.flatMap(([key, { update, goesUnsaid }]) => {
      if (read[key] !== undefined) return [[key, update(item[key], read[key])]]
      return goesUnsaid && told.has(key) ? [[key, undefined]] : []
    }),
  )

/**
 * Returns the source's claims that aren't claimed already: a source that claims less takes nothing back,
 * and one that says "nuts" of a dish with walnuts adds nothing.
 */
function claimsBeside(item: MenuItem, read: Claims): Partial<Claims> {
  const own = claimsOf(item)
  return {
    ...(read.dietaryOptions.length > 0 && { dietaryOptions: union(own.dietaryOptions, read.dietaryOptions) }),
    ...(read.dietsOnRequest && { dietsOnRequest: union(own.dietsOnRequest, read.dietsOnRequest) }),
    ...(read.allergens && { allergens: unionByName(own.allergens, read.allergens) }),
    ...(read.mayContain && { mayContain: unionByName(own.mayContain, read.mayContain) }),
    ...(read.removable && { removable: unionByName(own.removable, read.removable) }),
  }
}
