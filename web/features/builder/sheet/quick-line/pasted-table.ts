import { readMarks } from '#domain/menu/editing/marking/typed-marks.ts'
import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { headNamed } from '#domain/menu/prices/typed-columns.ts'
import { readPrices } from '../../../../menu/prices/box-of-prices.ts'
import { readHeads, typedHeads } from '../../sections/form/typed-heads.ts'
import type { QuickContext, QuickDish } from './quick-line.ts'

export interface PastedTable {
  readonly heads: readonly PriceHead[]
  readonly dishes: readonly QuickDish[]
}

const EMPTY = /^[\s\u2013\u2014-]*$/u

/** A row of a table: by tabs, as spreadsheets and web pages copy it, or between bars. */
function cellsOf(line: string): string[] {
  const cells = line.includes('\t') ? line.split('\t') : line.replaceAll(/^\s*\||\|\s*$/gu, '').split('|')
  return cells.map((cell) => cell.trim())
}

/** The line of dashes below the head of a table between bars. */
const isRuling = (cells: readonly string[]): boolean => cells.every((cell) => /^:?-{2,}:?$/.test(cell))

/**
 * The dishes of a table with two or more columns of prices at its end: name first, then what is said of it. Null for
 * every other text. What is over its columns names columns of prices; without that they are those of the section, where
 * it has as many.
 */
export function readPastedTable(text: string, context: QuickContext): PastedTable | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const rows = lines.map(cellsOf).filter((cells) => !isRuling(cells))
  const [top = [], ...below] = rows
  const width = top.length
  if (below.length === 0 || width < 3 || rows.some((cells) => cells.length !== width)) return null
  const priceIn = (cell = ''): Price | undefined => {
    const read = /\d/.test(cell) ? readPrices(cell, { ...context, heads: [], before: [] }) : undefined
    const [price, more] = read && 'prices' in read ? read.prices : []
    return price && !more && price.label === undefined && price.size === undefined ? price : undefined
  }
  const isCell = (cell = ''): boolean => EMPTY.test(cell) || priceIn(cell) !== undefined
  const isPriced = (at: number): boolean =>
    below.some((cells) => priceIn(cells[at])) && below.every((cells) => isCell(cells[at]))
  let from = width
  while (from > 1 && isPriced(from - 1)) from -= 1
  if (width - from < 2) return null

  const isHeaded = !top.slice(from).some((cell) => priceIn(cell))
  if (!isHeaded && !top.slice(from).every(isCell)) return null
  const labels = isHeaded ? top.slice(from) : []
  if (labels.some((label) => label === '')) return null
  const heads = isHeaded ? joined(context.heads, labels) : context.heads
  const under = isHeaded
    ? labels.map((label) => headNamed(heads, { label }))
    : heads.length === width - from
      ? heads
      : []
  return {
    heads,
    dishes: (isHeaded ? below : rows).map((cells) => {
      const [name = '', ...said] = cells.slice(0, from)
      const { text: words, marks } = readMarks(name, context.writing.menu.marks)
      const prices = cells.slice(from).flatMap((cell, at): Price[] => {
        const price = priceIn(cell)
        const head = under[at]
        return price ? [{ ...price, id: `p${at + 1}`, ...(head && { head: head.id }) }] : []
      })
      return { name: words, description: said.filter(Boolean).join('\n'), prices, marks }
    }),
  }
}

/** The columns of a section with those that it does not have yet. */
function joined(heads: readonly PriceHead[], labels: readonly string[]): readonly PriceHead[] {
  const added = labels.filter((label) => !headNamed(heads, { label }))
  return added.length === 0
    ? heads
    : readHeads([...heads.map((head) => typedHeads([head])), ...added].join(' | '), heads)
}
