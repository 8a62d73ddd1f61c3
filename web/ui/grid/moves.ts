import type { GridRange, GridSpot } from './grid-shape.ts'

export interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows that fit into the window of the grid. */
  readonly page: number
}

interface Pressed {
  readonly key: string
  /** Control, or Command on a Mac. */
  readonly hasControl: boolean
}

/** Where a key leads from a cell, as in every spreadsheet; undefined for a key that leads nowhere. */
export function spotAfter(
  { key, hasControl }: Pressed,
  spot: GridSpot,
  size: GridSize,
): GridSpot | undefined {
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const at = (row: number, column: number) => within({ row, column }, size)
  switch (key) {
    case 'ArrowUp':
      return at(hasControl ? 0 : spot.row - 1, spot.column)
    case 'ArrowDown':
      return at(hasControl ? lastRow : spot.row + 1, spot.column)
    case 'ArrowLeft':
      return at(spot.row, hasControl ? 0 : spot.column - 1)
    case 'ArrowRight':
      return at(spot.row, hasControl ? lastColumn : spot.column + 1)
    case 'Home':
      return at(hasControl ? 0 : spot.row, 0)
    case 'End':
      return at(hasControl ? lastRow : spot.row, lastColumn)
    case 'PageUp':
      return at(spot.row - size.page, spot.column)
    case 'PageDown':
      return at(spot.row + size.page, spot.column)
    default:
      return undefined
  }
}

export const within = (
  { row, column }: GridSpot,
  { rows, columns }: Pick<GridSize, 'rows' | 'columns'>,
): GridSpot => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

export const rangeBetween = (one: GridSpot, other: GridSpot): GridRange => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isOneCell = ({ top, bottom, left, right }: GridRange): boolean =>
  top === bottom && left === right
