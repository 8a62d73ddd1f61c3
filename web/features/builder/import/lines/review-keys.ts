import type { Shortcut } from '../../../../menu/editing/shortcuts.ts'
import { roleChoices } from './words/role-words.ts'

const onLine = 'on a line'

/** What the keyboard does in the review: one list for its handler and the sheet that explains it. */
export const reviewKeys: readonly Shortcut[] = [
  { keys: ['ArrowUp', 'ArrowDown'], name: 'Go to the line above or below' },
  { keys: ['j', 'k'], name: 'Go to the next or the last line to look at' },
  { keys: ['y'], name: 'Looks right. Go to the next one', where: onLine },
  ...roleChoices.map(({ key, label }) => ({ keys: [key], name: label, where: onLine })),
  { keys: ['m'], name: 'Merge with the line above', where: onLine },
  { keys: ['v'], name: 'Diets, allergens and marks', where: 'on a dish' },
  { keys: ['Enter', 'F2'], name: 'Change the words', where: onLine },
  { keys: ['$mod+Enter'], name: 'Split at the cursor', where: 'while changing the words' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], name: 'Move the line', where: onLine },
  { keys: ['$mod+z'], name: 'Undo' },
]
