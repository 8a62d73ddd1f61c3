import { Fragment, useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { DropdownMenuItem } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ToolbarItem } from '../../ui/toolbar.tsx'
import { isKeyTaken, isMac, keyWords, shortcuts } from './shortcuts.ts'
import { type Travelling, useUndo } from './use-undo.ts'

export interface UndoButtonsProps extends Travelling {
  /** They are in a `Toolbar`. */
  isInToolbar?: boolean
}

/** Undo and redo of the open menu, by button and by key, in the builder and the designer alike. */
export function UndoButtons({ onTravelled, isInToolbar = false }: UndoButtonsProps) {
  const { undo, redo } = useUndo({ onTravelled })
  useEffect(() => {
    const handled = (act: () => void) => (event: KeyboardEvent) => {
      event.preventDefault()
      act()
    }
    const bindings = [
      ...shortcuts.undo.keys.map((keys) => [keys, handled(undo.travel)]),
      ...shortcuts.redo.keys.map((keys) => [keys, handled(redo.travel)]),
    ]
    return tinykeys(window, Object.fromEntries(bindings), { ignore: isKeyTaken })
  })

  const Item = isInToolbar ? ToolbarItem : Fragment
  return (
    <div className="flex shrink-0">
      {[undo, redo].map(({ icon, label, keys, isPossible, travel }) => (
        <Item key={keys}>
          <IconButton
            icon={icon}
            label={label}
            shortcut={keyWords(keys, isMac())}
            isUnavailable={!isPossible}
            onClick={travel}
          />
        </Item>
      ))}
    </div>
  )
}

/** The same as items of a dropdown menu, where the bar has no room. */
export function UndoItems({ onTravelled }: Travelling) {
  const steps = useUndo({ onTravelled })
  return (
    <>
      {[steps.undo, steps.redo].map(({ icon, label, keys, isPossible, travel }) => (
        <DropdownMenuItem key={keys} icon={icon} disabled={!isPossible} onSelect={travel}>
          {label}
        </DropdownMenuItem>
      ))}
    </>
  )
}
