import { useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { Dialog } from '../../ui/dialog.tsx'
import { isKeyTaken, isMac, keyWords, type Shortcut, shortcuts } from './shortcuts.ts'

export interface ShortcutsSheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Those that this screen has. */
  readonly names: readonly (keyof typeof shortcuts)[]
}

/** What the keyboard can do here. */
export function ShortcutsSheet({ isOpen, onOpenChange, names }: ShortcutsSheetProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts" maxWidth={460}>
      <ShortcutList shortcuts={names.map((name) => shortcuts[name])} />
    </Dialog>
  )
}

export function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="divide-y divide-rule">
      {shortcuts.map(({ name, where, keys }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt>
            {name}
            {where && <span className="block text-quiet text-sm">{where}</span>}
          </dt>
          <dd className="flex shrink-0 flex-wrap justify-end gap-1">
            {keys.map((combination) => (
              <kbd
                key={combination}
                className="rounded-[4px] border border-edge bg-wash px-1.5 font-sans text-sm leading-6"
              >
                {keyWords(combination, isMac())}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether the sheet is open; the question mark opens it. */
export function useShortcutsSheet() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => bind(shortcuts.help, () => setIsOpen(true), isKeyTaken), [])
  return [isOpen, setIsOpen] as const
}

/** Saves with the keys that would else save the page; also while a text is being typed. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() =>
    bind(
      shortcuts.save,
      (event) => {
        event.preventDefault()
        if (!event.repeat) save()
      },
      () => false,
    ),
  )
}

const bind = (
  { keys }: Shortcut,
  act: (event: KeyboardEvent) => void,
  ignore: (event: Event) => boolean,
): (() => void) =>
  tinykeys(window, Object.fromEntries(keys.map((combination) => [combination, act])), { ignore })
