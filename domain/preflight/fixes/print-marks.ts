import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import { additiveKeys } from '../../menu/claims/additives.ts'
import { allergenGroup, allergenKeys } from '../../menu/claims/allergen-names.ts'
import { addMark } from '../../menu/editing/menu-edits.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { marksOf } from '../../menu/printed/printed-marks.ts'
import type { PrintFacts } from '../rules/page-finding.ts'
import type { Fix } from '../rules/rule.ts'

/** What items declare and marks next to their names can print. */
type Printed = 'allergen' | 'additive'

const keysOf = ({ allergens = [], mayContain = [], additives = [] }: MenuItem, kind: Printed): string[] =>
  kind === 'allergen' ? [...allergens, ...mayContain] : additives

/**
 * What items declare and the pages don't print next to their names, in the order of their list.
 * @param allergens how the design marks them
 */
export function unprinted(kind: Printed, menu: Menu, allergens: AllergenMarkStyle = 'as-set'): string[] {
  const open = itemsOf(menu).flatMap((item) => {
    const keys = keysOf(item, kind)
    if (keys.length === 0) return []
    const printed = new Set(marksOf(item, menu, { showsDiets: false, allergens }).map(({ id }) => id))
    return keys.filter((key) => !namesOf(kind, key).some((name) => printed.has(`${kind}:${name}`)))
  })
  return inOrder(kind, open)
}

/** Allergens that marks of the menu would print: none in a design that does not go by its table of marks. */
export const marksToAdd = (menu: Menu, { allergenMarks }: PrintFacts): string[] =>
  allergenMarks === 'as-set' ? unprinted('allergen', menu) : []

/** A mark of a group stands for its members. */
const namesOf = (kind: Printed, key: string): string[] =>
  kind === 'allergen' ? [key, allergenGroup(key) ?? key] : [key]

function inOrder(kind: Printed, keys: readonly string[]): string[] {
  const used = new Set(keys)
  return (kind === 'allergen' ? allergenKeys : additiveKeys).filter((key) => used.has(key))
}

function unmarked(kind: Printed, menu: Menu): string[] {
  const marked = new Set(menu.marks.flatMap((mark) => (mark.kind === kind ? [mark.key] : [])))
  const declared = itemsOf(menu).flatMap((item) => keysOf(item, kind))
  return inOrder(kind, declared).filter((key) => !namesOf(kind, key).some((name) => marked.has(name)))
}

/**
 * Prints all that items declare next to their names; the legend names it in the language of the menu. Marks
 * that the menu has stay. All get marks, not only those that are not printed: a menu with some has no usual
 * numbers.
 * @param symbolOf what a key is printed as; where that means something else already, a number makes it
 * another
 */
export const printMarks = (kind: Printed, label: string, symbolOf: (key: string) => string): Fix => ({
  id: `print-${kind}s`,
  label,
  apply: (menu) =>
    unmarked(kind, menu)
      .slice(0, MENU_SIZE_LIMITS.marks - menu.marks.length)
      .reduce((marked: Menu, key) => {
        const symbol = freeSymbol(symbolOf(key), marked)
        return addMark(marked, { kind, key, symbol, meaning: '' })
      }, menu),
})

function freeSymbol(symbol: string, { marks }: Pick<Menu, 'marks'>): string {
  const taken = new Set(marks.map((mark) => mark.symbol))
  let [free, number] = [symbol, 2]
  for (; taken.has(free); number += 1) free = `${symbol}-${number}`
  return free
}
