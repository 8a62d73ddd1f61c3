import { allergenGroup } from '../claims/allergen-names.ts'
import { claimsOf } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { lackingAllergens } from './lacking-allergens.ts'

/**
 * An item for guests: a declaration that lacks what the recipe of the dish certainly has waits, so that guests are asked
 * to ask, whoever confirmed or signed it. A group that is declared says its members, and a trace says enough.
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
