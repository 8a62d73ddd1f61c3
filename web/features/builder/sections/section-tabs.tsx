import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { CategoryRef, Menu } from '#domain/menu/model/schema.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tab, TabList } from '../../../ui/tabs.tsx'
import { dragId, useDragIds } from '../dragging/menu-drag.tsx'

export interface SectionTabsProps {
  groups: Menu
  onAddSection: () => void
}

/** The sections of a menu: each a tab, a place to put dishes, and itself to be dragged. */
export function SectionTabs({ groups, onAddSection }: SectionTabsProps) {
  const ids = useDragIds(
    'section',
    groups.map(({ category }) => category.id),
  )
  return (
    <div className="flex items-end gap-1">
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        <TabList label="Categories" className="min-w-0 grow">
          {groups.map((group) => (
            <SectionTab key={group.category.id} category={group.category} count={group.items.length} />
          ))}
        </TabList>
      </SortableContext>
      <IconButton label="Add Section" icon={Plus} onClick={onAddSection} data-action="add-section" />
    </div>
  )
}

interface SectionTabProps {
  category: CategoryRef
  /** Of its items. */
  count: number
}

const SectionTab = memo(function SectionTab({ category, count }: SectionTabProps) {
  const { active, attributes, listeners, setNodeRef, transform, transition, isDragging, isOver } =
    useSortable({
      id: dragId('section', category.id),
      data: { draggable: { kind: 'section', id: category.id, name: category.name, within: 'the menu' } },
    })
  const takesItem = isOver && active?.data.current?.draggable?.kind === 'item'
  return (
    <Tab
      ref={setNodeRef}
      value={String(category.id)}
      {...listeners}
      onKeyDown={(event) => {
        // Enter opens a tab. While a tab is dragged, the arrow keys move it and do not change the tab.
        if (event.key !== 'Enter') listeners?.onKeyDown?.(event)
        if (isDragging) event.preventDefault()
      }}
      aria-roledescription="movable tab"
      aria-describedby={attributes['aria-describedby']}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, y: 0 }), transition }}
      className={
        takesItem ? 'rounded-t-control bg-accent-soft' : isDragging ? 'relative z-10 bg-wash' : undefined
      }
      badge={
        <Badge>
          {count}
          <span className="sr-only">{count === 1 ? ' item' : ' items'}</span>
        </Badge>
      }
    >
      {category.name}
    </Tab>
  )
})
