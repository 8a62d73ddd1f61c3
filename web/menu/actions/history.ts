import { type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { toast } from '../../ui/toast/toast-store.ts'
import { type ChangedState, changeWords } from '../editing/change-words.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import type { Action } from './action.ts'
import type { HistoryContext } from './contexts.ts'

const fields = ['menu', 'restaurant', 'templateId', 'design', 'menuNumber'] as const
const isSame = (one: ChangedState, other: ChangedState) =>
  fields.every((field) => one[field] === other[field])

/** Names each change once, as many controls as ask: to compare two states of a long menu takes a while. */
function namedOnce(): typeof changeWords {
  let last: { readonly before: ChangedState; readonly after: ChangedState; readonly words: string } | null =
    null
  return (before, after) => {
    if (!last || !isSame(last.before, before) || !isSame(last.after, after))
      last = { before, after, words: changeWords(before, after) }
    return last.words
  }
}
const wordsOfUndo = namedOnce()
const wordsOfRedo = namedOnce()

/** What was said of its dishes, outside of the menu, since its last change. */
const saidIn = ({ saidLast, revision }: HistoryContext['open']) =>
  saidLast?.revision === revision ? saidLast : null

function undoes({ open }: HistoryContext): string | null {
  const said = saidIn(open)
  if (said) return `“${said.words}”`
  const before = open.history.past.at(-1)?.state
  return before ? wordsOfUndo(before, open) : null
}

function redoes({ open }: HistoryContext): string | null {
  const after = open.history.future.at(-1)
  return after ? wordsOfRedo(open, after) : null
}

interface Way {
  readonly name: 'Undo' | 'Redo'
  readonly icon: LucideIcon
  readonly keys: readonly string[]
  /** What it would change, in words: `removing Soup`; null where there is nothing. */
  readonly words: (context: HistoryContext) => string | null
  readonly whyNot: string
  readonly className?: string
}

const wayOf = ({ name, icon, keys, words, whyNot, className }: Way): Action<HistoryContext> => ({
  key: name.toLowerCase(),
  name,
  icon,
  keys,
  label: (context) => [name, words(context)].filter(Boolean).join(' '),
  whyNot: (context) => (words(context) === null ? whyNot : null),
  bar: ({ room = 0, step }) =>
    room >= (step === 'design' ? 64 : 48) && { variant: 'quiet', icon: 'alone', className },
  more: ({ room = 0, step }) => step === 'content' && room < 48 && 'history',
  perform(context) {
    const changed = words(context)
    const from = useOpenMenu.getState()
    if (changed === null) return
    const said = name === 'Undo' ? saidIn(from) : null
    if (said) return said.takeBack()
    if (name === 'Undo') from.undo()
    else from.redo()
    toast({
      title: name === 'Undo' ? 'Undone' : 'Redone',
      description: `${changed.charAt(0).toUpperCase()}${changed.slice(1)}.`,
    })
    context.onTravelled?.(from, useOpenMenu.getState())
  },
})

export const historyActions: readonly Action<HistoryContext>[] = [
  wayOf({ name: 'Undo', icon: Undo2, keys: ['$mod+z'], words: undoes, whyNot: 'Nothing was changed yet.' }),
  wayOf({
    name: 'Redo',
    icon: Redo2,
    keys: ['$mod+Shift+z', '$mod+y'],
    words: redoes,
    whyNot: 'Nothing was undone.',
    // The two stay together in a bar.
    className: '-ml-1 sm:-ml-2',
  }),
]
