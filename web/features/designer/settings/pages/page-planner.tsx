import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageOfSection, withSectionOnPage } from '#domain/design/pages.ts'
import type { Section, SectionRef } from '#domain/menu/model/section.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { SettingsProps } from '../controls/settings-props.ts'
import { nextBoxCoordinates } from './next-box.ts'

export interface PagePlannerProps extends SettingsProps {
  readonly sections: readonly Section[]
}

const UNASSIGNED = 'unassigned'
/** A finger that rests this long drags; a finger that moves sooner scrolls. */
const TOUCH_DELAY_MS = 200
const DRAG_DISTANCE_PX = 4

const boxIdOf = (page: number | null): string => (page === null ? UNASSIGNED : String(page))
const pageOfBox = (id: string): number | null => (id === UNASSIGNED ? null : Number(id))
const boxName = (id: string): string => (id === UNASSIGNED ? 'Unassigned' : `page ${id}`)

/** Assigns sections to pages: by dragging, by the keyboard, or from a list. What is in a section goes with it. */
export function PagePlanner({ design, sections, onChange }: PagePlannerProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextBoxCoordinates }),
  )
  const placed = sections.filter(({ parentId }) => parentId === undefined)
  const pages = Array.from({ length: design.pageCount }, (_, index) => index + 1)
  const onPage = (page: number | null): SectionRef[] => {
    const here = placed.filter(({ id }) => pageOfSection(design, id) === page)
    const order = page === null ? [] : (design.categoriesPerPage[page] ?? [])
    return page === null ? here : here.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  }
  const move = (sectionId: number, page: number | null) =>
    onChange(withSectionOnPage(design, sectionId, page))

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(Number(active.id), pageOfBox(String(over.id)))
  }
  const nameOf = (id: string | number) =>
    placed.find((section) => section.id === Number(id))?.name ?? 'The section'

  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(nameOf),
        screenReaderInstructions: {
          draggable:
            'Press Space to pick the section up, the arrow keys to choose a page, Space to drop it there, Escape to leave it.',
        },
      }}
    >
      <div className="flex flex-col gap-3">
        {[null, ...pages].map((page) => {
          const here = onPage(page)
          return (
            <PageBox key={boxIdOf(page)} page={page} isEmpty={here.length === 0}>
              {here.map((section) => (
                <SectionChip
                  key={section.id}
                  section={section}
                  page={page}
                  pages={pages}
                  onMove={(to) => move(section.id, to)}
                />
              ))}
            </PageBox>
          )
        })}
      </div>
    </DndContext>
  )
}

function PageBox({
  page,
  isEmpty,
  children,
}: {
  page: number | null
  isEmpty: boolean
  children: ReactNode
}) {
  const { setNodeRef, isOver } = useDroppable({ id: boxIdOf(page) })
  return (
    <section
      ref={setNodeRef}
      aria-label={page === null ? 'Unassigned' : `Page ${page}`}
      className={classNames(
        'rounded-control border p-3 transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-rule-raised',
        page === null && 'border-dashed',
      )}
    >
      <h4 className="mb-2 font-medium text-sm">
        {page === null ? 'Unassigned' : `Page ${page}`}
        {page === null && <span className="font-normal text-quiet"> · on all pages</span>}
      </h4>
      <ul className="flex flex-col gap-2 empty:hidden">{children}</ul>
      {isEmpty && (
        <p className="text-quiet text-sm">
          {page === null ? 'Every section has its page.' : 'Drag a section here.'}
        </p>
      )}
    </section>
  )
}

interface SectionChipProps {
  section: SectionRef
  page: number | null
  pages: readonly number[]
  onMove: (page: number | null) => void
}

function SectionChip({ section, page, pages, onMove }: SectionChipProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: section.id,
  })
  return (
    <li
      ref={setNodeRef}
      style={transform ? { translate: `${transform.x}px ${transform.y}px` } : undefined}
      className={classNames(
        'flex min-w-0 items-center gap-1 rounded-control border border-edge bg-card text-sm',
        isDragging && 'relative z-10 shadow-raised',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${section.name}`}
        className="flex size-10 shrink-0 cursor-grab touch-manipulation items-center justify-center rounded-control text-quiet hover:text-ink active:cursor-grabbing pointer-coarse:size-11"
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <span className="min-w-0 grow truncate">{section.name}</span>
      <select
        aria-label={`Page of ${section.name}`}
        value={boxIdOf(page)}
        onChange={({ target }) => onMove(pageOfBox(target.value))}
        className="h-10 max-w-34 shrink-0 cursor-pointer rounded-control bg-transparent px-2 text-quiet hover:text-ink pointer-coarse:h-11"
      >
        <option value={UNASSIGNED}>Unassigned</option>
        {pages.map((number) => (
          <option key={number} value={number}>
            Page {number}
          </option>
        ))}
      </select>
    </li>
  )
}

const announcementsFor = (nameOf: (id: string | number) => string): Announcements => ({
  onDragStart: ({ active }) => `${nameOf(active.id)} is picked up.`,
  onDragOver: ({ active, over }) =>
    over ? `${nameOf(active.id)} is over ${boxName(String(over.id))}.` : undefined,
  onDragEnd: ({ active, over }) =>
    over
      ? `${nameOf(active.id)} is now on ${boxName(String(over.id))}.`
      : `${nameOf(active.id)} stays where it was.`,
  onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
})
