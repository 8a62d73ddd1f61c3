import { create } from 'zustand'
import type { MenuWork } from '#domain/menu/merging/merge-work.ts'
import type { SavedAs } from '#domain/menu/stored/forms.ts'

/** What was changed elsewhere and waits to be merged with the open menu. */
export interface Elsewhere {
  /** The state that both come from; null where nobody knows it any more. */
  readonly base: MenuWork | null
  readonly theirs: MenuWork
  readonly at: string
  /** The saved menu, in the version that it is merged into. */
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
}

export const useMergeQuestion = create<MergeQuestion>()(() => ({ asked: null, left: null }))

const nameOf = ({ savedAs, draftVersion }: Elsewhere): string =>
  `${savedAs.id} ${savedAs.version} ${draftVersion}`

export function askMerge(asked: Elsewhere): void {
  if (useMergeQuestion.getState().left !== nameOf(asked)) useMergeQuestion.setState({ asked })
}

/** The person has decided, or left it open. */
export function endMerge(isDecided: boolean): void {
  const { asked } = useMergeQuestion.getState()
  useMergeQuestion.setState({ asked: null, left: asked && !isDecided ? nameOf(asked) : null })
}
