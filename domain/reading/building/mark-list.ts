import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { type ItemMark, itemMarks, type MenuMark } from '../../menu/model/marks.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { clipped } from './clipped.ts'

/** The marks of the menu: those that its legend explains, and those that its dishes bear. */
export class MarkList {
  private readonly entries: Map<string, LegendEntry>
  private readonly isUsed = new Set<string>()

  constructor(legend: ReadonlyMap<string, LegendEntry>) {
    this.entries = new Map(legend)
  }

  read(said: readonly LegendEntry[]) {
    const keys = {
      marks: new Set<ItemMark>(),
      ownMarks: new Set<string>(),
      additives: new Set<string>(),
      diets: new Set<number>(),
      onRequest: new Set<number>(),
      allergens: new Set<string>(),
    }
    for (const entry of said) {
      if (entry.symbol !== '' && !this.entries.has(entry.symbol)) this.entries.set(entry.symbol, entry)
      this.isUsed.add(entry.symbol)
      if (entry.kind === 'own') keys.ownMarks.add(entry.symbol)
      else if (entry.kind === 'mark' && isItemMark(entry.key)) keys.marks.add(entry.key)
      else if (entry.kind === 'additive' && entry.key) keys.additives.add(entry.key)
      else if (entry.kind === 'diet') keys.diets.add(Number(entry.key))
      else if (entry.kind === 'diet-on-request') keys.onRequest.add(Number(entry.key))
      else if (entry.kind === 'allergen' && entry.key) keys.allergens.add(entry.key)
    }
    return {
      marks: [...keys.marks],
      ownMarks: [...keys.ownMarks].map((symbol) => this.keyOf(symbol)),
      additives: [...keys.additives],
      diets: [...keys.diets],
      onRequest: [...keys.onRequest],
      allergens: [...keys.allergens],
    }
  }

  private keyOf(symbol: string): string {
    return `m${[...this.entries.keys()].indexOf(symbol) + 1}`
  }

  all(): MenuMark[] {
    return [...this.entries.values()]
      .slice(0, MENU_SIZE_LIMITS.marks)
      .map(({ kind, key, symbol, meaning }, at) => ({
        id: `m${at + 1}`,
        kind,
        ...(kind !== 'own' && key !== undefined && { key }),
        symbol: clipped(symbol, MENU_TEXT_LIMITS.sign),
        meaning: clipped(meaning, MENU_TEXT_LIMITS.sectionName),
      }))
  }
}

const isItemMark = (key: string | undefined): key is ItemMark => itemMarks.some((mark) => mark === key)
