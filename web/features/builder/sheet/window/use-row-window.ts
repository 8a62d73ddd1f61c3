import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Section } from '#domain/menu/model/section.ts'
import { itemRow, sectionRow, useSheetFocus } from '../focus/sheet-focus.ts'
import { allRows, isSameShown, type ShownRows, shownPart } from './shown-rows.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Rows from which on only those near the screen are in the page: below, the browser's own search finds all. */
export const WINDOW_FROM = 150

/** Heights in px before a row was measured. */
const estimates = { head: 96, item: 60, end: 56 } as const

export interface RowWindow {
  readonly measure: ((element: HTMLElement | null) => void) | undefined
  readonly starts: readonly number[]
  readonly shown: readonly ShownRows[]
}

/**
 * Which rows of a long menu are in the page: headings and ends of sections always, dishes near the screen, and the
 * one that has the keyboard. Rows keep the flow of the document, with gaps as high as what is left out, so that
 * sections stay sections and lists stay lists.
 */
export function useRowWindow(sections: readonly Section[], list: RefObject<HTMLElement | null>): RowWindow {
  const starts = useMemo(() => startsOf(sections), [sections])
  const count = sections.reduce((sum, { items }) => sum + items.length + 2, 0)
  const isLong = count >= WINDOW_FROM
  const rows = useMemo(() => (isLong ? rowsOf(sections) : none), [sections, isLong])
  const pinned = usePinned(rows)
  const { measure, placed, all } = useVirtualRows(
    {
      isLong,
      count,
      keyOf: (index) => rows[index]?.key ?? index,
      heightOf: (index) => estimates[rows[index]?.kind ?? 'item'],
      pinned,
      screen: { width: 800, height: 900 },
    },
    list,
  )
  const last = useRef<readonly ShownRows[]>(none)
  const shown = sections.map(({ items }, at): ShownRows => {
    if (!isLong) return allRows
    const index = (starts[at] ?? 0) + 1
    const first = all[index]?.start ?? 0
    const end = all[index + items.length]?.start ?? first
    const here = placed.filter((row) => row.index >= index && row.index < index + items.length)
    const parts = shownPart(here, { index, start: first }, items.length, end)
    const before = last.current[at]
    // The same object for as long as a section shows the same: scrolling renders only the sections that change.
    return before && isSameShown(before, parts) ? before : { isWhole: false, parts }
  })
  useEffect(() => {
    last.current = shown
  })
  return { measure, starts, shown }
}

const none: readonly never[] = []

interface WindowRow {
  readonly key: string
  readonly kind: keyof typeof estimates
}

const rowsOf = (sections: readonly Section[]): WindowRow[] =>
  sections.flatMap(({ id, items }) => [
    { key: sectionRow(id), kind: 'head' as const },
    ...items.map((item) => ({ key: itemRow({ sectionId: id, itemId: item.id }), kind: 'item' as const })),
    { key: `end ${id}`, kind: 'end' as const },
  ])

function startsOf(sections: readonly Section[]): number[] {
  let next = 0
  return sections.map(({ items }) => {
    const start = next
    next += items.length + 2
    return start
  })
}

/** The rows that stay in the page wherever it is scrolled to: what has the focus must not go away. */
function usePinned(rows: readonly WindowRow[]): number[] {
  const current = useSheetFocus((focus) => focus.current)
  const edited = useSheetFocus(({ editing }) => editing?.row ?? null)
  return useMemo(
    () =>
      [current, edited].flatMap((row) => {
        const at = row === null ? -1 : rows.findIndex(({ key }) => key === row)
        return at < 0 ? [] : [at]
      }),
    [rows, current, edited],
  )
}
