import { z } from 'zod'
import { newKey } from '#domain/menu/model/ids.ts'
import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { readTypedPrices } from '#domain/menu/prices/typed-prices.ts'
import { INVALID_PRICE } from '#domain/money/dollars.ts'
import { withDetails } from './price-details.ts'
import type { PriceWriting } from './price-writing.ts'
import { writePrices } from './write-prices.ts'

/** What is typed of a price in boxes of its own, in place of what the first box says. */
export interface TypedPriceDetails {
  readonly former?: string
  readonly kcal?: string
  readonly words?: string
}

/** By the position of the price. */
export type PriceDetails = Readonly<Record<number, TypedPriceDetails>>

/** What decides how a box of prices is read. */
export interface PriceContext {
  readonly writing: PriceWriting
  /** The columns over the prices. */
  readonly heads: readonly PriceHead[]
  /** The prices that are edited: what the box does not show of them stays. */
  readonly before: readonly Price[]
  /** Is it right to leave the box empty? */
  readonly mayLack: boolean
  readonly details?: PriceDetails | undefined
}

export type PriceReading =
  | { readonly prices: readonly Price[] }
  | {
      /** For the person. */
      readonly problem: string
      /** What may be meant, to be typed instead. */
      readonly choices: readonly { readonly label: string; readonly typed: string }[]
    }

/** The prices as one box holds them. */
export const typedPrices = (prices: readonly Price[], { heads, writing }: PriceContext): string =>
  writePrices(prices, heads, writing.menu)

/** What is understood of a box of prices. */
export function readPrices(typed: string, context: PriceContext): PriceReading {
  const { before, mayLack } = context
  const isUntouched = before.length > 0 && typed === typedPrices(before, context)
  if (isUntouched) return withDetails(before, context)
  if (typed.trim() === '') return mayLack ? { prices: [] } : { problem: INVALID_PRICE, choices: [] }
  const reading = readTyped(typed, context)
  return 'problem' in reading ? reading : withDetails(withWhatStays(reading.prices, before), context)
}

/** The same for a form: what cannot be read is an issue with the sentence about it. */
export const typedPricesSchema = (context: PriceContext) =>
  z.string().transform((typed, issues): Price[] => {
    const reading = readPrices(typed, context)
    if ('prices' in reading) return [...reading.prices]
    issues.addIssue({ code: 'custom', message: reading.problem })
    return z.NEVER
  })

function readTyped(typed: string, { heads, writing: { menu } }: PriceContext): PriceReading {
  const read = readTypedPrices(typed, { currency: menu.currency, language: menu.language, heads })
  return 'problem' in read ? { problem: read.problem, choices: [] } : read
}

/**
 * Typed prices with the keys of those that they change, and with what the box does not show of these: of the same
 * column, else of the same label, else in the same place.
 */
function withWhatStays(typed: readonly Price[], before: readonly Price[]): Price[] {
  const rest = new Set(before)
  const olds = [isOfSameHead, isOfSameLabel, () => true].reduce<(Price | undefined)[]>(
    (found, isSame) =>
      typed.map((price, at) => {
        const old = found[at] ?? [...rest].find((other) => isSame(price, other))
        if (old) rest.delete(old)
        return old
      }),
    [],
  )
  const taken = before.map(({ id }) => id)
  return typed.map((price, at) => {
    const old = olds[at]
    if (!old) {
      const id = newKey('p', taken)
      taken.push(id)
      return { ...price, id }
    }
    const { former, kcal, original, words } = old
    const isSameKind = old.kind === price.kind
    return {
      ...(former !== undefined && price.amount !== undefined && { former }),
      ...(kcal !== undefined && { kcal }),
      ...(isSameKind && words !== undefined && { words }),
      ...(isSameKind && old.amount === price.amount && original !== undefined && { original }),
      ...price,
      id: old.id,
    }
  })
}

const isOfSameHead = (price: Price, other: Price): boolean =>
  price.head !== undefined && price.head === other.head

const isOfSameLabel = (price: Price, other: Price): boolean =>
  price.head === other.head &&
  price.label?.toLowerCase() === other.label?.toLowerCase() &&
  price.size?.amount === other.size?.amount &&
  price.size?.unit === other.size?.unit
