import { type ReactNode, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { type PasteTarget, planPaste } from '#domain/pricing/cells/paste-prices.ts'
import { type PriceRow, priceColumns } from '#domain/pricing/cells/price-cells.ts'
import { tellRefusedEdit } from '../../../../menu/editing/tell-refused-edit.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import type { GridRange } from '../../../../ui/grid/grid-shape.ts'
import { isOneCell } from '../../../../ui/grid/moves.ts'
import { PasteButton } from '../pasting/paste-button.tsx'
import { usePasting } from '../pasting/use-pasting.tsx'
import { putPrices } from '../rows/put-prices.ts'
import type { ShownRow } from '../rows/shown-rows.ts'
import { ChangeSelected } from './change-selected.tsx'
import { PriceGrid } from './price-grid.tsx'
import { cellsWith, type Selected } from './selected-cells.ts'
import { SelectionBar } from './selection-bar.tsx'

export interface WidePricesProps {
  menu: Menu
  rows: readonly ShownRow[]
  search: ReactNode
  nothing: ReactNode
}

const firstCell: GridRange = { top: 0, bottom: 0, left: 0, right: 0 }

/** The price list as a grid, with its search, its clipboard and what can be done with a selection. */
export function WidePrices({ menu, rows, search, nothing }: WidePricesProps) {
  const [selected, setSelected] = useState(firstCell)
  const [isChanging, setIsChanging] = useState(false)
  const pasting = usePasting(menu)
  const [showsEnergy, setShowsEnergy] = useState(() => rows.some(({ row }) => saysEnergy(row)))
  const prices = priceColumns(rows.map(({ row }) => row))
  const inRange = (range: GridRange): Selected => ({
    range: withinColumns(range, showsEnergy ? 2 * prices : prices),
    prices,
  })
  const range = withinRows(selected, rows.length)

  const targetOf = ({ top, left }: GridRange): PasteTarget => ({
    rows: rows.map(({ row }) => row),
    at: top,
    slot: Math.max(0, left - 1),
    ...(showsEnergy && { prices }),
  })

  /** What can be read whole is set at once; everything else is shown first. */
  const paste = (text: string, into: GridRange) => {
    const value = text.trim()
    if (value === '') return
    if (!isOneCell(into) && !/[\t\n]/.test(value)) {
      putPrices(cellsWith(rows, inRange(into), value))
      return
    }
    const target = targetOf(into)
    const plan = planPaste(menu, text, target)
    if (plan.misfits.length === 0 && plan.cells.length > 0) {
      tellRefusedEdit(() => plan.menu)
      return
    }
    pasting.ask(target, text)
  }

  return (
    <div className="flex h-full min-h-80 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {search}
        <Checkbox
          label="Show calories"
          checked={showsEnergy}
          onChange={({ target }) => setShowsEnergy(target.checked)}
        />
        <PasteButton onClick={() => pasting.ask(targetOf(range))} />
      </div>
      {nothing || (
        <PriceGrid
          rows={rows}
          prices={prices}
          showsEnergy={showsEnergy}
          onSelection={setSelected}
          onPaste={paste}
        />
      )}
      <SelectionBar rows={rows} selected={inRange(range)} onChange={() => setIsChanging(true)} />
      <ChangeSelected
        isOpen={isChanging}
        onOpenChange={setIsChanging}
        menu={menu}
        rows={rows}
        selected={inRange(range)}
      />
      {pasting.dialog}
    </div>
  )
}

const saysEnergy = ({ prices, kcal }: PriceRow): boolean =>
  kcal !== undefined || prices.some((price) => price.kcal !== undefined)

/** A selection may reach further than there are columns, once calories are hidden. */
const withinColumns = (range: GridRange, columns: number): GridRange => ({
  ...range,
  left: Math.min(range.left, columns),
  right: Math.min(range.right, columns),
})

/** A selection may reach further than a search has left rows. */
const withinRows = (range: GridRange, rows: number): GridRange => ({
  ...range,
  top: Math.min(range.top, Math.max(0, rows - 1)),
  bottom: Math.min(range.bottom, Math.max(0, rows - 1)),
})
