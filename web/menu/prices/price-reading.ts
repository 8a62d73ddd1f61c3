import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import type { TypedChoice } from '#domain/menu/prices/typed-prices.ts'
import type { PriceWriting } from './price-writing.ts'

export interface TypedPriceDetails {
  readonly former?: string
  readonly kcal?: string
  readonly sodiumMg?: string
  readonly words?: string
}

/** By the position of the price. */
export type PriceDetails = Readonly<Record<number, TypedPriceDetails>>

export interface PriceContext {
  readonly writing: PriceWriting
  readonly heads: readonly PriceHead[]
  /** The prices that are edited: what the box does not show of them stays. */
  readonly before: readonly Price[]
  /** Whether it is right to leave the box empty. */
  readonly mayLack: boolean
  /** Whether something around it has a price of the whole, so that this one may take something off. */
  readonly isPartOfWhole?: boolean | undefined
  readonly details?: PriceDetails | undefined
}

export type BoxReading =
  | { readonly prices: readonly Price[] }
  | {
      /** For the person. */
      readonly problem: string
      /** What may be meant, to be typed instead. */
      readonly choices: readonly TypedChoice[]
    }
