import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../../../menu/model/limits.ts'
import type { ModifierGroup } from '../../../../menu/model/modifiers.ts'
import { readPrice } from '../../../../prices/cell.ts'
import type { Doubt } from '../../../layout/role.ts'
import type { TableRemark } from '../../sheet/table-remark.ts'

/** Choices as a till's file lists them. */
export interface ChoiceDraft {
  readonly name: string
  readonly min: number
  readonly max: number | null
  readonly options: readonly OptionDraft[]
}

export interface OptionDraft {
  readonly name: string
  /** Minor units; undefined where what is written isn't an amount. */
  readonly amount: number | undefined
}

export interface GatheredChoices<Key> {
  /** All that the file lists, which may be more than a menu holds: see {@link fitChoices}. */
  readonly groups: readonly ModifierGroup[]
  /** The group of a list; undefined for one without an option. */
  readonly groupOf: (key: Key) => ModifierGroup | undefined
  /** What of the lists is not as it was written. */
  readonly remarks: readonly TableRemark[]
}

/**
 * The lists of a file as groups with ids. Lists that say the same are one group; of several of one name that differ,
 * each gets a number, as items know them by their names. A list without an option cannot be chosen from, and is no
 * group.
 */
export function gatherChoices<Key>(drafts: ReadonlyMap<Key, ChoiceDraft>): GatheredChoices<Key> {
  const groups: ModifierGroup[] = []
  const remarks: TableRemark[] = []
  const cut: string[] = []
  const taken = new Set<string>()
  const known = new Map<string, ModifierGroup>()
  const groupOf = new Map<Key, ModifierGroup>()
  for (const [key, draft] of drafts) {
    if (draft.name === '' || draft.options.length === 0) continue
    const said = JSON.stringify(draft)
    const before = known.get(said)
    if (before) {
      groupOf.set(key, before)
      continue
    }
    const group = groupFrom(draft, nameApart(draft.name, taken), `g${groups.length + 1}`)
    taken.add(group.name)
    known.set(said, group)
    groupOf.set(key, group)
    groups.push(group)
    remarks.push(...remarksOn(draft))
    cut.push(...[draft, ...draft.options].map(({ name }) => name).filter(isTooLong))
  }
  if (cut.length > 0) remarks.push({ code: 'choice_names_cut', names: [...new Set(cut)] })
  return { groups, groupOf: (key) => groupOf.get(key), remarks }
}

/**
 * As many lists as a menu holds, in their order: those that dishes come with before others.
 * @param chosen those with which a dish comes
 */
export function fitChoices(
  groups: readonly ModifierGroup[],
  chosen: ReadonlySet<ModifierGroup>,
): { readonly kept: readonly ModifierGroup[]; readonly remarks: readonly TableRemark[] } {
  const most = MENU_SIZE_LIMITS.modifierGroups
  if (groups.length <= most) return { kept: groups, remarks: [] }
  const first = [...groups].sort((one, other) => Number(chosen.has(other)) - Number(chosen.has(one)))
  const kept = new Set(first.slice(0, most))
  const names = groups.filter((group) => !kept.has(group)).map(({ name }) => name)
  return {
    kept: groups.filter((group) => kept.has(group)),
    remarks: [{ code: 'choices_too_many', names }],
  }
}

/** Lists of a dish for which the menu has no room. */
export const withoutRoom = (groups: readonly ModifierGroup[]): Doubt[] =>
  groups.map(({ name }) => ({ code: 'too_many', text: name }))

function remarksOn({ name, options }: ChoiceDraft): TableRemark[] {
  const isHeld = (_: OptionDraft, at: number) => at < MENU_SIZE_LIMITS.options
  const told = (code: 'options_too_many' | 'option_price_unclear', those: readonly OptionDraft[]) =>
    those.length > 0 ? [{ code, name, options: those.map((option) => option.name) } as const] : []
  return [
    ...told('options_too_many', options.slice(MENU_SIZE_LIMITS.options)),
    ...told(
      'option_price_unclear',
      options.filter(isHeld).filter(({ amount }) => amount === undefined),
    ),
  ]
}

const isTooLong = (name: string): boolean => name.length > MENU_TEXT_LIMITS.name

function nameApart(written: string, taken: ReadonlySet<string>): string {
  const name = written.slice(0, MENU_TEXT_LIMITS.name)
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name.slice(0, MENU_TEXT_LIMITS.name - 4)} ${number}`)) number += 1
  return `${name.slice(0, MENU_TEXT_LIMITS.name - 4)} ${number}`
}

const groupFrom = ({ min, max, options }: ChoiceDraft, name: string, id: string): ModifierGroup => ({
  id,
  name,
  min: within(min),
  max: max === null ? null : Math.max(within(min), within(max)),
  options: options.slice(0, MENU_SIZE_LIMITS.options).map((option, index) => ({
    id: `o${index + 1}`,
    name: option.name.slice(0, MENU_TEXT_LIMITS.name),
    amount: option.amount ?? 0,
  })),
})

const within = (count: number): number => (Number.isSafeInteger(count) ? Math.min(99, Math.max(0, count)) : 0)

/**
 * `1.50`, `(1.00)` and `-1` for a reduction, in minor units; 0 for a blank cell, undefined for what says no amount.
 */
export function choiceAmount(cell: string, currency: string): number | undefined {
  const said = cell.trim()
  if (said === '') return 0
  const [, less, digits = said] = /^(?:(\()|-)?([^()-]*)\)?$/u.exec(said) ?? []
  const isLess = less !== undefined || said.startsWith('-')
  const read = readPrice(withZero(digits), false, currency)
  return 'amount' in read ? (isLess ? 0 - read.amount : read.amount) : undefined
}

/** Tills write `.5` and `10.` as well. */
export const withZero = (digits: string): string => digits.trim().replace(/^\./u, '0.').replace(/\.$/u, '')
