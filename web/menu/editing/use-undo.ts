import { type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { toast } from '../../ui/toast-store.ts'
import type { MenuSnapshot } from '../state/editing-session.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { changeWords } from './change-words.ts'
import { shortcuts } from './shortcuts.ts'

export interface Travelling {
  /** Called after an undo or redo, to show the changed place. */
  onTravelled?: ((from: MenuSnapshot, to: MenuSnapshot) => void) | undefined
}

interface HistoryStep {
  readonly icon: LucideIcon
  /** `Undo removing Soup`. */
  readonly label: string
  readonly keys: string
  readonly isPossible: boolean
  readonly travel: () => void
}

/** One step back and one forward in the history of the open menu. */
export function useUndo({ onTravelled }: Travelling): {
  readonly undo: HistoryStep
  readonly redo: HistoryStep
} {
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
  const stepOf = (words: string | null, isUndo: boolean): HistoryStep => {
    const { name, keys } = isUndo ? shortcuts.undo : shortcuts.redo
    return {
      icon: isUndo ? Undo2 : Redo2,
      label: words ? `${name} ${words}` : name,
      keys: keys[0],
      isPossible: words !== null,
      travel: () => travel(words, isUndo),
    }
  }
  return { undo: stepOf(undoes, true), redo: stepOf(redoes, false) }
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
