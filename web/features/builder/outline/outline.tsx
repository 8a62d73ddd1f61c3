import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { shallow } from 'zustand/shallow'
import type { Section } from '#domain/menu/model/section.ts'
import { levelOf, withSubsections } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Toolbar, ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { sectionDragId, useDragIds } from '../dragging/menu-drag.tsx'
import { outlineButtonClass } from './outline-button-class.ts'
import { SectionButton } from './section-button.tsx'

export interface OutlineProps {
  readonly onChoose: (sectionId: number) => void
  /** Not where a dialog says what they are. */
  readonly hasHeading?: boolean
}

export function Outline({ onChoose, hasHeading = false }: OutlineProps) {
  // What is being written comes first, the list of sections a moment later.
  const sections = useDeferredValue(useOutlined())
  const roots = sections.filter(({ parentId }) => parentId === undefined)
  const ids = useDragIds(roots.map(({ id }) => sectionDragId(id)))
  return (
    <nav aria-label="Sections" className="flex flex-col">
      {hasHeading && <h2 className="px-3 pb-1 font-sans font-medium text-quiet text-sm">Sections</h2>}
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
                  isFirst={section === sections[0]}
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
    </nav>
  )
}

const noSections: readonly Section[] = []

const factsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ id, name, parentId, items }) => [id, name, parentId, items.length])

/** The sections, the same until something of them changes that the outline shows. */
function useOutlined(): readonly Section[] {
  const last = useRef(noSections)
  return useOpenMenu(({ menu }) => {
    const sections = menu?.sections ?? noSections
    if (!shallow(factsOf(last.current), factsOf(sections))) last.current = sections
    return last.current
  })
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
