import type { z } from 'zod'
import type { createSpecial } from '#contract/specials.ts'
import { claimsOf, type Statement, stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { readAmount } from '../../menu/prices/typed-amount.ts'

/** What is written on the card of a new special. */
export interface SpecialDraft {
  readonly menuId: string
  readonly name: string
  readonly description: string
  /** As it is typed: `29`, or `MP` for what is asked for today. */
  readonly price: string
  readonly imageUrl: string | null
  /** A section of the menu; '' for one of its own before all others. */
  readonly section: string
  /** Until when, on the clock of the restaurant. */
  readonly until: string
  /** What its owner says of diets and allergens. */
  readonly statement: Statement
}

/** The special as a dish, for what is said of its diets and allergens. */
export const draftItem = ({ name, description, statement }: SpecialDraft): MenuItem =>
  stateClaims(
    {
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

/** The price of a card. Undefined where it is none; null where it cannot be read. */
export function draftPrice(typed: string, currency: string): Price | undefined | null {
  const text = typed.trim()
  if (text === '') return undefined
  if (/^(?:mp|market(?: price)?)$/i.test(text)) return { id: 'p1', kind: 'market' }
  const amount = readAmount(text, currency)
  return amount === null || amount < 0 ? null : { id: 'p1', kind: 'fixed', amount }
}

/**
 * The special that a card says.
 * @param price as `draftPrice` read it
 * @param from on the clock of the restaurant, from which on it is served
 */
export function specialOf(
  draft: SpecialDraft,
  price: Price | undefined,
  { timeZone, from }: { readonly timeZone: string; readonly from: string },
): z.input<typeof createSpecial.body> {
  const { dietaryOptions, dietsOnRequest, allergens, mayContain, removable } = claimsOf(draftItem(draft))
  return {
    menuId: draft.menuId,
    name: draft.name.trim(),
    description: draft.description.trim(),
    prices: price ? [price] : [],
    imageUrl: draft.imageUrl,
    ...(draft.section !== '' && { sectionId: Number(draft.section) }),
    dietaryOptions: [...dietaryOptions],
    ...(dietsOnRequest && { dietsOnRequest: [...dietsOnRequest] }),
    ...(allergens && { allergens: [...allergens] }),
    ...(mayContain && { mayContain: [...mayContain] }),
    ...(removable && { removable: [...removable] }),
    timeZone,
    from,
    until: draft.until,
  }
}
