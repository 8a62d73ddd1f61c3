import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** The arrow keys move a section from box to box, not pixel by pixel. */
export const nextBoxCoordinates: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, collisionRect } },
) => {
  const isDown = event.code === 'ArrowDown' || event.code === 'ArrowRight'
  const isUp = event.code === 'ArrowUp' || event.code === 'ArrowLeft'
  if (!collisionRect || (!isDown && !isUp)) return undefined
  event.preventDefault()
  const middle = collisionRect.top + collisionRect.height / 2
  const boxes = [...droppableRects.values()].toSorted((a, b) => a.top - b.top)
  const here = boxes.findIndex((box) => middle >= box.top && middle <= box.bottom)
  const next = boxes[isDown ? here + 1 : here - 1]
  if (!next) return undefined
  return { x: collisionRect.left, y: next.top + next.height / 2 - collisionRect.height / 2 }
}
