import type { Announcements } from '@dnd-kit/core'

export const orderInstructions =
  'To move a menu, press Space or Enter, then the up and down arrows. Press Space or Enter again to put it down, Escape to cancel.'

/** What is read aloud while the menus of a page are put in order. */
export function orderAnnouncements(names: ReadonlyMap<string, string>): Announcements {
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
