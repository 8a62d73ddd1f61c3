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
  editInPlace: { keys: ['F2', 'Enter'], name: 'Change a name in place', where: 'on a dish' },
  keepEdit: { keys: ['Enter'], name: 'Keep what was typed', where: 'while changing a text in its place' },
  dropEdit: { keys: ['Escape'], name: 'Leave it as it was', where: 'while changing a text in its place' },
  pickUp: { keys: ['Space'], name: 'Pick up, and put down again', where: 'on a handle or a section’s tab' },
  carry: { keys: ['ArrowUp', 'ArrowDown'], name: 'Move what was picked up' },
} as const satisfies Record<string, Shortcut>

const keyNames: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }
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

/** Does a pressed key belong to the focused element: a text field, a dialog or a dropdown menu? */
export function isKeyTaken({ target }: { readonly target: EventTarget | null }): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !untypedInputs.has(target.type)
}

/** Inputs without a text of their own, where Ctrl+Z has nothing else to do. */
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
