import { dragShortcuts, type Shortcut } from '../../../../menu/actions/shortcuts.ts'

/** What the keyboard does on the sheet; `handleSheetKey` answers. */
export const rowShortcuts: readonly Shortcut[] = [
  { keys: ['ArrowUp', 'ArrowDown'], name: 'Go to the dish above or below', where: 'on the menu' },
  {
    keys: ['Enter', 'F2'],
    name: 'Change the name',
    where: 'on a dish or a section, in the outline too',
  },
  {
    keys: ['Enter'],
    name: 'Keep it and go to the next text',
    where: 'while changing a text of a dish',
  },
  { keys: ['Tab'], name: 'Keep it and go to the price', where: 'while changing a name' },
  {
    keys: ['$mod+Enter'],
    name: 'Keep it and go to the next dish, or to a new one at the end of a section',
    where: 'on a dish, or while changing a text of it',
  },
  { keys: ['Escape'], name: 'Leave it as it was', where: 'while changing a text in its place' },
  {
    keys: ['n'],
    name: 'Write a new dish at the end of the section',
    where: 'on a dish or a section',
  },
  { keys: ['m'], name: 'Diets, allergens and marks', where: 'on a dish' },
  { keys: ['e'], name: 'Edit everything about it', where: 'on a dish or a section' },
  { keys: ['Delete'], name: 'Remove it, or all that is selected', where: 'on a dish or a section' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], name: 'Move it', where: 'on a dish or a section' },
  { keys: ['Space'], name: 'Select it, with Shift all up to it', where: 'on a dish' },
  {
    keys: ['ArrowRight', 'ArrowLeft'],
    name: 'Go through the buttons of a dish; from a dish to its section',
    where: 'on a dish or a section',
  },
  ...dragShortcuts,
]
