import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Plus } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Section } from '#domain/menu/model/section.ts'
import { levelOf, withSubsections } from '#domain/menu/model/walk.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Toolbar, ToolbarItem } from '../../../ui/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { MenuDrag, sectionDragId, useDragIds } from '../dragging/menu-drag.tsx'
import { useSectionInView } from '../view/reveal.ts'
import { outlineButtonClass } from './outline-button-class.ts'

export interface OutlineProps {
  readonly sections: readonly Section[]
  readonly onChoose: (sectionId: number) => void
  /** Not where a dialog says what they are. */
  readonly hasHeading?: boolean
}

/** The sections of the open menu in their order: where the sheet stands, and the way to each of them. */
export function Outline({ sections, onChoose, hasHeading = false }: OutlineProps) {
  const inViewId = useSectionInView((view) => view.sectionId) ?? sections[0]?.id
  const roots = sections.filter(({ parentId }) => parentId === undefined)
  const ids = useDragIds(roots.map(({ id }) => sectionDragId(id)))
  return (
    <nav aria-label="Sections" className="flex flex-col">
      {hasHeading && <h2 className="px-3 pb-1 font-sans font-medium text-quiet text-sm">Sections</h2>}
      <MenuDrag onMovedAway={() => undefined}>
        <Toolbar label="Sections of the menu" orientation="vertical" className="flex flex-col">
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            {roots.map((root) => (
              <RootSection key={root.id} id={root.id} name={root.name}>
                {withSubsections(sections, root.id).map((section) => (
                  <SectionButton
                    key={section.id}
                    id={section.id}
                    name={section.name}
                    level={levelOf(sections, section)}
                    count={countWithin(sections, section.id)}
                    isInView={section.id === inViewId}
                    onChoose={onChoose}
                  />
                ))}
              </RootSection>
            ))}
          </SortableContext>
          <ToolbarItem>
            <button
              type="button"
              data-action="add-section"
              onClick={() => openDialog({ kind: 'add-section', within: null })}
              className={outlineButtonClass}
            >
              <Plus size={16} aria-hidden="true" className="shrink-0" />
              Section
            </button>
          </ToolbarItem>
        </Toolbar>
      </MenuDrag>
    </nav>
  )
}

const countWithin = (sections: readonly Section[], id: number): number =>
  withSubsections(sections, id).reduce((sum, { items }) => sum + items.length, 0)

/** A section of the first level with those in it: they are dragged together. */
function RootSection({ id, name, children }: { id: number; name: string; children: ReactNode }) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: sectionDragId(id),
    data: { draggable: { kind: 'section', id, name, within: 'the menu' } },
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it take the keys, and this the dragging.
    <div
      ref={setNodeRef}
      {...listeners}
      onKeyDown={(event) => {
        // Enter and the arrow keys belong to the list. While a section is dragged, they move it.
        if (event.key === ' ' || isDragging) listeners?.onKeyDown?.(event)
        if (isDragging) event.preventDefault()
      }}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      className={classNames('flex flex-col', isDragging && 'relative z-10 rounded-control bg-wash')}
    >
      {children}
    </div>
  )
}

interface SectionButtonProps {
  readonly id: number
  readonly name: string
  readonly level: number
  /** Of its items and of those in the sections that stand in it. */
  readonly count: number
  readonly isInView: boolean
  readonly onChoose: (sectionId: number) => void
}

const indents = ['', 'pl-6', 'pl-9']

const SectionButton = memo(function SectionButton({
  id,
  name,
  level,
  count,
  isInView,
  onChoose,
}: SectionButtonProps) {
  return (
    <ToolbarItem>
      <button
        type="button"
        aria-current={isInView ? 'location' : undefined}
        onClick={() => onChoose(id)}
        className={classNames(outlineButtonClass, indents[level])}
      >
        <span className="min-w-0 grow truncate">{name.trim() === '' ? 'Untitled section' : name}</span>
        <span className="text-quiet tabular-nums">
          {count}
          <span className="sr-only">{count === 1 ? ' dish' : ' dishes'}</span>
        </span>
      </button>
    </ToolbarItem>
  )
})
