import { create } from 'zustand'

/** Words that came into the open menu from elsewhere are taken to be seen after this long, in ms. */
const SEEN_AFTER_MS = 5000

interface UnseenWords {
  /** When unsaved words of another tab or person came last, in ms since 1970; null where all are seen. */
  readonly takenAt: number | null
  /** Is the person asked to look at them before they're saved? */
  readonly isAsked: boolean
}

export const useUnseenWords = create<UnseenWords>()(() => ({ takenAt: null, isAsked: false }))

export const noteUnseenWords = (): void => useUnseenWords.setState({ takenAt: Date.now() })

export const forgetUnseenWords = (): void => useUnseenWords.setState({ takenAt: null, isAsked: false })

/** Words of elsewhere came with the save, or so shortly before it that nobody need have seen them. */
export class UnseenWordsError extends Error {
  override readonly name = 'UnseenWordsError'
}

/** Asks the person once to look at what came from elsewhere. @throws {UnseenWordsError} where there is something */
export function refuseUnseen(): void {
  const { takenAt } = useUnseenWords.getState()
  if (takenAt === null || Date.now() - takenAt > SEEN_AFTER_MS) return
  useUnseenWords.setState({ takenAt: null, isAsked: true })
  throw new UnseenWordsError()
}
