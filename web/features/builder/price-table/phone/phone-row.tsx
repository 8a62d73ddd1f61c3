import { memo } from 'react'
import { headOfSlot, priceSlots } from '#domain/menu/prices/price-slots.ts'
import { cellText } from '#domain/pricing/cells/typed-cells.ts'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import { PriceCell } from '../rows/price-cell.tsx'
import type { ShownRow } from '../rows/shown-rows.ts'
import { PhonePriceBox } from './phone-price-box.tsx'

export interface PhoneRowProps {
  shown: ShownRow
  writing: PriceWriting
  /** The price that is edited, by its place; null for none. */
  editedSlot: number | null
  onEdit: (key: string, slot: number | null) => void
  onNext: (key: string, slot: number) => void
}

export const PhoneRow = memo(function PhoneRow({
  shown,
  writing,
  editedSlot,
  onEdit,
  onNext,
}: PhoneRowProps) {
  const { key, row } = shown
  const { name, prices, heads, itemId, section } = row
  const slots = priceSlots(prices, heads)
  const isSection = itemId === null
  const targets = slots.length === 0 && !isSection ? [undefined] : slots
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        {isSection ? (
          <h3 className="min-w-0 grow font-display text-lg">{section.name}</h3>
        ) : (
          <span className="min-w-32 flex-1 [overflow-wrap:anywhere]">{name}</span>
        )}
        {targets.map((price, slot) => {
          const head = headOfSlot(prices, heads, slot)
          // Nobody prices a column of a whole section from here, where it has no price yet.
          if (isSection && !price) return null
          const label = [name, head?.label ?? price?.label].filter(Boolean).join(', ')
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the row is what its number says.
              key={slot}
              type="button"
              aria-label={price ? undefined : `Price of ${label}: none`}
              aria-description={price ? `Price of ${label}. Tap to change it.` : undefined}
              aria-expanded={editedSlot === slot}
              onClick={() => onEdit(key, slot)}
              className="flex min-h-11 min-w-16 flex-col items-end justify-center rounded-control bg-wash px-3 text-right aria-expanded:outline-2 aria-expanded:outline-accent"
            >
              {head && (
                <span aria-hidden="true" className="text-quiet text-sm leading-tight">
                  {head.label}
                </span>
              )}
              {price ? (
                <PriceCell price={price} head={head} writing={writing} />
              ) : (
                <span aria-hidden="true" className="text-quiet">
                  –
                </span>
              )}
            </button>
          )
        })}
      </div>
      {editedSlot !== null && (
        <PhonePriceBox
          key={editedSlot}
          place={{ sectionId: row.sectionId, itemId, slot: editedSlot }}
          label={`Price of ${[name, headOfSlot(prices, heads, editedSlot)?.label].filter(Boolean).join(', ')}`}
          text={cellText(row, editedSlot, writing.menu)}
          writing={writing}
          onDone={() => onEdit(key, null)}
          onNext={() => onNext(key, editedSlot)}
        />
      )}
    </li>
  )
})
