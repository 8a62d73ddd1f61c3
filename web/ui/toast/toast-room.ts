import { create } from 'zustand'

interface ToastRoom {
  /**
   * Of the uppermost dialog in px, where that is less than half of the screen, else 0: on a phone a toast goes above
   * such a sheet, whose title it would hide. In a higher one there is room between title and buttons.
   */
  readonly shortSheetPx: number
  /** Of the bar at the foot of a screen on a phone, in px; 0 where there is none. */
  readonly footPx: number
  /** Rows of buttons at the feet of dialogs. */
  readonly actions: number
}

/**
 * What is at the foot of the screen, for toasts to go above it. Only toasts know it: a rule of style about
 * it (`:has`) or a property of the root would make the browser style every element again whenever one comes
 * or goes.
 */
export const useToastRoom = create<ToastRoom>()(() => ({ shortSheetPx: 0, footPx: 0, actions: 0 }))

/** The dialogs that are open with their heights in px, the uppermost last. */
const openSheets = new Map<HTMLElement, number>()

/** Bars at the foot of the screen. */
const feet = new Map<HTMLElement, number>()

export const noteSheet = noteHeight(openSheets)

export const noteFoot = noteHeight(feet)

function noteHeight(heights: Map<HTMLElement, number>) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    heights.set(element, 0)
    const observer = new ResizeObserver(([entry]) => {
      heights.set(element, entry?.borderBoxSize[0]?.blockSize ?? 0)
      tellHeights()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      heights.delete(element)
      tellHeights()
    }
  }
}

function tellHeights(): void {
  const height = [...openSheets.values()].at(-1) ?? 0
  useToastRoom.setState({
    shortSheetPx: height < innerHeight / 2 ? height : 0,
    footPx: Math.max(0, ...feet.values()),
  })
}

export function noteActions(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined
  const count = (more: number) => useToastRoom.setState(({ actions }) => ({ actions: actions + more }))
  count(1)
  return () => count(-1)
}
