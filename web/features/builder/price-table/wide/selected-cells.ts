import type { PriceCell, PriceRow } from '#domain/pricing/cells/price-cells.ts'
import { cellText, type TypedCell } from '#domain/pricing/cells/typed-cells.ts'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import type { GridRange } from '../../../../ui/grid/grid-shape.ts'
import type { ShownRow } from '../rows/shown-rows.ts'

/** Column 0 of the grid holds the names. */
export const slotOf = (column: number): number => column - 1

const slotsOf = ({ left, right }: GridRange): number[] =>
  Array.from({ length: right - Math.max(left, 1) + 1 }, (_, at) => slotOf(Math.max(left, 1) + at))

const rowsOf = (rows: readonly ShownRow[], { top, bottom }: GridRange): PriceRow[] =>
  rows.slice(top, bottom + 1).map(({ row }) => row)

/**
 * The dishes of a selection. Rows of sections are passed over, so that a column copied, filled or pasted is one of
 * dishes; one that is selected alone counts.
 */
export function dishRows(rows: readonly ShownRow[], range: GridRange): PriceRow[] {
  const all = rowsOf(rows, range)
  const dishes = all.filter(({ itemId }) => itemId !== null)
  return dishes.length === 0 ? all : dishes
}

const cellIn = ({ sectionId, itemId }: PriceRow, slot: number): PriceCell => ({ sectionId, itemId, slot })

/** All cells of prices in a selection, those of sections too. */
export const cellsIn = (rows: readonly ShownRow[], range: GridRange): PriceCell[] =>
  rowsOf(rows, range).flatMap((row) => slotsOf(range).map((slot) => cellIn(row, slot)))

/** The same text for each cell of the dishes. */
export const cellsWith = (rows: readonly ShownRow[], range: GridRange, text: string): TypedCell[] =>
  dishRows(rows, range).flatMap((row) => slotsOf(range).map((slot) => ({ ...cellIn(row, slot), text })))

/** The first dish of the selection goes into all others. */
export function filledDown(rows: readonly ShownRow[], range: GridRange, { menu }: PriceWriting): TypedCell[] {
  const [first, ...others] = dishRows(rows, range)
  if (!first) return []
  return slotsOf(range).flatMap((slot) => {
    const text = cellText(first, slot, menu)
    return others.map((row) => ({ ...cellIn(row, slot), text }))
  })
}

/** Rows of cells with tabs between them, as spreadsheets take them. */
export const copiedText = (rows: readonly ShownRow[], range: GridRange, { menu }: PriceWriting): string =>
  dishRows(rows, range)
    .map((row) =>
      [
        ...(range.left === 0 ? [row.name] : []),
        ...slotsOf(range).map((slot) => cellText(row, slot, menu)),
      ].join('\t'),
    )
    .join('\n')
