import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { moveItem, moveSection } from '#domain/menu/editing/arrange.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import {
  cancelledWords,
  type Draggable,
  dragInstructions,
  droppedWords,
  overWords,
  pickedUpWords,
  type RowPlace,
} from './drag-words.ts'

/** The id of an item that is dragged or dropped onto: one dish may be in two sections. */
export const itemDragId = (sectionId: number, itemId: number): string => `item ${sectionId} ${itemId}`

/** The id of a section in the outline, where sections are dragged among themselves. */
export const sectionDragId = (id: number): string => `section ${id}`

/** Where a dish is put down to go to the end of a section: its heading on the sheet, its line in the outline. */
export type SectionEntry = 'heading' | 'outline'

export const sectionDropId = (entry: SectionEntry, id: number): string => `${entry} ${id}`

/** The ids of a sorted row as one array for as long as they are the same: a new array renders the whole row again. */
export function useDragIds(ids: readonly string[]): string[] {
  const joined = ids.join('|')
  return useMemo(() => (joined === '' ? [] : joined.split('|')), [joined])
}

export interface MenuDragProps {
  onMovedAway: (place: ItemPlace, sectionId: number) => void
  children: ReactNode
}

export function MenuDrag({ onMovedAway, children }: MenuDragProps) {
  const [dragged, setDragged] = useState<Draggable | null>(null)
  const [announcements] = useState(createAnnouncements)
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeyboard),
  )

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const what = draggableOf(active)
    const target = over && draggableOf(over)
    if (!what || !target || over.id === active.id) return
    const position = placeOf(over).index
    if (what.kind === 'section') useOpenMenu.getState().edit((menu) => moveSection(menu, what.id, position))
    else if (what.sectionId !== undefined) {
      const place = { sectionId: what.sectionId, itemId: what.id }
      const { sectionId } = target
      if (target.kind === 'section') onMovedAway(place, target.id)
      else if (sectionId !== undefined)
        useOpenMenu.getState().edit((menu) => moveItem(menu, place, { sectionId, position }))
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placesFor}
      accessibility={{ announcements, screenReaderInstructions: { draggable: dragInstructions } }}
      onDragStart={({ active }) => setDragged(draggableOf(active))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged?.kind === 'item' && (
          <div className="w-fit max-w-80 cursor-grabbing truncate rounded-control border border-rule-raised bg-card px-4 py-2 font-display text-lg shadow-raised">
            {dragged.name}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const byMouse = { activationConstraint: { distance: 6 } }

// A finger must be able to scroll, so it picks an item up only after a short rest.
const byFinger = { activationConstraint: { delay: 200, tolerance: 8 } }

interface PlaceData {
  readonly draggable: Draggable
  /** In a row of its like; a place that only takes dishes has none. */
  readonly sortable?: { readonly index: number; readonly items: readonly (string | number)[] }
}

/** What `useSortable` knows of a place; null for a place that is being removed. */
const dataOf = ({ data }: Pick<Active | Over, 'data'>): PlaceData | null =>
  (data.current as PlaceData | undefined) ?? null

const draggableOf = (place: Active | Over): Draggable | null => dataOf(place)?.draggable ?? null

const placeOf = (place: Active | Over): RowPlace => {
  const sortable = dataOf(place)?.sortable
  return { index: sortable?.index ?? 0, count: sortable?.items.length ?? 0 }
}

/** An item goes onto the section under the pointer, else to the nearest item; a section to the nearest section. */
const placesFor: CollisionDetection = (args) => {
  const kind = draggableOf(args.active)?.kind ?? 'section'
  const isEntry = (place: DroppableContainer) => dataOf(place)?.sortable === undefined
  const entries = args.droppableContainers.filter(isEntry)
  const under = kind === 'item' ? pointerWithin({ ...args, droppableContainers: entries }) : []
  if (under.length > 0) return under
  const row = args.droppableContainers.filter(
    (place) => !isEntry(place) && dataOf(place)?.draggable.kind === kind,
  )
  return closestCenter({ ...args, droppableContainers: row })
}

const steps: Readonly<Record<string, 1 | -1>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
}

/** The arrow keys move from neighbor to neighbor, center onto center, for neighbors of any size. */
const stepToNeighbor: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code]
  const { active, over, collisionRect, droppableRects } = context
  const row = active && dataOf(active)?.sortable?.items
  if (!step || !active || !row || !collisionRect) return undefined
  event.preventDefault()
  const here = row.indexOf(over && row.includes(over.id) ? over.id : active.id)
  const next = row[here + step]
  const rect = next === undefined ? undefined : droppableRects.get(next)
  return (
    rect && {
      x: rect.left + (rect.width - collisionRect.width) / 2,
      y: rect.top + (rect.height - collisionRect.height) / 2,
    }
  )
}

const byKeyboard = {
  coordinateGetter: stepToNeighbor,
  keyboardCodes: {
    start: [KeyboardCode.Space, KeyboardCode.Enter],
    cancel: [KeyboardCode.Esc],
    end: [KeyboardCode.Space, KeyboardCode.Enter, KeyboardCode.Tab],
  },
}

function createAnnouncements(): Announcements {
  let hasLeft = false
  const spoken =
    (words: (what: Draggable, over: Draggable | null, place: RowPlace) => string) =>
    ({ active, over }: { active: Active; over: Over | null }): string | undefined => {
      const what = draggableOf(active)
      return what ? words(what, over && draggableOf(over), placeOf(over ?? active)) : undefined
    }
  return {
    onDragStart(event) {
      hasLeft = false
      return spoken((what, _, place) => pickedUpWords(what, place))({ ...event, over: null })
    },
    onDragOver(event) {
      hasLeft ||= event.over?.id !== event.active.id
      // The first place is its own: announcing it would cut off the announcement of the pick-up.
      return hasLeft ? spoken(overWords)(event) : undefined
    },
    onDragEnd: spoken(droppedWords),
    onDragCancel: spoken(cancelledWords),
  }
}
