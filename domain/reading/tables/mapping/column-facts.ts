import { readPriceCell } from '../../../exchange/rows/price-cell.ts'
import { readPrice, writesDecimalComma } from '../../../exchange/words/price-text.ts'
import { isFlag } from '../sheet/flags.ts'
import type { TableSheet } from '../sheet/mapping.ts'

/** Rows that a guess looks at. */
const SAMPLE_ROWS = 200

/** What stands in a column, counted over its filled cells; shares are from 0 to 1. */
export interface ColumnFacts {
  readonly at: number
  readonly isBlank: boolean
  /** Share that reads as prices. */
  readonly prices: number
  readonly hasCents: boolean
  /** 1990 … 2029 */
  readonly areYears: boolean
  /** 1, 2, 3 … from the first row to the last. */
  readonly isCount: boolean
  /** Share that is `x`, `yes`, `no`. */
  readonly flags: number
  /** How many different texts, as a share. */
  readonly distinct: number
  /** Mean length in characters. */
  readonly length: number
}

export function factsOfColumns({ rows }: TableSheet, from: number): ColumnFacts[] {
  const sample = rows.slice(from, from + SAMPLE_ROWS)
  const width = sample.reduce((most, { length }) => Math.max(most, length), rows[from - 1]?.length ?? 0)
  return Array.from({ length: width }, (_, at) => {
    const texts = sample.map((cells) => cells[at]?.trim() ?? '').filter(Boolean)
    const share = (is: (text: string) => boolean) => texts.filter(is).length / Math.max(1, texts.length)
    const hasDecimalComma = writesDecimalComma(texts)
    return {
      at,
      isBlank: texts.length === 0,
      prices: share((text) => isPriceCell(text, hasDecimalComma)),
      hasCents: texts.some((text) => /\d[.,]\d{2}(?!\d)/u.test(text)),
      areYears: texts.length > 0 && texts.every((text) => /^(?:(?:19|20)\d\d|nv|mv|-)$/iu.test(text)),
      isCount: texts.length > 1 && texts.every((text, index) => Number(text) === Number(texts[0]) + index),
      flags: share(isFlag),
      distinct: new Set(texts).size / Math.max(1, texts.length),
      length: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    }
  })
}

/** Does a cell say a price, or that there is none here? */
export function isPriceCell(text: string, hasDecimalComma: boolean): boolean {
  if (text.length > 40 || (!/\d/u.test(text) && text.length > 14)) return false
  if ('amount' in readPrice(text, hasDecimalComma)) return true
  if (/^[-\u2013\u2014]$/u.test(text)) return true
  const read = readPriceCell(text, 'USD')
  return 'prices' in read
    ? read.prices.length > 0 &&
        (/\d/u.test(text) || /^(?:mp|m\.p\.|market(?: price)?|variable|aq|sp)$/iu.test(text))
    : read.problem.code === 'price_question'
}
