import { useDeferredValue, useMemo } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import { useCommands } from '../commands/command-store.ts'
import { readCommandHere } from '../commands/read-command-here.ts'
import { commandEntries, commandSentence, doneEntries, modelEntries } from './command-entries.ts'
import type { PaletteEntry } from './entries.ts'
import type { FoundGroup } from './find-entries.ts'

interface AskedCommand {
  readonly groups: readonly FoundGroup<PaletteEntry>[]
  /** The offer to ask the model, after what is called as was typed. */
  readonly model: readonly FoundGroup<PaletteEntry>[]
  readonly sentence: string
  /** Why not; empty where it isn't refused. */
  readonly refusal: string
}

const nothing: AskedCommand = { groups: [], model: [], sentence: '', refusal: '' }

/** What typed words would change on the open menu; before anything is typed, what was changed so. */
export function useAskedCommand(typed: string, menu: Menu | null, asksModel: boolean): AskedCommand {
  const command = useDeferredValue(typed.trim())
  const done = useCommands((all) => all.done)
  const menuNumber = useOpenMenu((open) => open.menuNumber)
  return useMemo(() => {
    if (!menu) return nothing
    if (command === '') return { ...nothing, groups: doneEntries(done, menuNumber) }
    const answer = readCommandHere(command, menu)
    return {
      groups: commandEntries(answer, command, menu),
      model: asksModel ? modelEntries(answer, command) : [],
      sentence: commandSentence(answer),
      refusal: answer.kind === 'refused' ? answer.sentence : '',
    }
  }, [command, menu, done, menuNumber, asksModel])
}
