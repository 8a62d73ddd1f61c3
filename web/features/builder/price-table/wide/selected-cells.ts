import type { CellPlace, PriceCell, PriceRow } from '#domain/pricing/cells/price-cells.ts'
import { placeOfColumn, tableText } from '#domain/pricing/cells/table-cells.ts'
import type { TypedCell } from '#domain/pricing/cells/typed-cells.ts'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import type { GridRange } from '../../../../ui/grid/grid-shape.ts'
import type { ShownRow } from '../rows/shown-rows.ts'

/** A selection in a grid with this many columns of prices; the columns after them are energies. */
export interface Selected {
  readonly range: GridRange
  readonly prices: number
}

export const allPrices = (rows: readonly ShownRow[], prices: number): Selected => ({
  range: { top: 0, bottom: rows.length - 1, left: 1, right: prices },
  prices,
})

/** What a column holds; column 0 of the grid holds the names. */
export const placeOf = (column: number, prices: number): CellPlace => placeOfColumn(column - 1, prices)

const placesOf = ({ range: { left, right }, prices }: Selected): CellPlace[] =>
  Array.from({ length: right - Math.max(left, 1) + 1 }, (_, at) => placeOf(Math.max(left, 1) + at, prices))

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

const cellIn = ({ sectionId, itemId }: PriceRow, place: CellPlace): PriceCell => ({
  sectionId,
  itemId,
  ...place,
})

/** All cells in a selection but those of names, those of sections too. */
export const cellsIn = (rows: readonly ShownRow[], selected: Selected): PriceCell[] =>
  rowsOf(rows, selected.range).flatMap((row) => placesOf(selected).map((place) => cellIn(row, place)))

export const pricesIn = (rows: readonly ShownRow[], selected: Selected): PriceCell[] =>
  cellsIn(rows, selected).filter(({ holds }) => holds === undefined)

export const cellsWith = (rows: readonly ShownRow[], selected: Selected, text: string): TypedCell[] =>
  dishRows(rows, selected.range).flatMap((row) =>
    placesOf(selected).map((place) => ({ ...cellIn(row, place), text })),
  )

/** The first dish of the selection goes into all others. */
export function filledDown(
  rows: readonly ShownRow[],
  selected: Selected,
  { menu }: PriceWriting,
): TypedCell[] {
  const [first, ...others] = dishRows(rows, selected.range)
  if (!first) return []
  return placesOf(selected).flatMap((place) => {
    const text = tableText(first, place, menu)
    return others.map((row) => ({ ...cellIn(row, place), text }))
  })
}

/** Rows of cells with tabs between them, as spreadsheets take them. */
export const copiedText = (rows: readonly ShownRow[], selected: Selected, { menu }: PriceWriting): string =>
  dishRows(rows, selected.range)
    .map((row) =>
      [
        ...(selected.range.left === 0 ? [row.name] : []),
        ...placesOf(selected).map((place) => tableText(row, place, menu)),
      ].join('\t'),
    )
    .join('\n')
