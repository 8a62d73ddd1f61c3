import type { DraftSummary } from '#contract/menus/drafts.ts'

/** Work with dishes that belongs to no saved menu. */
export type UnsavedDraft = Extract<DraftSummary, { isReadable: true }>

/** The drafts that the home has to show by themselves: that of a saved menu is on its card. */
export const unsavedDrafts = (drafts: readonly DraftSummary[]): UnsavedDraft[] =>
  drafts.filter(
    (draft): draft is UnsavedDraft => draft.isReadable && draft.items > 0 && draft.savedAs === null,
  )
