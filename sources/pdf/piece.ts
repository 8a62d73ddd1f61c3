import { priceTail } from '../../domain/prices/line/price-tail.ts'
import { isLabel } from '../../domain/prices/words/labels.ts'

/** Letters that a page sets in one go. Places are in points, as the page is read: turned upright, from its upper left corner. */
export interface Piece {
  readonly text: string
  readonly x: number
  /** Of the line that its letters are on. */
  readonly baseline: number
  readonly width: number
  /** Of the type. */
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isRightToLeft: boolean
  /** Its place in the order in which the file draws its letters, where that is known. */
  readonly order?: number
  /** The paragraph, the heading or the cell that it is part of, in a tagged file. */
  readonly block?: number
  /** Of the heading, from 1. */
  readonly level?: number
  /** Whether its heading is that of a dish. */
  readonly isDish?: boolean
}

export const endOf = ({ x, width }: Pick<Piece, 'x' | 'width'>): number => x + width

/** What is asked here is only whether something is a price. */
const FACTS = { currency: 'USD', hasDecimalComma: false, hasCents: true } as const

/** How much of some words is prices: all of them, their end, or nothing. */
export type PriceShare = 'all' | 'end' | 'none'

const known = new Map<string, PriceShare>()

/** Texts that are remembered; the same ones are asked for at each cut of a page. */
const MOST_KNOWN = 4000

export function priceShareOf(text: string): PriceShare {
  const before = known.get(text)
  if (before) return before
  const { prices, before: words } = priceTail(text.replaceAll(/(\d),(?=\d{2}(?!\d))/gu, '$1.'), FACTS, 'item')
  const share = prices.length === 0 || isYear(text) ? 'none' : words === '' || isLabel(words) ? 'all' : 'end'
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, share)
  return share
}

/** The vintage of a wine isn't a price of it. */
const isYear = (text: string): boolean => /(?:^|\s)(?:19|20)\d\d$/u.test(text)

export const endsWithPrice = (text: string): boolean => priceShareOf(text) !== 'none'

export const textOfPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ')

/** Do pieces of a line end with a price? The last one says so itself, where it has a sign or cents. */
export const areEndedByPrice = (pieces: readonly Piece[]): boolean => {
  const last = pieces.at(-1)?.text ?? ''
  return (
    (/\p{Sc}|[.,]\d\d$/u.test(last) && priceShareOf(last) === 'all') || endsWithPrice(textOfPieces(pieces))
  )
}

/** Are there words, and not only amounts and labels? */
export const hasWords = (text: string): boolean =>
  /\p{L}{3}|[\p{Lo}]{2}/u.test(text) && priceShareOf(text) !== 'all'
