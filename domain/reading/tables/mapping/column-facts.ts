import { readPriceCell } from '../../../exchange/rows/price-cell.ts'
import { readPrice, writesDecimalComma } from '../../../prices/cell.ts'
import { isLabel } from '../../../prices/words/labels.ts'
import { isFlag } from '../sheet/flags.ts'
import type { TableSheet } from '../sheet/mapping.ts'

/** Rows that a guess looks at. */
export const SAMPLE_ROWS = 200

/** Share of the cells of a column that must be prices, or flags, to make it one of these. */
export const MOST = 0.6

/** What is in a column, counted over its filled cells; shares are from 0 to 1. */
export interface ColumnFacts {
  readonly at: number
  readonly isBlank: boolean
  /** Share that reads as prices. */
  readonly prices: number
  readonly hasCents: boolean
  /** Do most have a sign or a word of a currency next to their figures? */
  readonly hasSigns: boolean
  /** 1990 … 2029 */
  readonly areYears: boolean
  /** 1, 2, 3 … from the first row to the last. */
  readonly isCount: boolean
  /** Share that is `x`, `yes`, `no`. */
  readonly flags: number
  /** How many different texts, as a share. */
  readonly distinct: number
  /** Share of the rows in which it is filled. */
  readonly filled: number
  /** Mean length in characters. */
  readonly length: number
  /** Its different texts. */
  readonly texts: ReadonlySet<string>
  /** How often its text is another one than in the filled cell above. */
  readonly changes: number
}

export function factsOfColumns({ rows }: TableSheet, from: number): ColumnFacts[] {
  const sample = rows.slice(from, from + SAMPLE_ROWS)
  const filled = sample.filter((cells) => cells.some((cell) => cell.trim() !== '')).length
  const width = sample.reduce((most, { length }) => Math.max(most, length), rows[from - 1]?.length ?? 0)
  return Array.from({ length: width }, (_, at) => {
    const texts = sample.map((cells) => cells[at]?.trim() ?? '').filter(Boolean)
    const share = (is: (text: string) => boolean) => texts.filter(is).length / Math.max(1, texts.length)
    const hasDecimalComma = writesDecimalComma(texts)
    return {
      at,
      isBlank: texts.length === 0,
      prices: priceShare(texts, hasDecimalComma),
      hasCents: texts.some((text) => /\d[.,]\d{2}(?!\d)/u.test(text)),
      hasSigns:
        share((text) => /\p{Sc}/u.test(text) || /^\p{L}{1,3}\.?\s?\d|\d\s?\p{L}{1,4}\.?$/u.test(text)) >=
        MOST,
      areYears: texts.length > 0 && texts.every((text) => /^(?:(?:19|20)\d\d|nv|mv|-)$/iu.test(text)),
      isCount: texts.length > 1 && texts.every((text, index) => Number(text) === Number(texts[0]) + index),
      flags: share(isFlag),
      distinct: new Set(texts).size / Math.max(1, texts.length),
      filled: texts.length / Math.max(1, filled),
      texts: new Set(texts),
      changes: texts.filter((text, index) => index > 0 && text !== texts[index - 1]).length,
      length: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    }
  })
}

/** Of the cells that aren't heads over those below them: `glass`, `0,25 l`. */
function priceShare(texts: readonly string[], hasDecimalComma: boolean): number {
  const others = texts.filter((text) => !isPriceCell(text, hasDecimalComma))
  const heads = others.filter(isLabel)
  return (texts.length - others.length) / Math.max(1, texts.length - heads.length)
}

/** `Cola 0,3`: words that are no size are a name. */
const isNamed = ([price, another]: readonly { readonly label?: string }[]): boolean =>
  price?.label !== undefined && another === undefined && !isLabel(price.label.replaceAll(/[()]/gu, ''))

/** Does a cell say a price, or that there is none here? */
export function isPriceCell(text: string, hasDecimalComma: boolean): boolean {
  if (text.length > 40 || (!/\d/u.test(text) && text.length > 14)) return false
  const alone = readPrice(text, hasDecimalComma)
  // `1.750` is a price in dinars; which currency it is isn't known here.
  if ('amount' in alone || alone.problem === 'price_ambiguous') return true
  // `250000` is a price in rials.
  if (alone.problem === 'price_too_high') return /^\d{6,8}$/u.test(text) && text.endsWith('00')
  if (/^[-\u2013\u2014]$/u.test(text)) return true
  const read = readPriceCell(text, 'USD')
  return 'prices' in read
    ? read.prices.length > 0 &&
        !isNamed(read.prices) &&
        (/\d/u.test(text) || /^(?:mp|m\.p\.|market(?: price)?|variable|aq|sp)$/iu.test(text))
    : read.problem.code === 'price_question'
}
