import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { itemsOf, mapItems } from '../model/walk.ts'
import { type Claims, present, withClaims } from './claim-lists.ts'
import { applyConfirmations, claimsOf, wordsKey } from './claims.ts'
import { proposeOptions } from './option-claims.ts'

/** An item with exactly these claims: those that were confirmed before stay confirmed. */
export const withSaid = (item: MenuItem, claims: Claims): MenuItem =>
  applyConfirmations(withClaims(item, claims))

/** The words of a dish and all its diets, and what was confirmed for these words. */
export type WordsAndDiets = Pick<
  MenuItem,
  'name' | 'description' | 'secondName' | 'secondDescription' | 'dietaryOptions' | 'confirmedClaims'
>

/** An item that says exactly this; what else it is stays. */
export function saying(item: MenuItem, { dietaryOptions, ...said }: WordsAndDiets): MenuItem {
  const { secondName: _, secondDescription: __, confirmedClaims: ___, ...rest } = item
  return withSaid({ ...rest, ...said }, { ...claimsOf(item), dietaryOptions })
}

/** An item with claims of a file, a model or another program, all unconfirmed. */
export function proposeClaims(item: MenuItem, claims: Claims): MenuItem {
  const { confirmedClaims: _, recipeClaims: __, recipeId: ___, ...rest } = item
  return withSaid(rest, claims)
}

/** An item of whose present words a file of the owner's own says this; it keeps what the file says nothing about. */
export function readFromFile(item: MenuItem, said: Partial<Claims>): MenuItem {
  if (Object.keys(said).length === 0) return applyConfirmations(item)
  const { readClaims: _, ...proposed } = withSaid(item, { ...claimsOf(item), ...said })
  if (!proposed.claimsToConfirm) return proposed
  return { ...proposed, readClaims: { words: wordsKey(item), ...present({ dietaryOptions: [], ...said }) } }
}

/** A menu whose claims were written elsewhere: what was confirmed there is to be confirmed here, options too. */
export const proposeMenu = <Of extends Pick<Menu, 'sections' | 'modifierGroups'>>(menu: Of): Of =>
  mapItems(proposeOptions(menu), ({ confirmedClaims, ...item }) =>
    applyConfirmations({ ...item, ...(confirmedClaims && { readClaims: confirmedClaims }) }),
  )

/** Was anything of a menu confirmed where it was written? */
export const isConfirmedIn = ({
  sections,
  modifierGroups,
}: Pick<Menu, 'sections' | 'modifierGroups'>): boolean =>
  itemsOf({ sections }).some(({ confirmedClaims }) => confirmedClaims !== undefined) ||
  modifierGroups.some(({ options }) => options.some(({ confirmedName }) => confirmedName !== undefined))
