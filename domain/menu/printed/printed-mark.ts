import type { AllergenIcon } from '../../allergens/icons/allergen-icons.ts'
import type { MenuMark } from '../model/marks.ts'

/** A letter or a sign next to the name of an item, and what it means. */
export interface PrintedMark {
  /** The same for the same thing throughout a menu. */
  readonly id: string
  readonly kind: MenuMark['kind']
  /** `GF`, `*`, `a`, or one to three chilies: 🌶 */
  readonly symbol: string
  /** Empty where the legend does not explain it. */
  readonly meaning: string
  /** What is drawn in the place of its symbol. */
  readonly icon?: AllergenIcon
  /** The symbol alone, as its legend has it, where names follow it: `1` of `1 (wheat)`. */
  readonly sign?: string
  /** What is said aloud for it, where that is not its meaning: `May contain milk`. */
  readonly spoken?: string
}
