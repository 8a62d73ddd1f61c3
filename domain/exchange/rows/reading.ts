import type { Price, Size } from '../../menu/model/price.ts'
import type { ColumnMatch } from '../columns/menu-columns.ts'
import type { ReadClaims } from '../words/label-words.ts'
import type { PriceProblem } from '../words/price-text.ts'
import type { SectionPath } from '../words/section-path.ts'
import type { SourceRow } from './source-row.ts'

/** A price as its source tells of it. Amounts are minor units of the currency of the reading. */
export interface ReadPrice extends Omit<Price, 'id' | 'head' | 'original'> {
  readonly size?: Size | undefined
  /** What the column over it says. */
  readonly column?: string | undefined
}

/** Besides its words and prices, what a table can tell of an item: null where its cell is blank. */
export interface ReadDetails {
  readonly number?: string | null
  readonly secondName?: string | null
  readonly secondDescription?: string | null
  readonly additives?: readonly string[] | null
  readonly marks?: readonly string[] | null
  /** Names of the owner's own marks. */
  readonly ownMarks?: readonly string[] | null
  readonly isFeatured?: boolean | null
  readonly wine?: {
    readonly producer?: string | null
    readonly region?: string | null
    readonly grape?: string | null
    readonly vintage?: string | null
    readonly abv?: number | null
    readonly bin?: string | null
  }
  readonly origin?: string | null
  readonly serves?: { readonly from: number; readonly to: number } | null
  readonly kcal?: number | null
  /** Names of choices and extras. */
  readonly choices?: readonly string[] | null
}

/** An item as its source tells of it; what it says nothing about is absent. */
export interface ReadItem extends ReadDetails, ReadClaims {
  /** Number of the first row it was read from. */
  readonly row: number
  /** Its id where it was exported. */
  readonly id?: number
  readonly name: string
  /** None for an item without a price. */
  readonly prices: readonly ReadPrice[]
  /** Are these all its prices? A table with one column of prices and none of labels tells only the first. */
  readonly hasEveryPrice: boolean
  readonly description?: string
}

export interface ReadSection {
  readonly path: SectionPath
  readonly items: readonly ReadItem[]
}

/** Why a row is not on the menu. */
export type RowProblem =
  | { readonly code: 'no_name' | PriceProblem | 'above_headings' | 'too_many_prices' }
  | { readonly code: 'name_too_long' | 'description_too_long' | 'section_too_long'; readonly length: number }
  /** The price may mean two things. */
  | { readonly code: 'price_question'; readonly question: string }
  | { readonly code: 'repeats_row'; readonly row: number }
  | { readonly code: 'too_many_items' | 'too_many_sections' }

/** A row that is not on the menu, as it stood in its source. */
export interface LeftOutRow {
  readonly source: SourceRow
  readonly problem: RowProblem
}

/** What an owner should know of rows that are on the menu. */
export type Remark =
  | {
      readonly code: 'unknown_diet' | 'unknown_allergen' | 'unknown_claim'
      readonly row: number
      readonly word: string
    }
  /** A cell that is none of what its column holds. */
  | { readonly code: 'not_understood'; readonly row: number; readonly heading: string; readonly text: string }
  | { readonly code: 'label_without_price'; readonly row: number; readonly label: string }
  | { readonly code: 'without_price'; readonly count: number }
  | { readonly code: 'currency_taken'; readonly currency: string }
  | { readonly code: 'currency_not_converted'; readonly currency: string; readonly count: number }
  | { readonly code: 'section_from_above' | 'section_missing'; readonly count: number }
  | { readonly code: 'unused_column'; readonly heading: string }
  | { readonly code: 'unused_cells'; readonly row: number; readonly text: string }
  | { readonly code: 'unclosed_quote' }

export interface MenuReading {
  readonly sections: readonly ReadSection[]
  /** ISO 4217: of all amounts. */
  readonly currency: string
  readonly leftOut: readonly LeftOutRow[]
  readonly remarks: readonly Remark[]
}

export interface ReadingChoice {
  readonly columns: ColumnMatch
  /** Number of the row of headings: it and what stands above it are no dishes. */
  readonly headingsRow: number | null
  /** Takes the dishes above the first section. */
  readonly firstSection: string
  /** Is a row that says word for word what another of its section says left out? */
  readonly leavesOutRepeats: boolean
  /** ISO 4217, of the menu that is read into; null takes that of the source. */
  readonly currency: string | null
}
