import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Draft } from '#contract/drafts.ts'
import type { SavedMenu } from '#contract/saved-menus.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID } from '#domain/design/templates.ts'
import { type GenerationFilters, generationFiltersSchema } from '#domain/generation/filters.ts'
import { defaultRestaurant } from '#domain/menu/restaurant.ts'
import type { Menu, MenuGroup, Restaurant } from '#domain/menu/schema.ts'
import { keepMenuSession, OPEN_MENU_STORAGE_KEY } from './menu-session.ts'

/** Which stored menu the open one was saved as, and the version that was read or written last. */
export interface SavedAs {
  readonly id: string
  readonly version: number
}

export interface OpenMenu {
  /** Null until a menu is generated, loaded or imported. */
  readonly groups: readonly MenuGroup[] | null
  readonly restaurant: Restaurant
  readonly cuisineId: number | null
  readonly templateId: number
  readonly design: Design
  readonly isFinalized: boolean
  readonly savedAs: SavedAs | null
  /** What the menu was generated from; null for a menu that came from elsewhere. */
  readonly filters: GenerationFilters | null
  /** Counts changes of what is printed, so that a save can tell whether it is still the newest. */
  readonly revision: number
  /** The revision that could be lost without losing anybody's work: as generated, loaded or saved. */
  readonly safeRevision: number
}

interface OpenMenuStore extends OpenMenu {
  /** Takes a newly generated menu: a menu of its own, not another version of the last one. */
  startMenu(groups: Menu, cuisineId: number, filters?: GenerationFilters): void
  /** Continues a stored menu. */
  loadMenu(saved: SavedMenu): void
  /** Continues the work in progress that the server kept; it still waits for a save. */
  restoreDraft(draft: Draft): void
  /** Applies an edit of `domain/menu`. */
  edit(change: (groups: Menu) => readonly MenuGroup[]): void
  setRestaurant(restaurant: Restaurant): void
  setDesign(changes: Partial<Design>): void
  chooseTemplate(templateId: number, preset: Partial<Design>): void
  finalize(): void
  /** Clears the flag and keeps the menu. */
  reopen(): void
  /** @param revision the one that was sent; later changes still wait for a save */
  markSaved(savedAs: SavedAs, revision?: number): void
  clear(): void
}

const blank: OpenMenu = {
  groups: null,
  restaurant: defaultRestaurant,
  cuisineId: null,
  templateId: DEFAULT_TEMPLATE_ID,
  design: defaultDesign,
  isFinalized: false,
  savedAs: null,
  filters: null,
  revision: 0,
  safeRevision: 0,
}

/** Would starting another menu lose changes that were made by hand? */
export const hasUnsavedChanges = ({ groups, revision, safeRevision }: OpenMenu): boolean =>
  groups !== null && revision !== safeRevision

/** A loaded menu's draft names its cuisine alone, without the filters that generated it. */
const cuisineOfFilters = (filters: Draft['filters']): number | null =>
  typeof filters.cuisineId === 'number' ? filters.cuisineId : null

// Before the store reads its backup, so that the menu of an old session never shows.
if (typeof localStorage !== 'undefined') keepMenuSession(localStorage, Date.now())

/**
 * The menu that is being made, in one place for the builder and the designer. It is backed up to the
 * browser's storage, so that a reload loses nothing.
 */
export const useOpenMenu = create<OpenMenuStore>()(
  persist(
    (set) => ({
      ...blank,
      startMenu: (groups, cuisineId, filters) =>
        set((open) => ({
          groups,
          cuisineId,
          filters: filters ?? null,
          savedAs: null,
          isFinalized: false,
          revision: open.revision + 1,
          safeRevision: open.revision + 1,
        })),
      loadMenu: ({ id, version, content, design, templateId, cuisineId }) =>
        set((open) => ({
          groups: content.groups,
          restaurant: content.restaurant,
          cuisineId,
          templateId,
          design,
          isFinalized: false,
          savedAs: { id, version },
          filters: null,
          revision: open.revision + 1,
          safeRevision: open.revision + 1,
        })),
      restoreDraft: ({ content, design, templateId, filters, savedAs }) =>
        set((open) => ({
          ...content,
          cuisineId: cuisineOfFilters(filters),
          templateId,
          design,
          isFinalized: false,
          savedAs,
          filters: generationFiltersSchema.safeParse(filters).data ?? null,
          revision: open.revision + 1,
        })),
      edit: (change) =>
        set((open) => (open.groups ? { groups: change(open.groups), revision: open.revision + 1 } : {})),
      setRestaurant: (restaurant) => set((open) => ({ restaurant, revision: open.revision + 1 })),
      setDesign: (changes) =>
        set((open) => ({ design: { ...open.design, ...changes }, revision: open.revision + 1 })),
      chooseTemplate: (templateId, preset) =>
        set((open) => ({ templateId, design: { ...open.design, ...preset }, revision: open.revision + 1 })),
      finalize: () => set({ isFinalized: true }),
      reopen: () => set({ isFinalized: false }),
      markSaved: (savedAs, revision) =>
        set((open) => ({ savedAs, safeRevision: revision ?? open.safeRevision })),
      clear: () =>
        set((open) => ({ ...blank, revision: open.revision + 1, safeRevision: open.revision + 1 })),
    }),
    {
      name: OPEN_MENU_STORAGE_KEY,
      version: 1,
      storage: createJSONStorage(() => localStorage),
    },
  ),
)
