import { names } from '#domain/text/names.ts'

/** What the keyboard does: an action with keys, or a movement that has no control. */
export interface Shortcut {
  /** As `tinykeys` reads them: `$mod` is Command on a Mac, else Control. The first one is shown. */
  readonly keys: readonly string[]
  readonly name: string
  /** Where it works, in words; everywhere on the screen when absent. */
  readonly where?: string
}

/** Of what is dragged without a mouse. */
export const dragShortcuts: readonly Shortcut[] = [
  { keys: ['Space'], name: 'Pick up, and put down again', where: 'on a handle' },
  { keys: ['ArrowUp', 'ArrowDown'], name: 'Move what was picked up' },
]

const keyNames: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}
const macNames: Readonly<Record<string, string>> = { $mod: '⌘', Shift: '⇧' }
const otherNames: Readonly<Record<string, string>> = { $mod: 'Ctrl' }

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

interface Pressed {
  readonly target: EventTarget | null
}

/** Returns whether a pressed key belongs to a dialog or a dropdown menu. */
export const isInDialog = ({ target }: Pressed): boolean =>
  target instanceof HTMLElement &&
  target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** Returns whether a pressed key belongs to the focused element: a text field, a dialog or a dropdown menu. */
export function isKeyTaken({ target }: Pressed): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (isInDialog({ target })) return true
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !untypedInputs.has(target.type)
}

/** Inputs without text, where Ctrl+Z has nothing else to do. */
const untypedInputs: ReadonlySet<string> = new Set(
  names('button, checkbox, color, file, radio, range, reset, submit'),
)
