import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { renameSection } from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS, type MenuGroup } from '#domain/menu/model/schema.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineEdit } from '../../../ui/inline-edit.tsx'
import { useDragIds } from '../dragging/menu-drag.tsx'
import { SectionMenu, type SectionMenuProps } from '../sections/section-menu.tsx'
import { complaintAboutSectionName } from '../sections/section-name.ts'
import { type ItemActions, MenuItemRow } from './menu-item-row.tsx'

export interface MenuSectionProps extends Pick<SectionMenuProps, 'onChangePrices' | 'onMoveBy' | 'onRemove'> {
  group: MenuGroup
  refreshingIds: ReadonlySet<number>
  isRefreshingAll: boolean
  actions: ItemActions
  onRefreshAll: () => void
  onAdd: () => void
}

export function MenuSection({
  group,
  refreshingIds,
  isRefreshingAll,
  actions,
  onRefreshAll,
  onAdd,
  ...menu
}: MenuSectionProps) {
  const { category, items, shortfall, notice } = group
  const [isRenaming, setIsRenaming] = useState(false)
  const ids = useDragIds(
    'item',
    items.map(({ id }) => id),
  )
  return (
    <section aria-label={category.name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-display font-semibold text-xl">
          <InlineEdit
            label={`Name of the section ${category.name}`}
            value={category.name}
            isEditing={isRenaming}
            onEditing={setIsRenaming}
            check={(typed) =>
              complaintAboutSectionName(useOpenMenu.getState().groups ?? [], typed, category.id)
            }
            onSave={(typed) => useOpenMenu.getState().edit((menu) => renameSection(menu, category.id, typed))}
            maxLength={MENU_TEXT_LIMITS.sectionName}
            action="rename-section"
          />
        </h3>
        <div className="flex flex-wrap items-center gap-2">
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
          <SectionMenu
            categoryId={category.id}
            name={category.name}
            onRename={() => setIsRenaming(true)}
            {...menu}
          />
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
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className="mt-2 divide-y divide-rule">
            {items.map((item) => (
              <MenuItemRow
                key={item.id}
                item={item}
                categoryId={category.id}
                categoryName={category.name}
                isRefreshing={refreshingIds.has(item.id)}
                actions={actions}
              />
            ))}
          </ul>
        </SortableContext>
      )}
    </section>
  )
}
