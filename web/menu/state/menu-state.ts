import type { Design } from '#domain/design/settings.ts'
import type { GenerationFilters } from '#domain/generation/filters.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import type { SavedAs } from '#domain/menu/stored/forms.ts'

/** One piece of work and its draft on the server: the changes of a saved menu, or a menu that was never saved. */
export interface Work {
  readonly id: string
  /** The version of the draft that this tab wrote or read last; 0 before the first. */
  readonly draftVersion: number
  /** The state that this draft holds; null where there is none. */
  readonly keptState: string | null
}

/** What is printed: the words, and the looks. */
export type MenuParts = Pick<OpenMenu, 'menu' | 'restaurant' | 'design' | 'templateId'>

export interface OpenMenu {
  /** Null until a menu is generated, loaded or imported. */
  readonly menu: Menu | null
  readonly restaurant: Restaurant
  readonly cuisineId: number | null
  readonly templateId: number
  readonly design: Design
  readonly isFinalized: boolean
  readonly savedAs: SavedAs | null
  /** What the menu was generated from; null for a menu that came from elsewhere. */
  readonly filters: GenerationFilters | null
  /** What was said of the menu as it was composed; null where nothing was. */
  readonly composed: ComposedAnswer | null
  /**
   * What was brought in last, under the menu's ids, since it was saved; null for nothing that is known, undefined where
   * that of the saved menu is still the last.
   */
  readonly lastImport?: Menu | null | undefined
  /** Counts changes of what is printed, so that a save knows whether it is still the latest. */
  readonly revision: number
  /** The last revision without unsaved work: as generated, loaded or saved. */
  readonly safeRevision: number
  readonly work: Work
}
