import { allergenCode } from '../../allergens/codes/codes.ts'
import { type Declaration, toldContents } from '../../allergens/declaration-state.ts'
import { allergenIcon } from '../../allergens/icons/allergen-icons.ts'
import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import { inOrder } from '../claims/allergen-states.ts'
import type { PrintedMark } from './printed-mark.ts'
import type { MenuWords } from './words/words.ts'

/**
 * All that is declared of an item as marks of one kind, in the order of the law; in brackets what it may contain. A word
 * that isn't a key has neither code nor icon and is as it was written.
 */
export function marksInStyle(
  style: Exclude<AllergenMarkStyle, 'as-set'>,
  declared: Declaration,
  words: MenuWords,
): PrintedMark[] {
  if (style === 'none') return []
  const { mayContain = [] } = declared
  const allergens = toldContents(declared)
  const marks = (keys: readonly string[]) =>
    inOrder(keys).map((key): PrintedMark => {
      const meaning = words.allergen(key)
      const mark = { id: `allergen:${key}`, kind: 'allergen', symbol: meaning, meaning } as const
      if (style === 'words') return mark
      if (style !== 'icons') return { ...mark, symbol: allergenCode(style, key) ?? meaning }
      const icon = allergenIcon(key)
      return { ...mark, ...(icon && { icon }) }
    })
  const traces = marks(mayContain.filter((key) => !allergens.includes(key)))
  return [...marks(allergens), ...traces.map((mark) => asTrace(mark, words))]
}

/** The mark of what a dish may contain. */
export const asTrace = (mark: PrintedMark, { mayContain }: MenuWords): PrintedMark => ({
  ...mark,
  symbol: `(${mark.symbol})`,
  spoken: `${mayContain} ${mark.spoken ?? mark.meaning}`,
})

/** Whether a mark is in brackets: `(G)`. */
export const isTrace = ({ kind, symbol }: Pick<PrintedMark, 'kind' | 'symbol'>): boolean =>
  kind === 'allergen' && /^\(.+\)$/u.test(symbol)
