import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { EditorExit } from './cell-editor.tsx'
import { draftKey, type EditHandlers, type GridEdit } from './grid-row.tsx'
import type { GridCell, GridColumn, GridDraft, GridRange, GridRow, GridSpot } from './grid-shape.ts'
import { rangeBetween, within } from './moves.ts'

export interface GridParts<Row extends GridRow> {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly Row[]
  readonly cell: (row: Row, column: number) => GridCell
  readonly onType?: ((row: Row, column: number, text: string) => string | null) | undefined
  readonly onSelection?: ((range: GridRange) => void) | undefined
}

interface Selection {
  readonly active: GridSpot
  /** From where the selection goes to the active cell. */
  readonly anchor: GridSpot
}

const start: GridSpot = { row: 0, column: 0 }
const steps: Readonly<Record<EditorExit, GridSpot>> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
  stay: { row: 0, column: 0 },
}

export function useGrid<Row extends GridRow>(
  table: RefObject<HTMLTableElement | null>,
  parts: GridParts<Row>,
) {
  const { rows, columns } = parts
  const [selection, setSelection] = useState<Selection>({ active: start, anchor: start })
  const [edit, setEdit] = useState<(GridEdit & { readonly row: number }) | null>(null)
  const [drafts, setDrafts] = useState<ReadonlyMap<string, GridDraft>>(new Map())
  const wantsFocus = useRef(false)
  const size = { rows: rows.length, columns: columns.length }
  const active = within(selection.active, size)
  const anchor = within(selection.anchor, size)
  const range = rangeBetween(active, anchor)

  // What the handlers read when they are called, so that they need not change with it.
  const latest = useRef({ parts, active, edit, drafts })
  useLayoutEffect(() => {
    latest.current = { parts, active, edit, drafts }
  })

  useLayoutEffect(() => {
    if (!wantsFocus.current || edit) return
    wantsFocus.current = false
    const cell = table.current?.querySelector<HTMLElement>(
      `[data-index="${active.row}"] > [data-column="${active.column}"]`,
    )
    const target = cell?.querySelector<HTMLElement>('[data-grid-control]') ?? cell
    target?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  /** Makes a cell the active one; the selection goes to it from another cell, or is that cell alone. */
  const select = useCallback((spot: GridSpot, from?: GridSpot) => {
    const { parts } = latest.current
    const size = { rows: parts.rows.length, columns: parts.columns.length }
    const next = within(spot, size)
    const anchor = within(from ?? next, size)
    wantsFocus.current = true
    setSelection({ active: next, anchor })
    parts.onSelection?.(rangeBetween(next, anchor))
  }, [])

  const beginEdit = useCallback((spot: GridSpot, begin: GridEdit['begin'], text?: string) => {
    const { parts, drafts } = latest.current
    const row = parts.rows[spot.row]
    if (!row || parts.cell(row, spot.column).text === undefined) return false
    const draft = drafts.get(draftKey(row, parts.columns[spot.column]))
    setEdit({ ...spot, begin, text: text ?? draft?.text })
    return true
  }, [])

  const [handlers] = useState<EditHandlers>(() => {
    /** Keeps the text of the box; false where it becomes a draft instead. */
    const tryText = (text: string): boolean => {
      const { parts, edit, drafts } = latest.current
      const row = edit && parts.rows[edit.row]
      if (!row) return true
      const key = draftKey(row, parts.columns[edit.column])
      const isAsBefore = text === parts.cell(row, edit.column).text
      const problem = isAsBefore ? null : (parts.onType?.(row, edit.column, text) ?? null)
      if (problem !== null || drafts.has(key)) {
        const next = new Map(drafts)
        if (problem === null) next.delete(key)
        else next.set(key, { text, problem })
        setDrafts(next)
      }
      return problem === null
    }
    return {
      keep(text, exit) {
        const { edit } = latest.current
        if (!edit) return true
        if (!tryText(text)) return false
        setEdit(null)
        select({ row: edit.row + steps[exit].row, column: edit.column + steps[exit].column })
        return true
      },
      leave(text) {
        tryText(text)
        setEdit(null)
      },
      drop() {
        const { parts, edit, drafts } = latest.current
        const row = edit && parts.rows[edit.row]
        if (row) {
          const next = new Map(drafts)
          next.delete(draftKey(row, parts.columns[edit.column]))
          setDrafts(next)
        }
        setEdit(null)
        wantsFocus.current = true
      },
    }
  })

  /** Forgets the texts that could not be kept in these cells, because others take their place. */
  const forgetDrafts = useCallback((range: GridRange) => {
    const { parts, drafts } = latest.current
    const keys = new Set(
      parts.rows
        .slice(range.top, range.bottom + 1)
        .flatMap((row) =>
          parts.columns.slice(range.left, range.right + 1).map((column) => draftKey(row, column)),
        ),
    )
    if ([...drafts.keys()].some((key) => keys.has(key)))
      setDrafts(new Map([...drafts].filter(([key]) => !keys.has(key))))
  }, [])

  return { active, anchor, range, edit, drafts, handlers, select, beginEdit, forgetDrafts }
}
