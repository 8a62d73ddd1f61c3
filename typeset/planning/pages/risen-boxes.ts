import type { SheetUnit } from '../../sheet/units/sheet-units.ts'
import type { PlannedBand, PlannedColumn } from './planned-page.ts'

const opensBox = (unit: SheetUnit | undefined): boolean => unit?.box === 'open' || unit?.box === 'only'

/**
 * Boxes that begin columns next to others without one rise by their white space, so that all first lines are level; what is
 * below them stays where it was.
 * @param rise between the edge of a box and its first line, in points
 */
export function withRisenBoxes(band: PlannedBand, units: readonly SheetUnit[], rise: number): PlannedBand {
  const beginsWithBox = ({ continues, units: [first] }: PlannedColumn) =>
    continues === null && opensBox(first && units[first.unit])
  if (rise === 0 || band.columns.every(beginsWithBox)) return band
  return {
    ...band,
    columns: band.columns.map((column) => (beginsWithBox(column) ? risen(column, units, rise) : column)),
  }
}

function risen(column: PlannedColumn, units: readonly SheetUnit[], rise: number): PlannedColumn {
  const next = column.units.findIndex(({ unit }, place) => place > 0 && units[unit]?.kind === 'section')
  return {
    ...column,
    units: column.units.map((placed, place) => ({
      ...placed,
      before: placed.before + (place === 0 ? -rise : place === next ? rise : 0),
    })),
  }
}
