import type { Wine } from '../../menu/model/item.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import type { PriceHead } from '../../menu/model/price.ts'
import type { SectionLayout } from '../../menu/model/section.ts'
import type { LinePrice } from '../../prices/line/line-price.ts'
import type { LegendEntry } from '../marks/legend.ts'

/** A price with where it is on its line, in characters from the left: what tells its column. */
export interface PlacedPrice extends LinePrice {
  /** A gap is before it. */
  readonly isApart?: boolean
  readonly from: number
  readonly to: number
}

export interface ItemDraft {
  /** The lines that it was read from. */
  readonly lines: number[]
  name: string
  description: string
  readonly prices: PlacedPrice[]
  number?: string
  secondName?: string
  secondDescription?: string
  origin?: string
  kcal?: number
  serves?: { from: number; to: number }
  wine?: Wine
  /** What can be added, as single lines below it say. */
  extras?: Pick<ModifierGroup, 'name' | 'options'>
  readonly said: LegendEntry[]
  readonly groups: ModifierGroup['id'][]
}

/** A column over prices, with its place on the line of heads. */
export interface HeadDraft extends Omit<PriceHead, 'id'> {
  readonly from: number
  readonly to: number
  /** It is over its column, and not in a row of heads with slashes between them. */
  readonly isApart: boolean
}

export interface SectionDraft {
  readonly lines: number[]
  name: string
  secondName?: string
  parent?: SectionDraft
  layout?: SectionLayout
  daypart?: string
  readonly intro: string[]
  readonly footer: string[]
  readonly heads: HeadDraft[]
  readonly prices: PlacedPrice[]
  /** Marks of each of its items. */
  readonly said: LegendEntry[]
  /** Its prices are on separate lines below its name, so they may as well be items. */
  hasPricesBelow: boolean
  readonly items: ItemDraft[]
  readonly groups: ModifierGroup['id'][]
  /** No line gave its name. */
  isUnnamed?: boolean
}
