import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Plus, RefreshCw } from 'lucide-react'
import { memo, useState } from 'react'
import { renameSection } from '#domain/menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { PriceWriting } from '../../../menu/prices/price-writing.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { InlineEdit } from '../../../ui/inline-edit.tsx'
import { itemDragId, useDragIds } from '../dragging/menu-drag.tsx'
import { SectionMenu } from '../sections/section-menu.tsx'
import { complaintAboutSectionName } from '../sections/section-name.ts'
import type { SectionActions } from '../sections/use-section-actions.ts'
import { type ItemActions, MenuItemRow } from './rows/menu-item-row.tsx'
import { SectionWords } from './section-words.tsx'

export interface MenuSectionProps {
  section: Section
  /** Nothing stands in it yet, neither an item nor a section. */
  isEmpty: boolean
  /** How deep it stands in others. */
  level: number
  /** The columns over its prices. */
  heads: readonly PriceHead[]
  writing: PriceWriting
  /** Does it, or one around it, have a price of the whole? */
  isPartOfWhole: boolean
  refreshingIds: ReadonlySet<number>
  isRefreshingAll: boolean
  itemActions: ItemActions
  actions: SectionActions
}

/** A section with its items, without those that stand in it. */
export const MenuSection = memo(function MenuSection({
  section,
  isEmpty,
  level,
  heads,
  writing,
  isPartOfWhole,
  refreshingIds,
  isRefreshingAll,
  itemActions,
  actions,
}: MenuSectionProps) {
  const { id, name, items, shortfall, ownerNotice } = section
  const [isRenaming, setIsRenaming] = useState(false)
  const ids = useDragIds(items.map((item) => itemDragId(id, item.id)))
  const Heading = (['h3', 'h4', 'h5'] as const)[level] ?? 'h5'
  return (
    <section aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading
          className={`min-w-0 font-display font-semibold ${level === 0 ? 'text-xl' : level === 1 ? 'text-lg' : 'text-base'}`}
        >
          <InlineEdit
            label={`Name of the section ${name}`}
            value={name}
            isEditing={isRenaming}
            onEditing={setIsRenaming}
            check={(typed) => {
              const { menu } = useOpenMenu.getState()
              return menu && complaintAboutSectionName(menu, typed, section)
            }}
            onSave={(typed) => useOpenMenu.getState().edit((menu) => renameSection(menu, id, typed))}
            maxLength={MENU_TEXT_LIMITS.sectionName}
            action="rename-section"
          />
        </Heading>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={RefreshCw}
            isPending={isRefreshingAll}
            pendingLabel="Refreshing…"
            disabled={items.length === 0}
            onClick={() => actions.refreshAll(section)}
          >
            Refresh All
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onClick={() => actions.addItem(id)}
            data-action="add"
          >
            Add Item
          </Button>
          <SectionMenu section={section} onRename={() => setIsRenaming(true)} actions={actions} />
        </div>
      </div>
      <SectionWords section={section} heads={heads} writing={writing} />
      {ownerNotice && <p className="mt-4 rounded-control bg-wash px-4 py-3 text-sm">{ownerNotice}</p>}
      {shortfall && items.length < shortfall.requested && (
        <p className="mt-4 rounded-control border border-warn/30 bg-warn-soft px-4 py-3 text-sm">
          You asked for {shortfall.requested}, and {shortfall.found} fit. {shortfall.reason}
        </p>
      )}
      {isEmpty && (
        <p className="py-10 text-center text-quiet">This section is empty. Add an item to fill it.</p>
      )}
      {items.length > 0 && (
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ul className="mt-2 divide-y divide-rule">
            {items.map((item) => (
              <MenuItemRow
                key={item.id}
                item={item}
                sectionId={id}
                sectionName={name}
                level={level}
                heads={heads}
                writing={writing}
                isPartOfWhole={isPartOfWhole}
                isRefreshing={refreshingIds.has(item.id)}
                actions={itemActions}
              />
            ))}
          </ul>
        </SortableContext>
      )}
      {section.footer && (
        <p className="mt-3 max-w-prose whitespace-pre-line text-pretty text-quiet text-sm italic">
          {section.footer}
        </p>
      )}
    </section>
  )
})
