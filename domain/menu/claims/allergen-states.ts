import type { Allergen } from '../../reference/reference.ts'
import type { MenuItem } from '../model/item.ts'
import { allergenGroup, allergenKeys, isAllergenKey } from './allergen-names.ts'
import { claimsOf, type Statement } from './claims.ts'

/** What can be said of a dish and an allergen. What is removable, the dish contains and the kitchen can leave out. */
export const allergenStates = ['contains', 'may-contain', 'removable'] as const

export type AllergenState = (typeof allergenStates)[number]

export interface SaidAllergen {
  readonly state: AllergenState
  /** Hidden from guests until the owner confirms it. */
  readonly isWaiting: boolean
  /** The keys that say it: the group itself, or its members by name. */
  readonly keys: readonly string[]
}

/** What is said of a dish and one of the 14 groups, by the group or by its members; null where nothing is. */
export function saidOfAllergen(item: MenuItem, group: Allergen): SaidAllergen | null {
  const { allergens, mayContain, removable } = claimsOf(item)
  const { claimsToConfirm: open } = item
  const ofGroup = (keys: readonly string[] | undefined) => keys?.filter(isOf(group)) ?? []
  const contained = ofGroup(allergens)
  if (contained.length > 0) {
    const isRemovable = contained.every((key) => removable?.includes(key))
    const isWaiting =
      ofGroup(open?.allergens).length > 0 || (isRemovable && ofGroup(open?.removable).length > 0)
    return { state: isRemovable ? 'removable' : 'contains', isWaiting, keys: contained }
  }
  const traces = ofGroup(mayContain)
  if (traces.length === 0) return null
  return { state: 'may-contain', isWaiting: ofGroup(open?.mayContain).length > 0, keys: traces }
}

const isOf = (group: Allergen) => (key: string) => allergenGroup(key) === group

/**
 * Returns the owner's statement of this state for a dish and a group. Taking away the last allergen takes
 * away the declaration too: that a dish contains none is stated only by someone who says exactly that.
 * @param state null: nothing is stated about the group any more
 */
export function stateAllergen(item: MenuItem, group: Allergen, state: AllergenState | null): Statement {
  const said = claimsOf(item)
  const keys = saidOfAllergen(item, group)?.keys ?? [group]
  const isContained = state === 'contains' || state === 'removable'
  return {
    allergens: listWith(said.allergens, group, isContained ? keys : []),
    mayContain: listWith(said.mayContain, group, state === 'may-contain' ? keys : []),
    removable: listWith(said.removable, group, state === 'removable' ? keys : []),
  }
}

/** Names a member of a group, or no longer: the first name replaces the group's word, and that the last name. */
export function stateMember(item: MenuItem, key: string, isNamed: boolean): Statement {
  const group = allergenGroup(key)
  if (!group) return {}
  const { state = 'contains', keys = [] } = saidOfAllergen(item, group) ?? {}
  const others = keys.filter((other) => other !== key && other !== group)
  const members = isNamed ? [...others, key] : others
  const next = members.length > 0 ? members : [group]
  const { allergens, mayContain, removable } = claimsOf(item)
  return {
    allergens: state === 'may-contain' ? undefined : listWith(allergens, group, next),
    mayContain: state === 'may-contain' ? listWith(mayContain, group, next) : undefined,
    removable: state === 'removable' ? listWith(removable, group, next) : undefined,
  }
}

/** A list in which these keys stand for a group; undefined where nothing changes, null where nothing is left. */
function listWith(
  list: readonly string[] | undefined,
  group: Allergen,
  keys: readonly string[],
): string[] | null | undefined {
  const others = list?.filter((key) => !isOf(group)(key)) ?? []
  if (keys.length === 0 && others.length === (list?.length ?? 0)) return undefined
  const next = inOrder([...others, ...keys])
  return next.length > 0 ? next : null
}

/** In the order of the law, each group followed by its members; words that aren't keys come last. */
export const inOrder = (keys: readonly string[]): string[] => [
  ...allergenKeys.filter((key) => keys.includes(key)),
  ...keys.filter((key) => !isAllergenKey(key)),
]
