import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { type ItemMark, itemMarks, type MenuMark, MOST_OWN_MARKS } from '../../menu/model/marks.ts'
import type { LegendEntry } from '../marks/legend.ts'
import type { Room } from './room.ts'

/** The marks of the menu: those that its legend explains, and those that its dishes bear. */
export class MarkList {
  private readonly entries: Map<string, LegendEntry>

  constructor(legend: ReadonlyMap<string, LegendEntry>, room: Room) {
    this.entries = new Map(
      room.list([...legend], MENU_SIZE_LIMITS.marks, ([symbol, { meaning }]) => `${symbol} ${meaning}`),
    )
  }

  /** What a dish says by its marks; one that the list has no room for is left over. */
  read(all: readonly LegendEntry[], room: Room) {
    const keys = {
      marks: new Set<ItemMark>(),
      ownMarks: new Set<string>(),
      additives: new Set<string>(),
      diets: new Set<number>(),
      onRequest: new Set<number>(),
      allergens: new Set<string>(),
    }
    for (const entry of all) {
      if (!this.keeps(entry)) {
        room.leave('too_many', entry.symbol)
        if (entry.kind === 'own') continue
      }
      if (entry.kind === 'own') keys.ownMarks.add(entry.symbol)
      else if (entry.kind === 'mark' && isItemMark(entry.key)) keys.marks.add(entry.key)
      else if (entry.kind === 'additive' && entry.key) keys.additives.add(entry.key)
      else if (entry.kind === 'diet') keys.diets.add(Number(entry.key))
      else if (entry.kind === 'diet-on-request') keys.onRequest.add(Number(entry.key))
      else if (entry.kind === 'allergen' && entry.key) keys.allergens.add(entry.key)
    }
    return {
      marks: [...keys.marks],
      ownMarks: room.list([...keys.ownMarks], MOST_OWN_MARKS, String).map((symbol) => this.keyOf(symbol)),
      additives: [...keys.additives],
      diets: [...keys.diets],
      onRequest: [...keys.onRequest],
      allergens: [...keys.allergens],
    }
  }

  /** Whether its symbol is on the list, now or before. */
  private keeps(entry: LegendEntry): boolean {
    if (entry.symbol === '' || isOwnWords(entry) || this.entries.has(entry.symbol)) return true
    if (this.entries.size >= MENU_SIZE_LIMITS.marks) return false
    this.entries.set(entry.symbol, entry)
    return true
  }

  private keyOf(symbol: string): string {
    return `m${[...this.entries.keys()].indexOf(symbol) + 1}`
  }

  all(room: Room): MenuMark[] {
    return [...this.entries.values()].map(({ kind, key, symbol, meaning }, at) => ({
      id: `m${at + 1}`,
      kind,
      ...(kind !== 'own' && key !== undefined && { key }),
      symbol: room.text(symbol, MENU_TEXT_LIMITS.sign),
      meaning: room.text(meaning, MENU_TEXT_LIMITS.sectionName),
    }))
  }
}

/** `contains nuts` behind a name says it in full, and is too long for a sign. */
const isOwnWords = ({ kind, symbol, meaning }: LegendEntry): boolean =>
  kind !== 'own' && symbol === meaning && symbol.length > MENU_TEXT_LIMITS.sign

const isItemMark = (key: string | undefined): key is ItemMark => itemMarks.some((mark) => mark === key)
