/** Letters that a page sets in one go. Places are in points, as the page is read: turned upright, from its upper left corner. */
export interface Piece {
  readonly text: string
  readonly x: number
  /** Of the line that its letters stand on. */
  readonly baseline: number
  readonly width: number
  /** Of the type. */
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isRightToLeft: boolean
  /** The paragraph, the heading or the cell that it is part of, in a tagged file. */
  readonly block?: number
  /** Of the heading, from 1. */
  readonly level?: number
}

export const endOf = ({ x, width }: Pick<Piece, 'x' | 'width'>): number => x + width

/** An amount at the end of some words; a year is none. */
const PRICE_AT_END =
  /(?:^|\s)(?:\p{Sc}|CHF|EUR)?\s?(?!(?:19|20)\d\d$)\d{1,4}(?:[.,]\d{2}|[.,][-\u2013\u2014])?(?:\s?(?:\p{Sc}|EUR|CHF|kr))?$/u

export const endsWithPrice = (text: string): boolean => PRICE_AT_END.test(text)

/** Are there words, and not only amounts and labels? */
export const hasWords = (text: string): boolean =>
  /\p{L}{3}|[\p{Lo}]{2}/u.test(text) && !/^\S+\s?\d+(?:[.,]\d+)?$/u.test(text)
