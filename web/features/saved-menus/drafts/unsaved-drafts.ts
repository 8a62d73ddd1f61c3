import type { DraftSummary } from '#contract/menus/drafts.ts'

/** Work with dishes that belongs to no saved menu. */
export type UnsavedDraft = Extract<DraftSummary, { isReadable: true }>

/**
 * The drafts that the home has to show: those of a saved menu are the menu's own, unless it was deleted since.
 * @param menuIds of the menus that there are
 */
export const unsavedDrafts = (
  drafts: readonly DraftSummary[],
  menuIds: ReadonlySet<string>,
): UnsavedDraft[] =>
  drafts.filter(
    (draft): draft is UnsavedDraft =>
      draft.isReadable && draft.items > 0 && !(draft.savedAs && menuIds.has(draft.savedAs.id)),
  )
