import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { Section } from '#domain/menu/model/section.ts'
import { withSubsections } from '#domain/menu/model/walk.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tab, TabList } from '../../../ui/tabs.tsx'
import { sectionDragId, useDragIds } from '../dragging/menu-drag.tsx'

export interface SectionTabsProps {
  sections: readonly Section[]
  onAddSection: () => void
}

/** The sections of the first level: each a tab, a place to put dishes, and itself to be dragged. */
export function SectionTabs({ sections, onAddSection }: SectionTabsProps) {
  const shown = sections.filter(({ parentId }) => parentId === undefined)
  const ids = useDragIds(shown.map(({ id }) => sectionDragId(id)))
  return (
    <div className="flex items-end gap-1">
      <SortableContext items={ids} strategy={horizontalListSortingStrategy}>
        <TabList label="Categories" className="min-w-0 grow">
          {shown.map(({ id, name }) => (
            <SectionTab key={id} id={id} name={name} count={countWithin(sections, id)} />
          ))}
        </TabList>
      </SortableContext>
      <IconButton label="Add Section" icon={Plus} onClick={onAddSection} data-action="add-section" />
    </div>
  )
}

const countWithin = (sections: readonly Section[], id: number): number =>
  withSubsections(sections, id).reduce((sum, { items }) => sum + items.length, 0)

interface SectionTabProps {
  id: number
  name: string
  /** Of its items and of those in the sections that stand in it. */
  count: number
}

const SectionTab = memo(function SectionTab({ id, name, count }: SectionTabProps) {
  const { active, attributes, listeners, setNodeRef, transform, transition, isDragging, isOver } =
    useSortable({
      id: sectionDragId(id),
      data: { draggable: { kind: 'section', id, name, within: 'the menu' } },
    })
  const takesItem = isOver && active?.data.current?.draggable?.kind === 'item'
  return (
    <Tab
      ref={setNodeRef}
      value={String(id)}
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
      {name}
    </Tab>
  )
})
