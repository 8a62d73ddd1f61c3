/** The keyboard shortcuts: one list for the handlers and the sheet that explains them. */
export interface Shortcut {
  /** As `tinykeys` reads them: `$mod` is Command on a Mac, else Control. The first one is shown. */
  readonly keys: readonly string[]
  /** What it does, as a heading has it. */
  readonly name: string
  /** Where it works, in words; everywhere on the screen when absent. */
  readonly where?: string
}

export const shortcuts = {
  undo: { keys: ['$mod+z'], name: 'Undo' },
  redo: { keys: ['$mod+Shift+z', '$mod+y'], name: 'Redo' },
  save: { keys: ['$mod+s'], name: 'Save Menu' },
  help: { keys: ['Shift+?'], name: 'Show these shortcuts' },
  walk: { keys: ['ArrowUp', 'ArrowDown'], name: 'Go to the dish above or below', where: 'on the menu' },
  editInPlace: {
    keys: ['Enter', 'F2'],
    name: 'Change the name',
    where: 'on a dish or a section, in the outline too',
  },
  nextText: {
    keys: ['Enter'],
    name: 'Keep it and go to the next text',
    where: 'while changing a text of a dish',
  },
  toPrice: { keys: ['Tab'], name: 'Keep it and go to the price', where: 'while changing a name' },
  nextDish: {
    keys: ['$mod+Enter'],
    name: 'Keep it and go to the next dish, or to a new one at the end of a section',
    where: 'on a dish, or while changing a text of it',
  },
  dropEdit: { keys: ['Escape'], name: 'Leave it as it was', where: 'while changing a text in its place' },
  newDish: {
    keys: ['n'],
    name: 'Write a new dish at the end of the section',
    where: 'on a dish or a section',
  },
  marks: { keys: ['m'], name: 'Diets, allergens and marks', where: 'on a dish' },
  allDetails: { keys: ['e'], name: 'Edit everything about it', where: 'on a dish or a section' },
  remove: { keys: ['Delete'], name: 'Remove it, or all that is selected', where: 'on a dish or a section' },
  move: { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], name: 'Move it', where: 'on a dish or a section' },
  select: { keys: ['Space'], name: 'Select it, with Shift all up to it', where: 'on a dish' },
  inside: {
    keys: ['ArrowRight', 'ArrowLeft'],
    name: 'Go through the buttons of a dish; from a dish to its section',
    where: 'on a dish or a section',
  },
  pickUp: { keys: ['Space'], name: 'Pick up, and put down again', where: 'on a handle' },
  carry: { keys: ['ArrowUp', 'ArrowDown'], name: 'Move what was picked up' },
} as const satisfies Record<string, Shortcut>

const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}
const macNames: Readonly<Record<string, string>> = { $mod: '⌘', Shift: '⇧' }
const otherNames: Readonly<Record<string, string>> = { $mod: 'Ctrl' }

/** A combination as a keyboard names it: `Ctrl+Shift+Z`, on a Mac `⇧⌘Z`. */
export function keyWords(keys: string, isMac: boolean): string {
  const names = keys
    .split('+')
    .map(
      (key) =>
        (isMac ? macNames : otherNames)[key] ?? keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key),
    )
  if (!isMac) return names.join('+')
  // Apple names Shift before Command.
  return [...names.filter((name) => name === '⇧'), ...names.filter((name) => name !== '⇧')].join('')
}

export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Returns whether a pressed key belongs to the focused element: a text field, a dialog or a dropdown menu. */
export function isKeyTaken({ target }: { readonly target: EventTarget | null }): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !untypedInputs.has(target.type)
}

/** Inputs without text, where Ctrl+Z has nothing else to do. */
const untypedInputs: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'reset',
  'submit',
])
