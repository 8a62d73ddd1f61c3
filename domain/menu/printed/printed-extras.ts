import type { Menu } from '../model/menu.ts'
import type { ModifierGroup } from '../model/modifiers.ts'
import { printedExtra } from '../prices/printed-prices.ts'
import type { PricesShown } from './printed-price.ts'
import { menuWords, withNumber } from './words/menu-words.ts'

/** Choices or extras as people read them. */
export interface PrintedExtras {
  readonly id: string
  readonly name: string
  /** How many a guest chooses, where that is not one: `Choose 2`. */
  readonly note?: string
  /** The words between its options: ` or ` where a guest chooses one of them, else ` · `. */
  readonly between: string
  readonly options: readonly PrintedOption[]
}

/** What an option contains is not printed: nobody can confirm it yet, and a file may say anything. */
export interface PrintedOption {
  readonly name: string
  /** Empty for one that costs nothing, and where the menu shows no prices. */
  readonly price: string
}

export function printedExtras(
  keys: readonly string[],
  menu: Menu,
  design: PricesShown & { readonly showPrices: boolean },
): PrintedExtras[] {
  const groups = new Map(menu.modifierGroups.map((group) => [group.id, group]))
  return keys.flatMap((key) => {
    const group = groups.get(key)
    return group ? [extrasOf(group, menu, design)] : []
  })
}

function extrasOf(
  group: ModifierGroup,
  menu: Menu,
  design: PricesShown & { readonly showPrices: boolean },
): PrintedExtras {
  const words = menuWords(menu.language)
  const note = noteOf(group, menu)
  return {
    id: group.id,
    name: group.name,
    ...(note !== undefined && { note }),
    between: group.max === 1 ? ` ${words.or} ` : ' · ',
    options: group.options.map(({ name, amount }) => ({
      name,
      price: design.showPrices ? printedExtra(amount, { menu, design }) : '',
    })),
  }
}

function noteOf(
  { min, max, options }: ModifierGroup,
  { language }: Pick<Menu, 'language'>,
): string | undefined {
  const words = menuWords(language)
  if (min > 1) return withNumber(words.choose, max === min || max === null ? min : `${min}–${max}`)
  if (max !== null && max > 1 && max < options.length) return withNumber(words.upTo, max)
  return undefined
}

/** Choices or extras in one line: `Add to any salad: chicken +$7.00 · shrimp +$9.00`. */
export const extrasLine = ({ name, note, between, options }: PrintedExtras): string =>
  `${name}${note ? ` (${note})` : ''}: ${options.map(optionText).join(between)}`

export const optionText = ({ name, price }: PrintedOption): string => [name, price].filter(Boolean).join(' ')
