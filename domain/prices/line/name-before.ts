import { PRICE_WORD } from '../words/phrases.ts'

/** What leads to a price, and isn't part of a name. */
export const TRAILING = /[\s\t,;:.·•|/\u2026_\-\u2013\u2014]+$/u

/** `Hake   Precio: 14 €`: a word for the price before it, behind a gap or with a colon, or alone on its line. */
const PRICED = new RegExp(String.raw`(?:^|\t|\s(?=\S+\s?:))${PRICE_WORD}\s?:?\s*$`, 'iu')

/** What is before prices, without what leads to them. */
export const nameBefore = (text: string): string => text.replace(PRICED, '').replace(TRAILING, '')
