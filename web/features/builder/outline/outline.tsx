import { useDroppable } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, memo, type ReactNode, useDeferredValue, useRef } from 'react'
import { shallow } from 'zustand/shallow'
import type { Section } from '#domain/menu/model/section.ts'
import { levelOf, withSubsections } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Toolbar, ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { sectionDragId, sectionDropId, useDragIds } from '../dragging/menu-drag.tsx'
import { moveSectionBy } from '../sections/use-section-actions.ts'
import { useSectionInView } from '../view/reveal.ts'
import { outlineButtonClass } from './outline-button-class.ts'

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

interface SectionButtonProps {
  readonly id: number
  readonly name: string
  readonly level: number
  /** Of its items and of those in the sections that are in it. */
  readonly count: number
  /** In view as long as the sheet isn't scrolled. */
  readonly isFirst: boolean
  readonly onChoose: (sectionId: number) => void
}

const indents = ['', 'pl-6', 'pl-9']

/** A section in the outline: the way to it, and a place for dishes of the sheet. */
const SectionButton = memo(function SectionButton({
  id,
  name,
  level,
  count,
  isFirst,
  onChoose,
}: SectionButtonProps) {
  const isInView = useSectionInView(({ sectionId }) => (sectionId === null ? isFirst : sectionId === id))
  const { setNodeRef, isOver } = useDroppable({
    id: sectionDropId('outline', id),
    data: { draggable: { kind: 'section', id, name, within: 'the menu' } },
  })
  return (
    <ToolbarItem>
      <button
        ref={setNodeRef}
        type="button"
        aria-current={isInView ? 'location' : undefined}
        onClick={() => onChoose(id)}
        onKeyDown={(event) => moveByKey(event, id)}
        className={classNames(outlineButtonClass, indents[level], isOver && 'bg-accent-soft')}
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

/** Alt and an arrow move the section, as on the sheet. */
function moveByKey(event: KeyboardEvent<HTMLElement>, sectionId: number): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
  if (!event.altKey || by === null) return
  event.preventDefault()
  const button = event.currentTarget
  moveSectionBy(sectionId, by)
  // A button that changes its place in the page loses the focus.
  requestAnimationFrame(() => button.focus())
}
