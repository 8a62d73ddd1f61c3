import { type ReactNode, useCallback, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { priceSlots } from '#domain/menu/prices/price-slots.ts'
import { usePriceWriting } from '../../../../menu/prices/price-writing.ts'
import { PasteButton } from '../pasting/paste-button.tsx'
import { usePasting } from '../pasting/use-pasting.tsx'
import type { ShownRow } from '../rows/shown-rows.ts'
import { PhoneRow } from './phone-row.tsx'

export interface PhonePricesProps {
  menu: Menu
  rows: readonly ShownRow[]
  search: ReactNode
  nothing: ReactNode
}

/** The price list of a phone: a dish a line, its prices large enough for a finger, each changed where it is. */
export function PhonePrices({ menu, rows, search, nothing }: PhonePricesProps) {
  const writing = usePriceWriting()
  const [edited, setEdited] = useState<{ readonly key: string; readonly slot: number } | null>(null)

  const pasting = usePasting(menu)

  const goOn = useCallback((key: string, slot: number) => setEdited(nextPrice(rows, key, slot)), [rows])
  const edit = useCallback(
    (key: string, slot: number | null) => setEdited(slot === null ? null : { key, slot }),
    [],
  )

  return (
    <div>
      <div className="sticky top-0 z-10 -mx-3 -mt-3 bg-paper p-3">
        <div className="flex flex-wrap items-center gap-2 [&>:first-child]:basis-40">
          {search}
          <PasteButton onClick={() => pasting.ask({ rows: rows.map(({ row }) => row), at: 0, slot: 0 })} />
        </div>
      </div>
      {nothing || (
        <div className="pb-8">
          {sectionsOf(rows).map(({ heading, dishes }) => (
            <section key={heading.key} aria-label={heading.row.name} className="pt-4">
              <ul className="-mx-2 divide-y divide-rule px-2 [content-visibility:auto]">
                {[heading, ...dishes].map((shown) => (
                  <PhoneRow
                    key={shown.key}
                    shown={shown}
                    writing={writing}
                    editedSlot={edited?.key === shown.key ? edited.slot : null}
                    onEdit={edit}
                    onNext={goOn}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {pasting.dialog}
    </div>
  )
}

interface ShownSection {
  readonly heading: ShownRow
  readonly dishes: readonly ShownRow[]
}

const sectionsOf = (rows: readonly ShownRow[]): ShownSection[] =>
  rows.flatMap((heading, at) => {
    if (heading.row.itemId !== null) return []
    const next = rows.findIndex(({ row }, index) => index > at && row.itemId === null)
    return [{ heading, dishes: rows.slice(at + 1, next === -1 ? undefined : next) }]
  })

/** The price after this one: of the same dish, else the first of the next dish. */
function nextPrice(
  rows: readonly ShownRow[],
  key: string,
  slot: number,
): { readonly key: string; readonly slot: number } | null {
  const at = rows.findIndex((row) => row.key === key)
  const own = rows[at]
  if (own && slot + 1 < slotCount(own)) return { key, slot: slot + 1 }
  const next = rows.find(({ row }, index) => index > at && row.itemId !== null)
  return next ? { key: next.key, slot: 0 } : null
}

export const slotCount = ({ row: { prices, heads } }: ShownRow): number =>
  Math.max(1, priceSlots(prices, heads).length)
