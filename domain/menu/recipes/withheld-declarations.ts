import { allergenGroup } from '../claims/allergen-names.ts'
import { claimsOf } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { lackingAllergens } from './lacking-allergens.ts'

/**
 * Returns an item for guests: a declaration that lacks what the recipe of the dish certainly has waits,
 * even if it was confirmed or signed, so that guests see “please ask”. A group that is declared covers its
 * members, and a trace is enough.
 */
export function withoutLackingDeclaration(item: MenuItem): MenuItem {
  const { allergens, mayContain, removable, claimsToConfirm: open, ...rest } = item
  if (allergens === undefined) return item
  const said = [...allergens, ...(mayContain ?? [])].map((key) => allergenGroup(key) ?? key)
  if (lackingAllergens(item).every((key) => said.some((one) => one === (allergenGroup(key) ?? key))))
    return item
  const { dietaryOptions: _, dietsOnRequest: __, ...declared } = claimsOf(item)
  return { ...rest, claimsToConfirm: { dietaryOptions: [], ...open, ...copied(declared) } }
}

const copied = (lists: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.fromEntries(Object.entries(lists).flatMap(([name, list]) => (list ? [[name, [...list]]] : [])))
