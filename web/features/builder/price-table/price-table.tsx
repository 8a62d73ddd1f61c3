import { useMemo, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { priceRows } from '#domain/pricing/cells/price-cells.ts'
import { useMedia } from '../../../ui/hooks/use-media.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { DishSearch } from '../view/dish-search.tsx'
import { PhonePrices } from './phone/phone-prices.tsx'
import { shownRows } from './rows/shown-rows.ts'
import { WidePrices } from './wide/wide-prices.tsx'

/** Below this there is no keyboard to move around a grid with, and no room for one. Tailwind's `sm`. */
const PHONE = '(width < 40rem)'

export function PriceTable({ menu }: { menu: Menu }) {
  const isPhone = useMedia(PHONE)
  const [search, setSearch] = useState('')
  const all = useMemo(() => priceRows(menu), [menu])
  const rows = useMemo(() => shownRows(all, search), [all, search])
  if (countItems(menu) === 0)
    return <EmptyState title="No dishes yet">Add dishes to the menu, and their prices show here.</EmptyState>
  const box = <DishSearch value={search} onChange={setSearch} />
  const nothing = rows.length === 0 && (
    <p role="status" className="py-8 text-center text-quiet">
      No dish has “{search.trim()}” in its name.
    </p>
  )
  return (
    <section aria-label="Price list" className="h-full">
      {isPhone ? (
        <PhonePrices menu={menu} rows={rows} search={box} nothing={nothing} />
      ) : (
        <WidePrices menu={menu} rows={rows} search={box} nothing={nothing} />
      )}
    </section>
  )
}
