import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { type ShownPart, shownPart } from '../../sheet/window/shown-rows.ts'
import { WINDOW_FROM } from '../../sheet/window/use-row-window.ts'
import { useScroller } from '../../view/scroller.ts'
import type { DishGroup } from '../marking/marked-dishes.ts'

/** Heights in px before a row was measured. */
const estimates = { heading: 60, dish: 56 } as const

const OVERSCAN = 10

export interface DishWindow {
  /** Measures a row, which names its place in `data-index`; undefined where all rows are in the page. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
  /** The place of each group's heading among all rows. */
  readonly starts: readonly number[]
  /** What of each group's dishes is in the page; null where all of them are. */
  readonly shown: readonly (readonly ShownPart[] | null)[]
}

/** Which dishes of a long list are in the page: headings always, dishes near the screen. As on the sheet. */
export function useDishWindow(groups: readonly DishGroup[], list: RefObject<HTMLElement | null>): DishWindow {
  const scroller = useScroller()
  const rows = useMemo(
    () =>
      groups.flatMap(({ key, dishes }) => [
        { key, kind: 'heading' as const },
        ...dishes.map((dish) => ({ key: `${key} ${dish.key}`, kind: 'dish' as const })),
      ]),
    [groups],
  )
  const starts = useMemo(() => startsOf(groups), [groups])
  const isLong = rows.length >= WINDOW_FROM
  const [scrollMargin, setScrollMargin] = useState(0)

  useLayoutEffect(() => {
    const element = list.current
    if (!isLong || !scroller || !element) return
    const measure = () =>
      setScrollMargin(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      )
    measure()
    // What stands above the list wraps as the screen turns, and may say more.
    const observer = new ResizeObserver(measure)
    for (const above of [scroller, element]) observer.observe(above)
    return () => observer.disconnect()
  }, [isLong, scroller, list])

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: isLong ? rows.length : 0,
    enabled: isLong,
    getScrollElement: () => scroller,
    estimateSize: (index) => estimates[rows[index]?.kind ?? 'dish'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: { width: 390, height: 800 },
    useFlushSync: false,
  })
  const placed = virtualizer.getVirtualItems()
  const all = virtualizer.measurementsCache
  const shown = groups.map(({ dishes }, at) => {
    if (!isLong) return null
    const index = (starts[at] ?? 0) + 1
    const first = all[index]?.start ?? 0
    const last = all[index + dishes.length - 1]
    return shownPart(placed, { index, start: first }, dishes.length, last?.end ?? first)
  })
  return { measure: isLong ? virtualizer.measureElement : undefined, starts, shown }
}

function startsOf(groups: readonly DishGroup[]): number[] {
  let next = 0
  return groups.map(({ dishes }) => {
    const start = next
    next += dishes.length + 1
    return start
  })
}
