import { TO } from '../words/phrases.ts'
import type { PriceFacts } from './amounts.ts'
import type { LinePrice } from './line-price.ts'
import type { LineToken } from './line-tokens.ts'

export interface PriceTail {
  readonly before: string
  readonly prices: readonly LinePrice[]
  /** Notes in brackets behind the prices: `(under 12)`. */
  readonly behind: readonly string[]
}

/** The last prices of a line with the words of each, where they begin, and words that are neither a label nor a unit. */
export interface LabeledPrices {
  readonly start: number
  readonly prices: readonly LinePrice[]
  readonly behind: readonly string[]
}

/** An item, whose name is before the prices, or a section, where words before each amount say what it is for. */
export type PricedThing = 'item' | 'whole'

/** One price of a line, or the several of a note, with the tokens that it is made of. */
export interface Group {
  readonly prices: readonly LinePrice[]
  /** Its first token, and the one behind its last. */
  readonly first: number
  readonly last: number
  readonly hasLabel: boolean
}

export interface PriceGroupReader {
  readonly text: string
  readonly facts: PriceFacts
  readonly thing: PricedThing
  /** Reads a separate text, such as a note in brackets. */
  readonly readWhole: (words: string, facts: PriceFacts) => PriceTail
  /** Those read already, behind it. */
  readonly groups: readonly Group[]
}

export const isBetween = (token: LineToken | undefined): boolean =>
  token?.kind === 'gap' || (token?.kind === 'separator' && token.sign !== ':')

/** `12 à 15 €`: a word or a dash between the least and the most. */
export const isTo = (token: LineToken | undefined): boolean =>
  (token?.kind === 'word' && TO.test(token.words)) || (token?.kind === 'separator' && TO.test(token.sign))

/** `each or 3 for`: a word between two prices. */
export const isConnector = (token: LineToken | undefined): boolean =>
  token?.kind === 'word' && /^(?:or|oder|ou|o|of)$/iu.test(token.words)
