import type { KeyboardEvent, MouseEvent } from 'react'
import {
  clearSelection,
  focusRow,
  placeOfRow,
  sectionOfRow,
  sectionRow,
  selectTo,
  toggleSelected,
  useSheetFocus,
} from '../focus/sheet-focus.ts'
import { order, rowKeys, type SheetCommands } from './row-keys.ts'

const inText = 'input, textarea, select, [contenteditable]'
const inControl = `button, a, ${inText}`

const rowAt = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null

/** A press on the empty part of a row selects it; with Shift all from the last one, with Control or Command it joins them. */
export function selectByClick(event: MouseEvent): void {
  const { target } = event
  const row = rowAt(target)?.dataset.row
  if (row === undefined || placeOfRow(row) === null || (target as Element).closest(inControl)) return
  // A press that ends a marking of words selects nothing; one with Shift marks words by itself.
  if (event.shiftKey) getSelection()?.removeAllRanges()
  else if (getSelection()?.isCollapsed === false) return
  const { selected } = useSheetFocus.getState()
  if (event.shiftKey) selectTo(row, order())
  else if (event.ctrlKey || event.metaKey || selected.has(row)) toggleSelected(row)
  else {
    clearSelection()
    toggleSelected(row)
  }
}

/** What the keys do on a row of the sheet, outside of its boxes; the shortcuts sheet explains them. */
export function handleSheetKey(event: KeyboardEvent<HTMLElement>, commands: SheetCommands): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return
  const element = rowAt(event.target)
  const row = element?.dataset.row
  if (!element || row === undefined || (event.target as Element).closest(inText)) return
  const isOnRow = event.target === element
  const handled =
    (!event.altKey && stepByKey(event, row, element, isOnRow)) ||
    // Enter and Space belong to the button that has the focus.
    ((isOnRow || (event.key !== 'Enter' && event.key !== ' ')) && actByKey(event, row, commands))
  if (handled) event.preventDefault()
}

/** Shift only changes what a key does. */
const pressed = ({ altKey, ctrlKey, metaKey, key }: KeyboardEvent): string =>
  `${altKey ? 'Alt+' : ''}${ctrlKey || metaKey ? '$mod+' : ''}${key === ' ' ? 'Space' : key}`

function actByKey(event: KeyboardEvent, row: string, commands: SheetCommands): boolean {
  const wanted = pressed(event)
  const press = { ...commands, event, row, place: placeOfRow(row), sectionId: sectionOfRow(row) }
  return rowKeys.some(
    ({ keys, alsoKeys = [], perform }) => [...keys, ...alsoKeys].includes(wanted) && perform?.(press),
  )
}

/** The arrow keys: up and down from dish to dish, to the left the heading, to the right what the row has. */
function stepByKey(event: KeyboardEvent, row: string, element: HTMLElement, isOnRow: boolean): boolean {
  if (event.ctrlKey || event.metaKey) return false
  const rows = order()
  const at = rows.indexOf(row)
  const go = (to: string | undefined): boolean => {
    if (to === undefined) return false
    if (event.shiftKey && placeOfRow(to)) selectTo(to, rows)
    focusRow(to)
    return true
  }
  switch (event.key) {
    case 'ArrowDown':
      return go(at < 0 ? firstBelow(row, rows) : rows[at + 1])
    case 'ArrowUp':
      return go(at < 0 ? lastAbove(row, rows) : rows[at - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'ArrowRight':
      return stepInside(element, event.target, 1)
    case 'ArrowLeft':
      if (!isOnRow) return stepInside(element, event.target, -1)
      return placeOfRow(row) !== null && go(sectionRow(sectionOfRow(row)))
    default:
      return false
  }
}

const firstBelow = (heading: string, rows: readonly string[]): string | undefined =>
  rows.find((row) => sectionOfRow(row) === sectionOfRow(heading))

function lastAbove(heading: string, rows: readonly string[]): string | undefined {
  const first = rows.findIndex((row) => sectionOfRow(row) === sectionOfRow(heading))
  return rows[first - 1]
}

/** To the next control of the row, or the one before; before the first one is the row itself. */
function stepInside(element: HTMLElement, from: EventTarget, by: 1 | -1): boolean {
  const controls = [...element.querySelectorAll<HTMLElement>('button')].filter((one) => one.offsetWidth > 0)
  const next = controls.indexOf(from as HTMLElement) + by
  if (next < 0) element.focus()
  else controls[next]?.focus()
  return true
}
