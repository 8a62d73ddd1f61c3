import { useCallback, useMemo } from 'react'
import { headOfSlot, priceSlots } from '#domain/menu/prices/price-slots.ts'
import { priceColumns } from '#domain/pricing/cells/price-cells.ts'
import { cellText } from '#domain/pricing/cells/typed-cells.ts'
import { usePriceWriting } from '../../../../menu/prices/price-writing.ts'
import { Grid } from '../../../../ui/grid/grid.tsx'
import type { GridCell, GridColumn, GridRange } from '../../../../ui/grid/grid-shape.ts'
import { PriceCell } from '../rows/price-cell.tsx'
import { putName, putPrice, putPrices } from '../rows/put-prices.ts'
import type { ShownRow } from '../rows/shown-rows.ts'
import { cellsIn, copiedText, filledDown, slotOf } from './selected-cells.ts'

export interface PriceGridProps {
  rows: readonly ShownRow[]
  onSelection: (range: GridRange) => void
  onPaste: (text: string, range: GridRange) => void
}

/** Every dish with its prices side by side. */
export function PriceGrid({ rows, onSelection, onPaste }: PriceGridProps) {
  const writing = usePriceWriting()
  const { menu } = writing
  const count = priceColumns(rows.map(({ row }) => row))
  const columns = useMemo(() => columnsFor(count), [count])

  const cell = useCallback(
    ({ row }: ShownRow, column: number): GridCell => {
      const { name, prices, heads, itemId, section } = row
      if (column === 0) {
        if (itemId !== null) return { content: name, text: name, boxLabel: `Name of ${name}` }
        return { content: <span className="font-display text-lg">{section.name}</span> }
      }
      const slot = slotOf(column)
      const price = priceSlots(prices, heads)[slot]
      const head = headOfSlot(prices, heads, slot)
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
        boxLabel: `Price of ${[name, head?.label ?? price?.label].filter(Boolean).join(', ')}`,
        isNumeric: true,
      }
    },
    [writing, menu],
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
          : putPrice({ sectionId: row.sectionId, itemId: row.itemId, slot: slotOf(column), text })
      }
      onClear={(range) => putPrices(cellsIn(rows, range).map((cell) => ({ ...cell, text: '' })))}
      onFillDown={(range) => putPrices(filledDown(rows, range, writing))}
      copyText={(range) => copiedText(rows, range, writing)}
      onPaste={onPaste}
    />
  )
}

const columnsFor = (count: number): GridColumn[] => [
  { id: 'name', label: 'Dish', widthRem: 16 },
  ...Array.from(
    { length: count },
    (_, at): GridColumn => ({
      id: `price-${at + 1}`,
      label: at === 0 ? 'Price' : `Price ${at + 1}`,
      widthRem: 11,
      align: 'end',
    }),
  ),
]
