import type { Sheet } from './sheet.ts'
import type { SheetUnit } from './units/sheet-units.ts'

/** The same sheet with names of sections across all columns; below them each column has the heads of its prices. */
export const headsAcrossColumns = (sheet: Sheet): Sheet => ({
  ...sheet,
  headsAcross: true,
  units: sheet.units.map(
    (unit): SheetUnit =>
      unit.kind === 'section' ? { ...unit, heads: [], rows: Math.ceil(unit.rows / sheet.columns) } : unit,
  ),
})
