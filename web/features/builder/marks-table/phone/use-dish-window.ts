import { type RefObject, useMemo } from 'react'
import { type ShownPart, shownPart } from '../../sheet/window/shown-rows.ts'
import { WINDOW_FROM } from '../../sheet/window/use-row-window.ts'
import { useVirtualRows } from '../../sheet/window/use-virtual-rows.ts'
import type { DishGroup } from '../marking/marked-dishes.ts'

/** Heights in px before a row was measured. */
const estimates = { heading: 60, dish: 56 } as const

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
  const { measure, placed, all } = useVirtualRows(
    {
      isLong,
      count: rows.length,
      keyOf: (index) => rows[index]?.key ?? index,
      heightOf: (index) => estimates[rows[index]?.kind ?? 'dish'],
      screen: { width: 390, height: 800 },
    },
    list,
  )
  const shown = groups.map(({ dishes }, at) => {
    if (!isLong) return null
    const index = (starts[at] ?? 0) + 1
    const first = all[index]?.start ?? 0
    const last = all[index + dishes.length - 1]
    return shownPart(placed, { index, start: first }, dishes.length, last?.end ?? first)
  })
  return { measure, starts, shown }
}

function startsOf(groups: readonly DishGroup[]): number[] {
  let next = 0
  return groups.map(({ dishes }) => {
    const start = next
    next += dishes.length + 1
    return start
  })
}
