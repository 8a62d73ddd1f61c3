import { Plus, RefreshCw } from 'lucide-react'
import type { MenuGroup, MenuItem } from '#domain/menu/schema.ts'
import { Button } from '../../ui/button.tsx'
import { MenuItemRow } from './menu-item-row.tsx'

export interface MenuSectionProps {
  group: MenuGroup
  refreshingIds: ReadonlySet<number>
  isRefreshingAll: boolean
  onRefreshAll: () => void
  onAdd: () => void
  onRefresh: (item: MenuItem) => void
  onEdit: (item: MenuItem) => void
  onRemove: (item: MenuItem) => void
}

export function MenuSection({
  group,
  refreshingIds,
  isRefreshingAll,
  onRefreshAll,
  onAdd,
  onRefresh,
  onEdit,
  onRemove,
}: MenuSectionProps) {
  const { category, items, shortfall, notice } = group
  return (
    <section aria-label={category.name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-display font-semibold text-xl">{category.name}</h3>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={RefreshCw}
            isPending={isRefreshingAll}
            pendingLabel="Refreshing…"
            disabled={items.length === 0}
            onClick={onRefreshAll}
          >
            Refresh All
          </Button>
          <Button variant="secondary" size="sm" icon={Plus} onClick={onAdd} data-action="add">
            Add Item
          </Button>
        </div>
      </div>
      {notice && <p className="mt-4 rounded-control bg-wash px-4 py-3 text-sm">{notice}</p>}
      {shortfall && items.length < shortfall.requested && (
        <p className="mt-4 rounded-control border border-warn/30 bg-warn-soft px-4 py-3 text-sm">
          You asked for {shortfall.requested}, and {shortfall.found} fit. {shortfall.reason}
        </p>
      )}
      {items.length === 0 ? (
        <p className="py-10 text-center text-quiet">This section is empty. Add an item to fill it.</p>
      ) : (
        <ul className="mt-2 divide-y divide-rule">
          {items.map((item) => (
            <MenuItemRow
              key={item.id}
              item={item}
              isRefreshing={refreshingIds.has(item.id)}
              onRefresh={() => onRefresh(item)}
              onEdit={() => onEdit(item)}
              onRemove={() => onRemove(item)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
