import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import { confirmedAllergens } from '../claims/option-claims.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierGroup } from '../model/modifiers.ts'
import { printedExtra } from '../prices/printed-prices.ts'
import type { PrintedMark } from './printed-mark.ts'
import { allergensBeside } from './printed-marks.ts'
import type { PricesShown } from './printed-price.ts'
import { menuWords, withNumber } from './words/menu-words.ts'

export interface PrintedExtras {
  readonly id: string
  readonly name: string
  /** How many a guest chooses, where that is not one: `Choose 2`. */
  readonly note?: string
  /** The words between its options: ` or ` where a guest chooses one of them, else ` · `. */
  readonly between: string
  readonly min: number
  readonly options: readonly PrintedOption[]
  /** Next to its name, where one of them applies to each option. */
  readonly marks?: readonly PrintedMark[]
}

export interface PrintedOption {
  readonly name: string
  /** Empty for one that costs nothing, and where the menu shows no prices. */
  readonly price: string
  /** Keys of what it contains, as its owner confirmed it; absent where nobody did: a file may say anything. */
  readonly allergens?: readonly string[]
  /** Of its allergens, as the design wants them; absent where it has none. */
  readonly marks?: readonly PrintedMark[]
}

interface ExtrasShown extends PricesShown {
  readonly showPrices: boolean
  readonly allergenMarks?: AllergenMarkStyle | undefined
  readonly spellsOut?: boolean | undefined
}

export function printedExtras(keys: readonly string[], menu: Menu, design: ExtrasShown): PrintedExtras[] {
  const groups = new Map(menu.modifierGroups.map((group) => [group.id, group]))
  return keys.flatMap((key) => {
    const group = groups.get(key)
    return group ? [extrasOf(group, menu, design)] : []
  })
}

function extrasOf(group: ModifierGroup, menu: Menu, design: ExtrasShown): PrintedExtras {
  const words = menuWords(menu.language)
  const note = noteOf(group, menu)
  return {
    id: group.id,
    name: group.name,
    ...(note !== undefined && { note }),
    between: group.max === 1 ? ` ${words.or} ` : ' · ',
    min: group.min,
    options: group.options.map((option) => {
      const allergens = confirmedAllergens(option)
      const marks = design.spellsOut ? [] : allergensBeside(design.allergenMarks, { allergens }, menu)
      return {
        name: option.name,
        price: design.showPrices ? printedExtra(option.amount, { menu, design }) : '',
        ...(allergens && { allergens }),
        ...(marks.length > 0 && { marks }),
      }
    }),
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
