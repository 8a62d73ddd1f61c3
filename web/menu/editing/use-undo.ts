import { type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { toast } from '../../ui/toast-store.ts'
import type { MenuSnapshot } from '../state/editing-session.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { changeWords, type MenuState } from './change-words.ts'
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
  const present = useOpenMenu(useShallow(whatIsNamed))
  const past = useOpenMenu(({ history }) => history.past.at(-1)?.state)
  const future = useOpenMenu(({ history }) => history.future.at(-1))
  // Named once for each change: to compare two states of a long menu takes a while.
  const undoes = useMemo(() => (past ? changeWords(past, present) : null), [past, present])
  const redoes = useMemo(() => (future ? changeWords(present, future) : null), [future, present])
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

const whatIsNamed = ({ menu, restaurant, templateId, design, menuNumber }: MenuState): MenuState => ({
  menu,
  restaurant,
  templateId,
  design,
  menuNumber,
})

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
