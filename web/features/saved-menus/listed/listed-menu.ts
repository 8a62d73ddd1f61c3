import type { SavedMenuSummary } from '#contract/saved-menus.ts'

/** A saved menu as the list tells of it. */
export type ListedMenu = SavedMenuSummary
