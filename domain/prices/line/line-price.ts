import type { PriceKind } from '../price-kind.ts'
import type { Size } from '../sizes/size.ts'

export interface LinePrice {
  readonly kind: PriceKind
  /** Minor units; absent for `market` and `included`. */
  readonly amount?: number
  readonly label?: string
  readonly size?: Size
  /** The size as it is written: `2 liter`. */
  readonly said?: string
  readonly per?: string
  readonly words?: string
  readonly former?: number
  /** Where it is in the text of its line, to find its column. */
  readonly start: number
  readonly end: number
  /** The place of a column that is left empty; it isn't a price. */
  readonly isEmpty?: boolean
  /** A bare number: it may be something else. */
  readonly isWeak?: boolean
  /** It is in another currency than the menu. */
  readonly foreign?: string
}
