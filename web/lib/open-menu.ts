import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { SavedMenu } from '#contract/saved-menus.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID } from '#domain/design/templates.ts'
import { defaultRestaurant } from '#domain/menu/restaurant.ts'
import type { Menu, MenuGroup, Restaurant } from '#domain/menu/schema.ts'

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
  /** Counts changes of what is printed, so that a save can tell whether it is still the newest. */
  readonly revision: number
}

interface OpenMenuStore extends OpenMenu {
  /** Takes a newly generated menu: a menu of its own, not another version of the last one. */
  startMenu(groups: Menu, cuisineId: number): void
  /** Continues a stored menu. */
  loadMenu(saved: SavedMenu): void
  /** Applies an edit of `domain/menu`. */
  edit(change: (groups: Menu) => readonly MenuGroup[]): void
  setRestaurant(restaurant: Restaurant): void
  setDesign(changes: Partial<Design>): void
  chooseTemplate(templateId: number, preset: Partial<Design>): void
  finalize(): void
  /** Clears the flag and keeps the menu. */
  reopen(): void
  markSaved(savedAs: SavedAs): void
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
  revision: 0,
}

export const OPEN_MENU_STORAGE_KEY = 'carte-open-menu'

/**
 * The menu that is being made, in one place for the builder and the designer. It is backed up to the
 * browser's storage, so that a reload loses nothing.
 */
export const useOpenMenu = create<OpenMenuStore>()(
  persist(
    (set) => ({
      ...blank,
      startMenu: (groups, cuisineId) =>
        set((open) => ({
          groups,
          cuisineId,
          savedAs: null,
          isFinalized: false,
          revision: open.revision + 1,
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
      markSaved: (savedAs) => set({ savedAs }),
      clear: () => set((open) => ({ ...blank, revision: open.revision + 1 })),
    }),
    {
      name: OPEN_MENU_STORAGE_KEY,
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ groups, restaurant, cuisineId, templateId, design, isFinalized, savedAs }) => ({
        groups,
        restaurant,
        cuisineId,
        templateId,
        design,
        isFinalized,
        savedAs,
      }),
    },
  ),
)
