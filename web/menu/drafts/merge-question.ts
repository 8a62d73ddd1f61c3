import { create } from 'zustand'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import type { SavedAs } from '#domain/menu/stored/forms.ts'

/** What was changed elsewhere and waits to be merged with the open menu. */
export interface Elsewhere {
  /** The state that both come from; null where nobody knows it any more. */
  readonly base: MenuWork | null
  readonly theirs: MenuWork
  readonly at: string
  readonly savedAs: SavedAs
  readonly saved: MenuWork
  /** Of the draft on the server; null where there is none. */
  readonly draftVersion: number | null
  /** Is what was changed elsewhere itself the draft? */
  readonly isDraft: boolean
}

interface MergeQuestion {
  /** The merge of the open menu that only a person can decide; null for none. */
  readonly asked: Elsewhere | null
  /** One that the person has left open: it is asked again with the next save, not with each change. */
  readonly left: string | null
  /** When unsaved words of another tab or person came in last, in ms since 1970; 0 where all are seen. */
  readonly takenAt: number
  /** The revision of the menu that they made: who has changed it since has seen it. */
  readonly takenIn: number
  readonly isToLook: boolean
}

export const useMergeQuestion = create<MergeQuestion>()(() => ({
  asked: null,
  left: null,
  takenAt: 0,
  takenIn: 0,
  isToLook: false,
}))

/** Words that came from elsewhere are taken to be seen after this long, in ms. */
const SEEN_AFTER_MS = 5000

/** @param takenAt when they came, in ms since 1970; 0 where they are seen */
export const noteUnseenWords = (takenAt: number, takenIn = 0): void =>
  useMergeQuestion.setState({ takenAt, takenIn, isToLook: false })

/** Words of elsewhere came with the save, or so shortly before it that nobody need have seen them. */
export class UnseenWordsError extends Error {}

/** Asks the person once to look at what came from elsewhere. @throws {UnseenWordsError} where there is something */
export function refuseUnseen(revision: number): void {
  const { takenAt, takenIn } = useMergeQuestion.getState()
  if (revision !== takenIn || Date.now() - takenAt > SEEN_AFTER_MS) return
  useMergeQuestion.setState({ takenAt: 0, isToLook: true })
  throw new UnseenWordsError()
}

const nameOf = ({ savedAs, draftVersion }: Elsewhere): string =>
  `${savedAs.id} ${savedAs.version} ${draftVersion}`

export function askMerge(asked: Elsewhere): void {
  if (useMergeQuestion.getState().left !== nameOf(asked)) useMergeQuestion.setState({ asked })
}

export function endMerge(isDecided: boolean): void {
  const { asked } = useMergeQuestion.getState()
  useMergeQuestion.setState({ asked: null, left: asked && !isDecided ? nameOf(asked) : null })
}
