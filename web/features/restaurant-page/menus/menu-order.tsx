import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { PageWork } from '../editing/use-page-editing.ts'
import { MenuRow } from './menu-row.tsx'
import { moveMenu, type PlacedMenu } from './page-menus.ts'

const byMouse = { activationConstraint: { distance: 6 } }
// A finger must be able to scroll, so it picks a menu up only after a short rest.
const byFinger = { activationConstraint: { delay: 200, tolerance: 8 } }

/** The menus of the page, to be put in order by dragging, by the keyboard, or by their own menus. */
export function MenuOrder({ menus, work }: { menus: readonly PlacedMenu[]; work: PageWork }) {
  const ids = menus.map(({ menuId }) => menuId)
  const names = new Map(menus.map(({ menuId, label, ownName }) => [menuId, label ?? ownName]))
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (menuId: string, position: number) => work.change((page) => moveMenu(page, menuId, position))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: orderAnnouncements(names),
        screenReaderInstructions: { draggable: orderInstructions },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="flex flex-col divide-y divide-rule border-rule border-y">
          {menus.map((menu, position) => (
            <MenuRow
              key={menu.menuId}
              menu={menu}
              work={work}
              onMoveUp={position > 0 ? () => move(menu.menuId, position - 1) : undefined}
              onMoveDown={position < menus.length - 1 ? () => move(menu.menuId, position + 1) : undefined}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const orderInstructions =
  'To move a menu, press Space or Enter, then the up and down arrows. Press Space or Enter again to put it down, Escape to cancel.'

function orderAnnouncements(names: ReadonlyMap<string, string>): Announcements {
  const nameOf = (id: string | number) => names.get(String(id)) ?? 'The menu'
  const placeOf = (id: string | number) =>
    `place ${[...names.keys()].indexOf(String(id)) + 1} of ${names.size}`
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    // Its own place is said when it is picked up and put down: saying it here would cut that off.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} is at ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `Put down ${nameOf(active.id)}${over ? ` at ${placeOf(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back in its place.`,
  }
}
