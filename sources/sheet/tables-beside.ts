import { isLabel } from '../../domain/prices/words/labels.ts'
import { type ColumnFacts, factsOfColumns, MOST } from '../../domain/reading/tables/mapping/column-facts.ts'
import { besidePrice, meantWhole, plainHeading } from '../../domain/reading/tables/mapping/heading-words.ts'
import { isMeasure } from '../../domain/reading/tables/sheet/cell-shapes.ts'
import type { SourceSheet } from '../opened.ts'

/** A title and instructions may be above the headings. */
const ROWS_ABOVE_HEADINGS = 25

/** Dishes of a table without headings, at least. */
const LEAST = 2

/** Columns from the first to before the last. */
interface Block {
  readonly from: number
  readonly to: number
}

/**
 * The tables that are next to each other on one sheet, each as its own sheet: parted by a blank column, or each with a
 * heading for its prices. What heads each of them becomes its name. A sheet with one table stays as it is.
 */
export function tablesBeside(sheet: SourceSheet): SourceSheet[] {
  const headings = headingsOf(sheet)
  const facts = factsOfColumns(sheet, headings + 1)
  const found = [
    betweenBlanks(facts, sheet.rows[headings]),
    headings < 0 ? [] : byPriceHeadings(sheet.rows[headings] ?? []),
  ].find((blocks) => blocks.length > 1 && blocks.every((block) => isTable(facts.slice(block.from, block.to))))
  if (!found) return [sheet]
  const names = namesOf(sheet, headings, found)
  return found.map(({ from, to }, at) => {
    const hidden = (sheet.hiddenColumns ?? []).filter((column) => column >= from && column < to)
    return {
      ...sheet,
      name: names[at] ?? '',
      // The name is said by the sheet.
      rows: sheet.rows.map((cells, row) => {
        const own = cells.slice(from, to)
        return row < headings && own.some((cell) => cell !== '' && cell.trim() === names[at]) ? [] : own
      }),
      ...(hidden.length > 0 && { hiddenColumns: hidden.map((column) => column - from) }),
    }
  })
}

const isPriceHeading = (cell: string): boolean => meantWhole(cell) === 'price' || besidePrice(cell) === ''

/** The row that heads prices, from 0; -1 where none does. */
const headingsOf = ({ rows }: SourceSheet): number =>
  rows.slice(0, ROWS_ABOVE_HEADINGS).findIndex((cells) => cells.some(isPriceHeading))

/** Columns between blank ones; one with a heading is a column that nobody has filled in. */
function betweenBlanks(facts: readonly ColumnFacts[], headings: readonly string[] = []): Block[] {
  const blocks: Block[] = []
  let from = 0
  for (const { at, isBlank } of facts) {
    const isGap = isBlank && (headings[at] ?? '').trim() === ''
    if (isGap && at > from) blocks.push({ from, to: at })
    if (isGap) from = at + 1
  }
  return from < facts.length ? [...blocks, { from, to: facts.length }] : blocks
}

/** `Item, Price, Item, Price`: each begins where the first one's first heading is again, or behind a price. */
function byPriceHeadings(headings: readonly string[]): Block[] {
  const prices = headings.flatMap((heading, at) => (isPriceHeading(heading) ? [at] : []))
  if (new Set(prices.map((at) => plainHeading(headings[at] ?? ''))).size !== 1) return []
  const first = headings.findIndex((heading) => heading.trim() !== '')
  const again = headings.flatMap((heading, at) =>
    at > first && plainHeading(heading) === plainHeading(headings[first] ?? '') ? [at] : [],
  )
  const starts = again.length === prices.length - 1 ? again : prices.slice(0, -1).map((at) => at + 1)
  return [0, ...starts].map((from, at) => ({ from, to: starts[at] ?? headings.length }))
}

/** Names and prices of dishes. */
function isTable(facts: readonly ColumnFacts[]): boolean {
  const isPriced = facts.some(
    ({ prices, areYears, isCount, texts }) => prices >= MOST && !areYears && !isCount && texts.size >= LEAST,
  )
  const shareOf = (texts: ReadonlySet<string>, is: (text: string) => boolean) =>
    [...texts].filter(is).length / Math.max(1, texts.size)
  return (
    isPriced &&
    facts.some(
      ({ texts, distinct, prices }) =>
        prices < MOST &&
        distinct > 0.5 &&
        texts.size >= LEAST &&
        shareOf(texts, (text) => /\p{L}/u.test(text) && !isLabel(text) && !isMeasure(text)) >= MOST,
    )
  )
}

/** What is alone above each of the tables, or heads their names where these differ. */
function namesOf({ rows }: SourceSheet, headings: number, blocks: readonly Block[]): string[] {
  const filled = (row: number, { from, to }: Block) =>
    (rows[row] ?? []).slice(from, to).filter((cell) => cell.trim() !== '')
  for (let row = headings - 1; row >= 0; row -= 1) {
    const titles = blocks.map((block) => filled(row, block))
    if (titles.every(({ length }) => length === 1)) return titles.map(([title = '']) => title.trim())
  }
  const heads = blocks.map(
    (block) =>
      filled(headings, block)
        .find((cell) => !isPriceHeading(cell))
        ?.trim() ?? '',
  )
  return new Set(heads).size === heads.length ? heads : []
}
