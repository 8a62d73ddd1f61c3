import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { MenuSnapshot } from '../state/editing-session.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { changeWords } from './change-words.ts'
import { isKeyTaken, isMac, keyWords, shortcuts } from './shortcuts.ts'

export interface UndoButtonsProps {
  /** Called after an undo or redo, to show the changed place. */
  onTravelled?: (from: MenuSnapshot, to: MenuSnapshot) => void
}

/** Undo and redo of the open menu, by button and by key, in the builder and the designer alike. */
export function UndoButtons({ onTravelled }: UndoButtonsProps) {
  const undoes = useOpenMenu((open) => {
    const step = open.history.past.at(-1)
    return step ? changeWords(step.state, open) : null
  })
  const redoes = useOpenMenu((open) => {
    const state = open.history.future.at(-1)
    return state ? changeWords(open, state) : null
  })

  const travel = (words: string | null, isUndo: boolean) => {
    if (words === null) return
    const from = useOpenMenu.getState()
    if (isUndo) from.undo()
    else from.redo()
    toast({ title: isUndo ? 'Undone' : 'Redone', description: sentence(words) })
    onTravelled?.(from, useOpenMenu.getState())
  }
  const undo = () => travel(undoes, true)
  const redo = () => travel(redoes, false)

  useEffect(() => {
    const handled = (act: () => void) => (event: KeyboardEvent) => {
      event.preventDefault()
      act()
    }
    const bindings = [
      ...shortcuts.undo.keys.map((keys) => [keys, handled(undo)]),
      ...shortcuts.redo.keys.map((keys) => [keys, handled(redo)]),
    ]
    return tinykeys(window, Object.fromEntries(bindings), { ignore: isKeyTaken })
  })

  return (
    <div className="flex shrink-0">
      <IconButton
        icon={Undo2}
        label={labelOf(shortcuts.undo.name, undoes)}
        shortcut={keyWords(shortcuts.undo.keys[0], isMac())}
        isUnavailable={undoes === null}
        onClick={undo}
      />
      <IconButton
        icon={Redo2}
        label={labelOf(shortcuts.redo.name, redoes)}
        shortcut={keyWords(shortcuts.redo.keys[0], isMac())}
        isUnavailable={redoes === null}
        onClick={redo}
      />
    </div>
  )
}

const labelOf = (name: string, words: string | null): string => (words ? `${name} ${words}` : name)

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
