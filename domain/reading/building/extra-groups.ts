import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import type { PriceFacts } from '../../prices/line/amounts.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import { readExtras } from './extras.ts'
import { groupKey } from './group-key.ts'

/** Of each dish of a section: `add to any bowl`. */
const OF_ALL = /\b(?:any|all|every|each|jede\p{L}*|alle\p{L}*|toute?s?|tous|cualquier|ogni)\b/iu

/** What can be added, as the lines of a menu say it; lists that say the same are one group. */
export class ExtraGroups {
  private readonly groups: ModifierGroup[]
  private readonly known: PriceFacts
  /** By what they say. */
  private readonly told = new Map<string, ModifierGroup>()

  constructor(groups: ModifierGroup[], known: PriceFacts) {
    this.groups = groups
    this.known = known
  }

  /**
   * Adds a line to the dish above it, or to the section where it is separate. False where it says nothing
   * of the kind.
   */
  take(facts: LineFacts, section: SectionDraft | undefined, item: ItemDraft | undefined): boolean {
    const read = readExtras(facts.text, this.known)
    if (!read) return false
    const isApart = facts.gapAbove >= 1 || OF_ALL.test(facts.text)
    const [only, ...more] = read.options
    const base = item?.prices.find(({ kind }) => kind === 'fixed')?.amount
    if (
      only &&
      more.length === 0 &&
      item &&
      base !== undefined &&
      only.amount >= base &&
      !facts.text.includes('+')
    ) {
      // `Apfelstrudel 5,40`, below it `mit Schlag 6,40`: what all of it costs.
      const label = facts.tail.before === '' ? only.name : facts.tail.before
      item.prices.push({ kind: 'fixed', amount: only.amount, label, start: 0, end: 0, from: 0, to: 0 })
      return true
    }
    if (only && more.length === 0 && item && !(isApart && section)) {
      item.extras = { name: read.name, options: [...(item.extras?.options ?? []), only] }
      return true
    }
    if (only && more.length === 0 && section && isApart) {
      const label = /^extras?$/iu.test(read.name) ? only.name : `${read.name} ${only.name}`
      section.prices.push({
        kind: 'supplement',
        amount: only.amount,
        label,
        start: 0,
        end: 0,
        from: 0,
        to: 0,
      })
      return true
    }
    const said = JSON.stringify(read)
    const same = this.told.get(said)
    if (!same && this.groups.length >= MENU_SIZE_LIMITS.modifierGroups) return false
    const group = same ?? { id: groupKey(read.name, this.groups), ...read }
    if (!same) this.groups.push(group)
    this.told.set(said, group)
    const target = isApart ? section : (item ?? section)
    if (target && !target.groups.includes(group.id)) target.groups.push(group.id)
    return true
  }
}
