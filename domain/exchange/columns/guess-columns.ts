import { readPrice, writesDecimalComma } from '../words/price-text.ts'
import type { SourceRow } from './match-columns.ts'
import { type ColumnMatch, noColumns } from './menu-columns.ts'

/** Rows that a guess looks at. */
const SAMPLE_ROWS = 200

/**
 * Guesses the fields of columns without headings: the prices are the column that reads as prices, the
 * sections a column of words that come again and again, the names the first that is left, and the
 * descriptions the wordiest.
 */
export function guessColumns(rows: readonly SourceRow[]): ColumnMatch {
  const sample = rows.slice(0, SAMPLE_ROWS)
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const texts = sample.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean)
    return {
      at,
      prices: priceShare(texts),
      distinctShare: new Set(texts).size / Math.max(1, texts.length),
      meanLength: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
      isBlank: texts.length === 0,
    }
  })
  // Prices mostly stand at the end; a number in front counts the dishes.
  const price = columns.findLast((column) => column.prices >= 0.6) ?? null
  const words = columns.filter((column) => column !== price && !column.isBlank && column.prices < 0.6)
  const section = words.length > 1 ? (words.find((column) => column.distinctShare <= 0.5) ?? null) : null
  const [name = null, ...rest] = words.filter((column) => column !== section)
  const description = rest.toSorted((a, b) => b.meanLength - a.meanLength)[0] ?? null
  return {
    ...noColumns,
    section: section?.at ?? null,
    name: name?.at ?? null,
    description: description?.at ?? null,
    price: price?.at ?? null,
  }
}

function priceShare(texts: readonly string[]): number {
  const hasDecimalComma = writesDecimalComma(texts)
  const prices = texts.filter((text) => 'amount' in readPrice(text, hasDecimalComma))
  return prices.length / Math.max(1, texts.length)
}
