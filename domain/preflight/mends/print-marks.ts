import { additiveKeys } from '../../menu/claims/additives.ts'
import { allergenKeys } from '../../menu/claims/allergen-names.ts'
import { addMark } from '../../menu/editing/menu-edits.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { MenuMark } from '../../menu/model/marks.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import type { Mend } from '../rules/rule.ts'

/** Keys that the items of a menu declare, in the order of their list. */
const declared = {
  allergen: (menu: Pick<Menu, 'sections'>) =>
    inOrder(
      allergenKeys,
      itemsOf(menu).flatMap(({ allergens = [], mayContain = [] }) => [...allergens, ...mayContain]),
    ),
  additive: (menu: Pick<Menu, 'sections'>) =>
    inOrder(
      additiveKeys,
      itemsOf(menu).flatMap(({ additives = [] }) => additives),
    ),
}

const inOrder = (keys: readonly string[], used: readonly string[]): string[] => {
  const set = new Set(used)
  return keys.filter((key) => set.has(key))
}

type Printed = 'allergen' | 'additive'

/** What items declare and no mark of the menu prints. */
export const unprinted = (kind: Printed, menu: Pick<Menu, 'sections' | 'marks'>): string[] =>
  declared[kind](menu).filter((key) => !menu.marks.some((mark) => mark.kind === kind && mark.key === key))

interface MarkStyle {
  /** Of the key, the number-th to be marked, from 0. */
  readonly symbol: (key: string, number: number) => string
  /** For the legend. */
  readonly meaning: (key: string) => string
}

/** Prints what items declare beside their names, explained in the legend; marks that the menu has stay. */
export const printMarks = (kind: Printed, label: string, { symbol, meaning }: MarkStyle): Mend => ({
  id: `print-${kind}s`,
  label,
  apply: (menu) =>
    unprinted(kind, menu)
      .slice(0, MENU_SIZE_LIMITS.marks - menu.marks.length)
      .reduce((marked: Menu, key) => {
        const taken = new Set(marked.marks.map((mark) => mark.symbol))
        let number = 0
        while (taken.has(symbol(key, number))) number += 1
        return addMark(marked, markOf(kind, key, symbol(key, number), meaning(key)))
      }, menu),
})

const markOf = (kind: Printed, key: string, symbol: string, meaning: string): Omit<MenuMark, 'id'> => ({
  kind,
  key,
  symbol,
  meaning,
})

/** a, b, c …, then aa, ab …: letters of footnotes. */
export const letter = (number: number): string =>
  (number < 26 ? '' : letter(Math.floor(number / 26) - 1)) + String.fromCodePoint(97 + (number % 26))
