import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { GridCell, GridRange, GridRow, GridSpot } from './grid-shape.ts'
import { isOneCell, spotAfter } from './moves.ts'
import type { GridParts, useGrid } from './use-grid.ts'

/** What a grid can do with a selection other than move it; absent actions aren't possible. */
export interface GridActions {
  /** Space, or a click or Enter on a cell that isn't a text and has no control. */
  readonly onPress?: ((range: GridRange) => void) | undefined
  /** Delete and Backspace, and after a cut. */
  readonly onClear?: ((range: GridRange) => void) | undefined
  /** Control+D: the first row of the selection goes into all others. */
  readonly onFillDown?: ((range: GridRange) => void) | undefined
  /** What Control+C writes to the clipboard: cells by tabs, rows by line ends. */
  readonly copyText?: ((range: GridRange) => string) | undefined
  /** Control+V, with the text of the clipboard. */
  readonly onPaste?: ((text: string, range: GridRange) => void) | undefined
}

const isPrintable = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'text'

function spotOf(target: EventTarget): GridSpot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-index]')
  if (!cell || !row) return null
  return { row: Number(row.dataset.index), column: Number(cell.dataset.column) }
}

export function useGridEvents<Row extends GridRow>(
  grid: ReturnType<typeof useGrid<Row>>,
  parts: GridParts<Row>,
  actions: GridActions,
  pageSize: () => number,
) {
  const { active, anchor, range, select, beginEdit, forgetDrafts } = grid
  const { rows, columns } = parts
  const isDragging = useRef(false)
  const wasActive = useRef(false)

  const cellAt = ({ row, column }: GridSpot): GridCell | undefined => {
    const found = rows[row]
    return found && parts.cell(found, column)
  }

  const clear = () => {
    if (!actions.onClear) return
    forgetDrafts(range)
    actions.onClear(range)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.defaultPrevented) return
    const hasControl = event.ctrlKey || event.metaKey
    const size = { rows: rows.length, columns: columns.length, page: pageSize() }
    const done = () => event.preventDefault()
    const next = event.altKey ? undefined : spotAfter({ key: event.key, hasControl }, active, size)
    if (next) {
      done()
      select(next, event.shiftKey ? anchor : undefined)
      return
    }
    if (hasControl && (event.key === 'a' || event.key === ' ')) {
      done()
      select({ row: rows.length - 1, column: active.column }, { row: 0, column: active.column })
      return
    }
    if (hasControl && event.key === 'd' && actions.onFillDown) {
      done()
      actions.onFillDown(range)
      return
    }
    if (event.shiftKey && event.key === ' ') {
      done()
      select({ row: active.row, column: columns.length - 1 }, { row: active.row, column: 0 })
      return
    }
    if (event.key === 'Escape' && !isOneCell(range)) {
      done()
      select(active)
      return
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && actions.onClear) {
      done()
      clear()
      return
    }
    const cell = cellAt(active)
    if (event.key === 'F2' || (event.key === 'Enter' && !hasControl)) {
      if (beginEdit(active, event.key === 'F2' ? 'end' : 'select')) done()
      else if (!cell?.hasControl && actions.onPress) {
        done()
        actions.onPress(range)
      }
      return
    }
    if (event.key === ' ' && cell?.text === undefined) {
      // The control of a single cell hears Space itself.
      if (cell?.hasControl && isOneCell(range)) return
      done()
      actions.onPress?.(range)
      return
    }
    if (event.key === 'Process') beginEdit(active, 'end', '')
    else if (isPrintable(event) && beginEdit(active, 'end', event.key)) done()
  }

  /** A screen reader, or a script, may put the focus into any cell. */
  const onFocus = (event: FocusEvent) => {
    const spot = spotOf(event.target)
    if (!spot || isTyping(event.target)) return
    if (spot.row !== active.row || spot.column !== active.column) select(spot)
  }

  const onMouseDown = (event: MouseEvent) => {
    const spot = spotOf(event.target)
    if (!spot || event.button !== 0 || isTyping(event.target)) return
    wasActive.current = spot.row === active.row && spot.column === active.column && isOneCell(range)
    isDragging.current = true
    select(spot, event.shiftKey ? anchor : undefined)
  }

  const onMouseOver = (event: MouseEvent) => {
    if (!isDragging.current) return
    if (event.buttons !== 1) {
      isDragging.current = false
      return
    }
    const spot = spotOf(event.target)
    if (spot && (spot.row !== active.row || spot.column !== active.column)) select(spot, anchor)
  }

  const onClick = (event: MouseEvent) => {
    isDragging.current = false
    const spot = spotOf(event.target)
    if (!spot || event.shiftKey || isTyping(event.target) || !isOneCell(range)) return
    const cell = cellAt(spot)
    if (cell?.text === undefined) {
      if (cell && !cell.hasControl) actions.onPress?.(range)
      return
    }
    // A finger has no second button and no keys: its second tap on a cell opens it.
    if (wasActive.current && matchMedia('(pointer: coarse)').matches) beginEdit(spot, 'select')
  }

  const onDoubleClick = (event: MouseEvent) => {
    const spot = spotOf(event.target)
    if (spot && !isTyping(event.target)) beginEdit(spot, 'select')
  }

  const onCopy = (event: ClipboardEvent) => {
    if (isTyping(event.target) || !actions.copyText) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', actions.copyText(range))
  }

  const onCut = (event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    onCopy(event)
    clear()
  }

  const onPaste = (event: ClipboardEvent) => {
    if (isTyping(event.target) || !actions.onPaste) return
    event.preventDefault()
    forgetDrafts(range)
    actions.onPaste(event.clipboardData.getData('text/plain'), range)
  }

  return { onKeyDown, onFocus, onMouseDown, onMouseOver, onClick, onDoubleClick, onCopy, onCut, onPaste }
}
