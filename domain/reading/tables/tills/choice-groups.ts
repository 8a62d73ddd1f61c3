import { readPrice } from '../../../exchange/words/price-text.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../../menu/model/limits.ts'
import type { ModifierGroup } from '../../../menu/model/modifiers.ts'

/** Choices as a till's file lists them. */
export interface ChoiceDraft {
  readonly name: string
  readonly min: number
  readonly max: number | null
  readonly options: { readonly name: string; readonly amount: number }[]
}

/** The groups of a file with ids; one without an option cannot be chosen from and is left out. */
export const choiceGroups = (drafts: readonly ChoiceDraft[]): ModifierGroup[] =>
  drafts
    .filter(({ name, options }) => name !== '' && options.length > 0)
    .slice(0, MENU_SIZE_LIMITS.modifierGroups)
    .map(({ name, min, max, options }, at) => ({
      id: `g${at + 1}`,
      name: name.slice(0, MENU_TEXT_LIMITS.name),
      min: within(min),
      max: max === null ? null : Math.max(within(min), within(max)),
      options: options.slice(0, MENU_SIZE_LIMITS.options).map((option, index) => ({
        id: `o${index + 1}`,
        name: option.name.slice(0, MENU_TEXT_LIMITS.name),
        amount: option.amount,
      })),
    }))

const within = (count: number): number => (Number.isSafeInteger(count) ? Math.min(99, Math.max(0, count)) : 0)

/** `1.50`, `(1.00)` for a reduction, in minor units; 0 for what says no amount. */
export function choiceAmount(cell: string, currency: string): number {
  const [, less, digits = cell] = /^\s*(?:(\()|-)?([^()-]*)\)?\s*$/u.exec(cell) ?? []
  const isLess = less !== undefined || cell.trim().startsWith('-')
  const read = readPrice(digits.trim(), false, currency)
  return 'amount' in read ? (isLess ? 0 - read.amount : read.amount) : 0
}

/** How the cells of a row are found by the headings of their columns, whatever their case. */
export function cellsByHeading(
  headings: readonly string[],
): (cells: readonly string[], ...names: readonly string[]) => string {
  const at = new Map(
    headings.map((heading, index) => [heading.trim().toLowerCase(), index] as const).toReversed(),
  )
  return (cells, ...names) => {
    for (const name of names) {
      const column = at.get(name)
      const cell = column === undefined ? '' : (cells[column]?.trim() ?? '')
      if (cell !== '') return cell
    }
    return ''
  }
}
