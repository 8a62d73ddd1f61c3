import type { DetailKey } from '../../menu/details/details.ts'
import type { MenuItem, Wine } from '../../menu/model/item.ts'
import type { Price, Size } from '../../menu/model/price.ts'
import type { PriceProblem } from '../../prices/cell.ts'
import type { ReadClaims } from '../words/label-words.ts'

/** A price as its source tells of it. Amounts are minor units of the currency of the reading. */
export interface ReadPrice extends Omit<Price, 'id' | 'head' | 'original'> {
  readonly size?: Size | undefined
  readonly column?: string | undefined
}

/** The details that a table says of an item: null where its cell is blank, names for what is picked from the menu. */
export type ReadDetails = {
  readonly [Field in DetailKey]?:
    | (Field extends 'wine' ? ReadParts<Wine> : NonNullable<MenuItem[Field]>)
    | null
}

type ReadParts<Whole> = { readonly [Field in keyof Whole]?: NonNullable<Whole[Field]> | null }

/** An item as its source tells of it; what it says nothing about is absent. */
export interface SourceItem extends ReadDetails, ReadClaims {
  /** Number of the first row it was read from. */
  readonly row: number
  /** Its id where it was exported. */
  readonly id?: number
  readonly name: string
  /** None for an item without a price. */
  readonly prices: readonly ReadPrice[]
  readonly description?: string
}

export type RowProblem =
  | { readonly code: 'no_name' | PriceProblem }
  | { readonly code: 'name_too_long' | 'description_too_long'; readonly length: number }
  /** The price may mean two things. */
  | { readonly code: 'price_question'; readonly question: string }

export type Remark =
  | {
      readonly code: 'unknown_diet' | 'unknown_allergen' | 'unknown_claim'
      readonly row: number
      readonly word: string
    }
  /** A cell that doesn’t fit its column. */
  | { readonly code: 'not_understood'; readonly row: number; readonly heading: string; readonly text: string }
  | { readonly code: 'label_without_price'; readonly row: number; readonly label: string }
