import type { KeyboardEvent } from 'react'
import { findItem, type ItemPlace } from '#domain/menu/editing/edits.ts'
import { dragShortcuts, type Shortcut } from '../../../../menu/actions/shortcuts.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { SectionActions } from '../../sections/use-section-actions.ts'
import { writeNextDish } from '../focus/next-text.ts'
import { rowOrder } from '../focus/row-order.ts'
import {
  clearSelection,
  editText,
  focusRow,
  selectTo,
  toggleSelected,
  useSheetFocus,
} from '../focus/sheet-focus.ts'
import type { ItemActions } from '../rows/item-actions.ts'
import { pressMarks } from '../rows/press-marks.ts'

export interface SheetCommands {
  readonly items: ItemActions
  readonly sections: SectionActions
  removeSelected(): void
}

export interface RowPress extends SheetCommands {
  readonly event: KeyboardEvent
  readonly row: string
  /** Null on the heading of a section. */
  readonly place: ItemPlace | null
  readonly sectionId: number
}

export interface RowKey extends Shortcut {
  /** Other keys for the same, which need no mention. */
  readonly alsoKeys?: readonly string[]
  /** Returns whether there was something to do. Absent where a text or the arrow keys answer by themselves. */
  readonly perform?: (press: RowPress) => boolean
}

export const order = (): string[] => rowOrder(useOpenMenu.getState().menu ?? { sections: [] })

const done = (act: (press: RowPress) => void) => (press: RowPress) => {
  act(press)
  return true
}

/** What the keyboard does on the sheet: one list for its handler and for the shortcuts that explain it. */
export const rowKeys: readonly RowKey[] = [
  { keys: ['ArrowUp', 'ArrowDown'], name: 'Go to the dish above or below', where: 'on the menu' },
  {
    keys: ['Enter', 'F2'],
    name: 'Change the name',
    where: 'on a dish or a section, in the outline too',
    perform: done(({ row, place }) => editText(row, place ? 'name' : 'section-name')),
  },
  { keys: ['Enter'], name: 'Keep it and go to the next text', where: 'while changing a text of a dish' },
  { keys: ['Tab'], name: 'Keep it and go to the price', where: 'while changing a name' },
  {
    keys: ['$mod+Enter'],
    name: 'Keep it and go to the next dish, or to a new one at the end of a section',
    where: 'on a dish, or while changing a text of it',
    perform: done(({ sectionId }) => writeNextDish(sectionId)),
  },
  { keys: ['Escape'], name: 'Leave it as it was', where: 'while changing a text in its place' },
  {
    keys: ['Escape'],
    name: 'Clear the selection',
    where: 'where dishes are selected',
    perform() {
      if (useSheetFocus.getState().selected.size === 0) return false
      clearSelection()
      return true
    },
  },
  {
    keys: ['n'],
    name: 'Write a new dish at the end of the section',
    where: 'on a dish or a section',
    perform: done(({ sectionId }) => writeNextDish(sectionId)),
  },
  {
    keys: ['m'],
    name: 'Diets, allergens and marks',
    where: 'on a dish',
    perform({ row, place }) {
      if (place) pressMarks(row)
      return place !== null
    },
  },
  {
    keys: ['e'],
    name: 'Edit everything about it',
    where: 'on a dish or a section',
    perform: done(({ place, sectionId, items, sections }) => {
      const { menu } = useOpenMenu.getState()
      const item = place && menu && findItem(menu, place)
      if (item) items.edit(sectionId, item)
      else if (!place) sections.edit(sectionId)
    }),
  },
  {
    keys: ['Delete'],
    alsoKeys: ['Backspace'],
    name: 'Remove it, or all that is selected',
    where: 'on a dish or a section',
    perform: done(({ row, place, sectionId, items, sections, removeSelected }) => {
      if (!place) sections.remove(sectionId)
      else if (useSheetFocus.getState().selected.has(row)) removeSelected()
      else items.remove(place)
    }),
  },
  {
    keys: ['Alt+ArrowUp', 'Alt+ArrowDown'],
    name: 'Move it',
    where: 'on a dish or a section',
    perform: done(({ event, row, place, sectionId, items, sections }) => {
      const by = event.key === 'ArrowUp' ? -1 : 1
      if (place) items.moveBy(place, by)
      else {
        sections.moveBy(sectionId, by)
        focusRow(row)
      }
    }),
  },
  {
    keys: ['Space'],
    name: 'Select it, with Shift all up to it',
    where: 'on a dish',
    perform({ event, row, place }) {
      if (!place) return false
      if (event.shiftKey) selectTo(row, order())
      else toggleSelected(row)
      return true
    },
  },
  {
    keys: ['ArrowRight', 'ArrowLeft'],
    name: 'Go through the buttons of a dish; from a dish to its section',
    where: 'on a dish or a section',
  },
  ...dragShortcuts,
]
