import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useScroller } from '../../view/scroller.ts'

/** Rows above and below the screen, so that a swift scroll shows no blank paper. */
const OVERSCAN = 10

export interface VirtualRows {
  /** A long list: only what is near the screen is in the page. In a short one all rows are. */
  readonly isLong: boolean
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** In px, before the row was measured. */
  readonly heightOf: (index: number) => number
  /** Rows that stay in the page wherever it is scrolled to. */
  readonly pinned?: readonly number[]
  /** In px, before the screen was measured. */
  readonly screen: { readonly width: number; readonly height: number }
}

export interface PlacedRows {
  /** Measures a row, which names its place in `data-index`; undefined where all rows are in the page. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
  readonly placed: readonly VirtualItem[]
  /** Where each row is, in px from the top of the list. */
  readonly all: readonly VirtualItem[]
}

/** Places the rows of a list in the part of the builder that scrolls, whatever is above the list there. */
export function useVirtualRows(
  { isLong, count, keyOf, heightOf, pinned = [], screen }: VirtualRows,
  list: RefObject<HTMLElement | null>,
): PlacedRows {
  const scroller = useScroller()
  const [scrollMargin, setScrollMargin] = useState(0)

  useLayoutEffect(() => {
    const element = list.current
    if (!isLong || !scroller || !element) return
    const measure = () =>
      setScrollMargin(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      )
    measure()
    // What is above the list may grow, go, or wrap as the screen turns: a notice, an introduction.
    const observer = new ResizeObserver(measure)
    for (const beside of [scroller, element, element.previousElementSibling])
      if (beside) observer.observe(beside)
    return () => observer.disconnect()
  }, [isLong, scroller, list])

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: isLong ? count : 0,
    enabled: isLong,
    getScrollElement: () => scroller,
    estimateSize: heightOf,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: screen,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...pinned])].sort((a, b) => a - b),
    useFlushSync: false,
  })
  return {
    measure: isLong ? virtualizer.measureElement : undefined,
    placed: isLong ? virtualizer.getVirtualItems() : none,
    all: virtualizer.measurementsCache,
  }
}

const none: readonly never[] = []
