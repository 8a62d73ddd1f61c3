import { useCallback, useMemo } from 'react'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { headOfSlot, priceSlots } from '#domain/menu/prices/price-slots.ts'
import { energyText } from '#domain/pricing/cells/energy-cells.ts'
import { cellText } from '#domain/pricing/cells/typed-cells.ts'
import { usePriceWriting } from '../../../../menu/prices/price-writing.ts'
import { Grid } from '../../../../ui/grid/grid.tsx'
import type { GridCell, GridColumn, GridRange } from '../../../../ui/grid/grid-shape.ts'
import { PriceCell } from '../rows/price-cell.tsx'
import { putName, putPrice, putPrices } from '../rows/put-prices.ts'
import type { ShownRow } from '../rows/shown-rows.ts'
import { cellsIn, copiedText, filledDown, placeOf, type Selected } from './selected-cells.ts'

export interface PriceGridProps {
  rows: readonly ShownRow[]
  prices: number
  showsEnergy: boolean
  onSelection: (range: GridRange) => void
  onPaste: (text: string, range: GridRange) => void
}

export function PriceGrid({ rows, prices, showsEnergy, onSelection, onPaste }: PriceGridProps) {
  const writing = usePriceWriting()
  const { menu } = writing
  const columns = useMemo(() => columnsFor(prices, showsEnergy), [prices, showsEnergy])
  const selected = (range: GridRange): Selected => ({ range, prices })

  const cell = useCallback(
    ({ row }: ShownRow, column: number): GridCell => {
      const { name, prices: own, heads, itemId, section } = row
      if (column === 0) {
        if (itemId !== null) return { content: name, text: name, boxLabel: `Name of ${name}` }
        return { content: <span className="font-display text-lg">{section.name}</span> }
      }
      const { slot, holds } = placeOf(column, prices)
      const price = priceSlots(own, heads)[slot]
      const head = headOfSlot(own, heads, slot)
      const sold = [name, head?.label ?? price?.label].filter(Boolean).join(', ')
      if (holds === 'energy') {
        const text = energyText(row, slot)
        return {
          content: text && <EnergyFigure head={head} kcal={text} />,
          text,
          boxLabel: `Calories of ${sold}`,
          isNumeric: true,
        }
      }
      const ofSection = itemId === null && heads[slot]
      return {
        content: (
          <>
            {ofSection && (
              <span className="block text-quiet text-sm" aria-hidden={price ? true : undefined}>
                {ofSection.label}
              </span>
            )}
            {(!ofSection || price) && <PriceCell price={price} head={head} writing={writing} />}
          </>
        ),
        text: cellText(row, slot, menu),
        boxLabel: `Price of ${sold}`,
        isNumeric: true,
      }
    },
    [writing, menu, prices],
  )

  return (
    <Grid
      label="Prices"
      className="min-h-0"
      columns={columns}
      rows={rows}
      cell={cell}
      onSelection={onSelection}
      onType={({ row }, column, text) =>
        column === 0
          ? putName(row, text)
          : putPrice({ sectionId: row.sectionId, itemId: row.itemId, ...placeOf(column, prices), text })
      }
      onClear={(range) => putPrices(cellsIn(rows, selected(range)).map((cell) => ({ ...cell, text: '' })))}
      onFillDown={(range) => putPrices(filledDown(rows, selected(range), writing))}
      copyText={(range) => copiedText(rows, selected(range), writing)}
      onPaste={onPaste}
    />
  )
}

const EnergyFigure = ({ head, kcal }: { head: PriceHead | undefined; kcal: string }) => (
  <>
    {head && <span className="sr-only">{head.label} </span>}
    <span className="tabular-nums">{kcal}</span>
  </>
)

const columnsFor = (prices: number, showsEnergy: boolean): GridColumn[] => [
  { id: 'name', label: 'Dish', widthRem: 16 },
  ...Array.from({ length: prices }, (_, at) => columnOf('price', 'Price', at, 11)),
  ...Array.from({ length: showsEnergy ? prices : 0 }, (_, at) => columnOf('energy', 'Calories', at, 7)),
]

const columnOf = (id: string, label: string, at: number, widthRem: number): GridColumn => ({
  id: `${id}-${at + 1}`,
  label: at === 0 ? label : `${label} ${at + 1}`,
  widthRem,
  align: 'end',
})
