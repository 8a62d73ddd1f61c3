import { readPrice } from '../../../../exchange/words/price-text.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../../../menu/model/limits.ts'
import type { ModifierGroup } from '../../../../menu/model/modifiers.ts'

/** Choices as a till's file lists them. */
export interface ChoiceDraft {
  readonly name: string
  readonly min: number
  readonly max: number | null
  readonly options: { readonly name: string; readonly amount: number }[]
}

export interface GatheredChoices<Key> {
  readonly groups: readonly ModifierGroup[]
  /** The name of a list's group on the menu; undefined for one that is not on it. */
  readonly nameOf: (key: Key) => string | undefined
  /** Lists and options that are more than a menu holds. */
  readonly tooMany: number
}

/**
 * The lists of a file as groups with ids. Lists that say the same are one group; of several of one name that differ,
 * each gets a number, as items know them by their names. A list without an option cannot be chosen from, and is no
 * group.
 */
export function gatherChoices<Key>(drafts: ReadonlyMap<Key, ChoiceDraft>): GatheredChoices<Key> {
  const groups: ModifierGroup[] = []
  const known = new Map<string, string>()
  const names = new Map<Key, string>()
  let tooMany = 0
  for (const [key, draft] of drafts) {
    if (draft.name === '' || draft.options.length === 0) continue
    const said = JSON.stringify(draft)
    const before = known.get(said)
    if (before !== undefined) {
      names.set(key, before)
      continue
    }
    if (groups.length === MENU_SIZE_LIMITS.modifierGroups) {
      tooMany += 1
      continue
    }
    const name = nameApart(draft.name, groups)
    tooMany += Math.max(0, draft.options.length - MENU_SIZE_LIMITS.options)
    known.set(said, name)
    names.set(key, name)
    groups.push(groupOf(draft, name, `g${groups.length + 1}`))
  }
  return { groups, nameOf: (key) => names.get(key), tooMany }
}

function nameApart(written: string, groups: readonly ModifierGroup[]): string {
  const name = written.slice(0, MENU_TEXT_LIMITS.name)
  const isTaken = (one: string) => groups.some((group) => group.name === one)
  if (!isTaken(name)) return name
  let number = 2
  while (isTaken(`${name.slice(0, MENU_TEXT_LIMITS.name - 4)} ${number}`)) number += 1
  return `${name.slice(0, MENU_TEXT_LIMITS.name - 4)} ${number}`
}

const groupOf = ({ min, max, options }: ChoiceDraft, name: string, id: string): ModifierGroup => ({
  id,
  name,
  min: within(min),
  max: max === null ? null : Math.max(within(min), within(max)),
  options: options.slice(0, MENU_SIZE_LIMITS.options).map((option, index) => ({
    id: `o${index + 1}`,
    name: option.name.slice(0, MENU_TEXT_LIMITS.name),
    amount: option.amount,
  })),
})

const within = (count: number): number => (Number.isSafeInteger(count) ? Math.min(99, Math.max(0, count)) : 0)

/** `1.50`, `(1.00)` and `-1` for a reduction, in minor units; 0 for what says no amount. */
export function choiceAmount(cell: string, currency: string): number {
  const [, less, digits = cell] = /^\s*(?:(\()|-)?([^()-]*)\)?\s*$/u.exec(cell) ?? []
  const isLess = less !== undefined || cell.trim().startsWith('-')
  const read = readPrice(withZero(digits), false, currency)
  return 'amount' in read ? (isLess ? 0 - read.amount : read.amount) : 0
}

/** Tills write `.5` and `10.` as well. */
export const withZero = (digits: string): string => digits.trim().replace(/^\./u, '0.').replace(/\.$/u, '')
