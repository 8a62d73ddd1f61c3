import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback } from 'react'

/** Up to this many rows all are drawn, so that the browser's own search finds them. */
const ALL_ROWS = 150

/** Of one line of text with its padding, before a row was measured. */
const ROW_PX = 41

export interface RowsInView {
  /** Indices of the rows to draw, with the height of what is left out before each. */
  readonly drawn: readonly { readonly index: number; readonly gapPx: number }[]
  /** What is left out below the last. */
  readonly restPx: number
  measure(element: HTMLElement | null): void
  /** How many rows fit into the window. */
  pageSize(): number
}

/** The rows in the window, some around them, and the active one, so that scrolling never loses the focus. */
export function useRowsInView(
  window: RefObject<HTMLDivElement | null>,
  count: number,
  activeRow: number,
): RowsInView {
  const isWindowed = count > ALL_ROWS
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range)
      return drawn.includes(activeRow) || activeRow >= range.count
        ? drawn
        : [...drawn, activeRow].sort((one, other) => one - other)
    },
    [activeRow],
  )
  const virtualizer = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => window.current,
    estimateSize: () => ROW_PX,
    overscan: 10,
    rangeExtractor,
    // Scrolling must not wait for a render.
    useFlushSync: false,
  })
  const pageSize = () => Math.max(1, Math.floor((window.current?.clientHeight ?? 0) / ROW_PX) - 2)
  if (!isWindowed) {
    const drawn = Array.from({ length: count }, (_, index) => ({ index, gapPx: 0 }))
    return { drawn, restPx: 0, measure: () => {}, pageSize }
  }
  const items = virtualizer.getVirtualItems()
  return {
    drawn: items.map(({ index, start }, at) => ({ index, gapPx: start - (items[at - 1]?.end ?? 0) })),
    restPx: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    pageSize,
  }
}
