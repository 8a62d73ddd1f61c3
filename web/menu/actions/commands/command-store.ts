import { create } from 'zustand'

/** A command that was carried out. */
export interface DoneCommand {
  readonly command: string
  readonly says: readonly string[]
  readonly at: Date
  readonly menuNumber: number
}

/** What was typed, and as what a model says it where the grammar alone doesn't read it. */
export interface LookedAt {
  readonly command: string
  readonly sentences?: readonly string[]
}

interface CommandStore {
  readonly looked: LookedAt | null
  /** The latest first, of this session. */
  readonly done: readonly DoneCommand[]
}

/** No one looks back further than this. */
const MOST_DONE = 50

export const useCommands = create<CommandStore>()(() => ({ looked: null, done: [] }))

export const lookAtCommand = (looked: LookedAt): void => useCommands.setState({ looked })

export const stopLooking = (): void => useCommands.setState({ looked: null })

export const noteDone = (done: DoneCommand): void =>
  useCommands.setState((all) => ({ done: [done, ...all.done].slice(0, MOST_DONE) }))
