import { create } from 'zustand'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'

/** The fields of a dish that are edited in place, in the order in which Enter goes through them. */
export const itemTexts = ['name', 'description', 'prices'] as const
export type ItemText = (typeof itemTexts)[number]

type SectionText = 'section-intro' | 'section-footer'

export type EditedText = ItemText | 'section-name' | SectionText

export const itemRow = ({ sectionId, itemId }: ItemPlace): string => `item ${sectionId} ${itemId}`

export const sectionRow = (sectionId: number): string => `section ${sectionId}`

/** The dish that a row holds; null for a heading. */
export function placeOfRow(row: string): ItemPlace | null {
  const [kind, sectionId, itemId] = row.split(' ')
  return kind === 'item' ? { sectionId: Number(sectionId), itemId: Number(itemId) } : null
}

export const sectionOfRow = (row: string): number => Number(row.split(' ')[1])

interface SheetFocus {
  /** The row that the Tab key reaches; the first one while it is null. */
  readonly current: string | null
  readonly editing: { readonly row: string; readonly text: EditedText } | null
  readonly selected: ReadonlySet<string>
  /** Where a selection that is extended begins. */
  readonly anchor: string | null
  /** What is to get the keyboard focus once it is on the page, as a selector within its row. */
  readonly wanted: { readonly row: string; readonly selector: string | null } | null
}

const nothing: ReadonlySet<string> = new Set()

/** Where the keyboard is on the sheet. It isn't part of the menu, and nothing of it is kept. */
export const useSheetFocus = create<SheetFocus>()(() => ({
  current: null,
  editing: null,
  selected: nothing,
  anchor: null,
  wanted: null,
}))

const set = useSheetFocus.setState

export const editText = (row: string, text: EditedText): void =>
  set({ current: row, editing: { row, text }, wanted: { row, selector: 'input, textarea' } })

export const closeText = (row: string, text: EditedText): void =>
  set(({ editing }) => (editing?.row === row && editing.text === text ? { editing: null } : {}))

export const focusRow = (row: string, selector: string | null = null): void =>
  set({ current: row, wanted: { row, selector } })

export const noteCurrentRow = (row: string): void => {
  if (useSheetFocus.getState().current !== row) set({ current: row })
}

export const forgetWanted = (): void => set({ wanted: null })

export const clearSelection = (): void => set({ selected: nothing, anchor: null })

/** Takes a row into the selection, or out of it. */
export const toggleSelected = (row: string): void =>
  set(({ selected }) => {
    const next = new Set(selected)
    if (!next.delete(row)) next.add(row)
    return { selected: next, anchor: row, current: row }
  })

/**
 * Selects all dishes from the anchor to this row.
 * @param order the rows of the sheet from top to bottom
 */
export const selectTo = (row: string, order: readonly string[]): void =>
  set(({ anchor, current }) => {
    const from = anchor ?? current ?? row
    const [first, last] = [order.indexOf(from), order.indexOf(row)].toSorted((a, b) => a - b)
    if (first === undefined || last === undefined || first < 0) return {}
    const rows = order.slice(first, last + 1).filter((name) => placeOfRow(name) !== null)
    return { selected: new Set(rows), anchor: from, current: row }
  })
