import type { z } from 'zod'
import type { createSpecial } from '#contract/restaurant/specials.ts'
import { claimsOf, type Statement, stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { readTypedPrices } from '#domain/menu/prices/typed-prices.ts'

export interface SpecialDraft {
  readonly menuId: string
  readonly name: string
  readonly description: string
  /** As it is typed: `29`, `glass 12 / bottle 48`, or `MP` for what is asked for today. */
  readonly price: string
  /** All else that an item says: its second lines, ingredients, marks, choices, figures. */
  readonly more: Partial<MenuItem>
  readonly imageUrl: string | null
  /** A section of the menu; '' for a separate one before all others. */
  readonly section: string
  readonly until: string
  readonly statement: Statement
}

/** The special as a dish, for what is said of its diets and allergens. */
export const draftItem = ({ name, description, more, statement }: SpecialDraft): MenuItem =>
  stateClaims(
    {
      ...more,
      id: 0,
      name: name.trim() || 'The special',
      description: description.trim(),
      prices: [],
      categoryId: 0,
      cuisineId: 0,
      imageUrl: null,
      dietaryOptions: [],
    },
    statement,
  )

export function draftPrices(
  typed: string,
  by: Pick<Menu, 'currency' | 'language'>,
): { readonly prices: readonly Price[] } | { readonly problem: string } {
  const reading = readTypedPrices(typed, { ...by, heads: [] })
  if ('question' in reading) return { problem: reading.question }
  if ('problem' in reading) return reading
  const isBelowNothing = reading.prices.some(({ amount = 0 }) => amount < 0)
  return isBelowNothing ? { problem: 'A price cannot be below zero.' } : reading
}

/**
 * The special that a card says.
 * @param prices as `draftPrices` read them
 * @param from on the clock of the restaurant, from which on it is served
 */
export function specialOf(
  draft: SpecialDraft,
  prices: readonly Price[],
  { timeZone, from }: { readonly timeZone: string; readonly from: string },
): z.input<typeof createSpecial.body> {
  const item = draftItem(draft)
  const { dietaryOptions, dietsOnRequest, allergens, mayContain, removable } = claimsOf(item)
  return {
    ...draft.more,
    menuId: draft.menuId,
    name: draft.name.trim(),
    description: draft.description.trim(),
    prices: [...prices],
    imageUrl: draft.imageUrl,
    ...(draft.section !== '' && { sectionId: Number(draft.section) }),
    dietaryOptions: [...dietaryOptions],
    ...(dietsOnRequest && { dietsOnRequest: [...dietsOnRequest] }),
    ...(allergens && { allergens: [...allergens] }),
    ...(mayContain && { mayContain: [...mayContain] }),
    ...(removable && { removable: [...removable] }),
    // Adding the card confirms what it says.
    isConfirmed: true,
    timeZone,
    from,
    until: draft.until,
  }
}
