import type { Menu } from '../../menu/model/menu.ts'
import { energyText, typeEnergies } from './energy-cells.ts'
import type { CellPlace, PriceRow } from './price-cells.ts'
import { cellText, type RefusedCell, type TypedCell, typeIntoCells } from './typed-cells.ts'

/**
 * What a column of the price list holds: all prices are side by side, then their energies in the same order.
 * @param column from 0, without the one of names
 * @param prices how many columns of prices there are; absent where no energies are shown
 */
export const placeOfColumn = (column: number, prices = Number.POSITIVE_INFINITY): CellPlace =>
  column < prices ? { slot: column } : { slot: column - prices, holds: 'energy' }

export const tableText = (
  row: PriceRow,
  { slot, holds }: CellPlace,
  menu: Pick<Menu, 'currency' | 'language'>,
): string => (holds === 'energy' ? energyText(row, slot) : cellText(row, slot, menu))

/** Puts texts into cells of prices and of energies; the prices first, so that energies find theirs. */
export function typeIntoTable<Cell extends TypedCell>(
  menu: Menu,
  cells: readonly Cell[],
): { readonly menu: Menu; readonly refused: readonly RefusedCell<Cell>[] } {
  const priced = typeIntoCells(
    menu,
    cells.filter(({ holds }) => holds !== 'energy'),
  )
  const rated = typeEnergies(
    priced.menu,
    cells.filter(({ holds }) => holds === 'energy'),
  )
  return { menu: rated.menu, refused: [...priced.refused, ...rated.refused] }
}
