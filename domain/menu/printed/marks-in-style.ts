import { allergenCode } from '../../allergens/codes/codes.ts'
import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import { inOrder } from '../claims/allergen-states.ts'
import type { MenuItem } from '../model/item.ts'
import type { PrintedMark } from './printed-mark.ts'
import type { MenuWords } from './words/words.ts'

type Declared = Partial<Pick<MenuItem, 'allergens' | 'mayContain'>>

/**
 * All that is declared of an item as marks of one kind, in the order of the law; in brackets what it may contain. A word
 * that is no key has no code and stands as it was written.
 */
export function marksInStyle(
  style: Exclude<AllergenMarkStyle, 'as-set'>,
  { allergens = [], mayContain = [] }: Declared,
  words: MenuWords,
): PrintedMark[] {
  if (style === 'none') return []
  const marks = (keys: readonly string[]) =>
    inOrder(keys).map((key): PrintedMark => {
      const meaning = words.allergen(key)
      const symbol = style === 'words' ? meaning : (allergenCode(style, key) ?? meaning)
      return { id: `allergen:${key}`, kind: 'allergen', symbol, meaning }
    })
  const traces = marks(mayContain.filter((key) => !allergens.includes(key)))
  return [...marks(allergens), ...traces.map((mark) => ({ ...mark, symbol: `(${mark.symbol})` }))]
}
