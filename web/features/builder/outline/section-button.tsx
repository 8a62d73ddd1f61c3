import { useDroppable } from '@dnd-kit/core'
import { type KeyboardEvent, memo } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ToolbarItem } from '../../../ui/layout/toolbar.tsx'
import { sectionDropId } from '../dragging/menu-drag.tsx'
import { moveSectionBy } from '../sections/use-section-actions.ts'
import { useSectionInView } from '../view/reveal.ts'
import { outlineButtonClass } from './outline-button-class.ts'

export interface SectionButtonProps {
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
export const SectionButton = memo(function SectionButton({
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
