import { create } from 'zustand'

/** A command that was carried out. */
export interface DoneCommand {
  readonly command: string
  readonly says: readonly string[]
  readonly at: Date
  /** Of the menu that was open. */
  readonly menuNumber: number
}

interface CommandStore {
  /** What is shown before it counts; null where nothing is. */
  readonly looked: string | null
  /** The latest first, of this session. */
  readonly done: readonly DoneCommand[]
}

/** No one looks back further than this. */
const MOST_DONE = 50

export const useCommands = create<CommandStore>()(() => ({ looked: null, done: [] }))

export const lookAtCommand = (command: string): void => useCommands.setState({ looked: command })

export const stopLooking = (): void => useCommands.setState({ looked: null })

export const noteDone = (done: DoneCommand): void =>
  useCommands.setState((all) => ({ done: [done, ...all.done].slice(0, MOST_DONE) }))
