import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Draft, StoredDraft } from '#contract/menus/drafts.ts'
import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID } from '#domain/design/templates.ts'
import { type GenerationFilters, generationFiltersSchema } from '#domain/generation/filters.ts'
import type { Menu, MenuContent } from '#domain/menu/model/menu.ts'
import { defaultRestaurant, type Restaurant } from '#domain/menu/model/restaurant.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import type { Backup, SavedAs } from '#domain/menu/stored/forms.ts'
import { paperOfCountry } from '#domain/money/countries.ts'
import {
  changed,
  type EditingSession,
  newSession,
  redone,
  settingMergeKey,
  undone,
} from '../state/editing-session.ts'
import { emptyHistory } from '../state/history.ts'
import type { MenuParts, OpenMenu, Work } from '../state/menu-state.ts'
import { isOfSavedMenu, newWork, stateOf, workOfMenu } from '../state/work.ts'
import { isRefused } from './judged-edits.ts'
import { menuBackup, readBackup, type SessionStores } from './menu-backup.ts'
import { keepMenuSession, OPEN_MENU_STORAGE_KEY } from './menu-session.ts'

interface OpenMenuStore extends OpenMenu, EditingSession {
  /** Opens a newly generated menu as a separate menu. An undo brings back the one before. */
  startMenu(menu: Menu, cuisineId: number, filters?: GenerationFilters, composed?: ComposedAnswer): void
  loadMenu(saved: SavedMenu): void
  restoreDraft(draft: StoredDraft): void
  /** Takes what was changed elsewhere, merged with what is open. No undo leads back behind it. */
  takeMerged(merged: MergedMenu): void
  /** Back to what was saved, as one step that can be undone. */
  discardChanges(saved: SavedMenu): void
  /**
   * Applies an edit of `domain/menu`. An edit that returns the same menu is none.
   * @param step edits of one step that follow each other are undone together
   */
  edit(change: (menu: Menu) => Menu, step?: string): void
  /** A menu that is sold where its restaurant was goes along to where it is now. */
  setRestaurant(restaurant: Restaurant): void
  /** @param step as for an edit; without one, rapid changes of the same settings are undone together */
  setDesign(changes: Partial<Design>, step?: string): void
  chooseTemplate(templateId: number, preset: Partial<Design>): void
  finalize(): void
  reopen(): void
  /** @param revision the one that was sent; later changes still wait for a save */
  markSaved(savedAs: SavedAs, revision?: number): void
  /** The saved menu is gone, in the bin or for good: what is open is in no saved menu. */
  savedMenuGone(id: string): void
  clear(): void
  /**
   * The draft of a piece of work has come to this state.
   * @param agreed what it holds
   */
  draftKept(work: Work, agreed: MenuParts | null): void
  /** Becomes a separate piece of work: another tab or device continues the draft, or nobody can read it. */
  forkWork(): void
  /**
   * Takes a menu that was brought in.
   * @param lastImport null where nothing can be kept of it
   * @param before what was brought in last, which an undo brings back
   */
  bringIn(menu: Menu, lastImport: Menu | null, before: OpenMenu['lastImport']): void
  /** Undoes the last change of the menu or its design; nothing when there is none. */
  undo(): void
  redo(): void
}

interface MergedMenu extends MenuParts, Pick<EditingSession, 'agreed'> {
  readonly savedAs: SavedAs
  /** The version of the draft on the server; null where there is none. */
  readonly draftVersion: number | null
  readonly isSaved: boolean
  readonly isKept: boolean
}

const blank: OpenMenu = {
  menu: null,
  restaurant: defaultRestaurant,
  cuisineId: null,
  templateId: DEFAULT_TEMPLATE_ID,
  design: defaultDesign,
  isFinalized: false,
  savedAs: null,
  filters: null,
  composed: null,
  lastImport: undefined,
  revision: 0,
  safeRevision: 0,
  work: newWork(),
}

/** The first design of a menu: on the everyday paper of its restaurant's country. */
const designFor = ({ market }: Restaurant): Design =>
  market ? { ...defaultDesign, pageSize: paperOfCountry(market.country) } : defaultDesign

/** Returns whether starting another menu would lose changes that were made by hand. */
export const hasUnsavedChanges = ({ menu, revision, safeRevision }: OpenMenu): boolean =>
  menu !== null && revision !== safeRevision

/** Returns whether what is open is in no saved menu; what was generated counts, too. */
export const isUnsavedWork = (open: OpenMenu): boolean =>
  hasUnsavedChanges(open) || (open.menu !== null && open.savedAs === null && countItems(open.menu) > 0)

/** A loaded menu's draft names its cuisine alone, without the filters that generated it. */
const cuisineOfFilters = (filters: Draft['filters']): number | null =>
  typeof filters.cuisineId === 'number' ? filters.cuisineId : null

/** A menu and its restaurant, which are stored together. */
const partsOf = ({ restaurant, ...menu }: MenuContent): Pick<OpenMenu, 'menu' | 'restaurant'> => ({
  menu,
  restaurant,
})

/** Moves the menu to the market of its restaurant, unless it has a different one. */
function movedAlong(menu: Menu, { market: before }: Restaurant, { market: after }: Restaurant): Menu {
  const isOfItsOwn = menu.market?.country !== before?.country || menu.market?.region !== before?.region
  return !menu.market || isOfItsOwn || after === before ? menu : setFields<Menu>(menu, { market: after })
}

/** The work that replaces this one: the draft of another menu is not overwritten. */
const nextWork = (open: OpenMenu): Work =>
  isUnsavedWork(open) || open.savedAs !== null ? newWork() : open.work

/** Backups of before had the changes of a saved menu under a separate id. */
function workOf(backup: Backup | undefined, open: OpenMenu): Work {
  const { work = open.work, savedAs = null } = backup ?? {}
  return savedAs && savedAs.id !== work.id ? workOfMenu(savedAs.id) : work
}

const stores = () => ({ tab: sessionStorage, browser: localStorage })

// Before the store reads its backup, so that the menu of an old session never shows.
if (typeof localStorage !== 'undefined') {
  // Without a connection the draft on the server is out of reach: what is here stays.
  if (navigator.onLine !== false) keepMenuSession(stores(), Date.now())
}

/** The open menu, one store for both steps; backed up to the browser, so that a reload loses nothing. */
export const useOpenMenu = create<OpenMenuStore>()(
  persist(
    (set) => ({
      ...blank,
      ...newSession(0),
      startMenu: (menu, cuisineId, filters, composed) =>
        set((open) => ({
          ...newSession(open.revision + 1),
          ...changed(open, {
            menu,
            cuisineId,
            filters: filters ?? null,
            composed: composed ?? null,
            lastImport: undefined,
            savedAs: null,
            ...(open.menu === null && { design: designFor(open.restaurant) }),
          }),
          // Generated again, a menu takes the place of the one before, which an undo brings back.
          work: filters && !hasUnsavedChanges(open) ? open.work : nextWork(open),
          isFinalized: false,
          safeRevision: open.revision + 1,
        })),
      loadMenu: ({ id, version, name, content, design, templateId, cuisineId }) =>
        set((open) => ({
          ...partsOf(content),
          cuisineId,
          templateId,
          design,
          isFinalized: false,
          savedAs: { id, version, name },
          work: workOfMenu(id),
          filters: null,
          composed: null,
          lastImport: undefined,
          ...newSession(open.revision + 1),
          agreed: { ...partsOf(content), design, templateId },
          revision: open.revision + 1,
          safeRevision: open.revision + 1,
        })),
      restoreDraft: ({
        content,
        design,
        templateId,
        filters,
        composed,
        lastImport,
        savedAs,
        workId,
        version,
      }) =>
        set((open) => ({
          ...partsOf(content),
          cuisineId: cuisineOfFilters(filters),
          templateId,
          design,
          isFinalized: false,
          savedAs,
          filters: generationFiltersSchema.safeParse(filters).data ?? null,
          composed: composed ?? null,
          lastImport,
          ...newSession(open.revision + 1),
          agreed: { ...partsOf(content), design, templateId },
          revision: open.revision + 1,
          work: {
            id: workId,
            draftVersion: version,
            keptState: stateOf({ revision: open.revision + 1, savedAs }),
          },
        })),
      takeMerged: ({ savedAs, draftVersion, isSaved, isKept, ...parts }) =>
        set((open) => {
          const revision = open.revision + 1
          const kept = isKept ? stateOf({ revision, savedAs }) : 'elsewhere'
          return {
            ...parts,
            savedAs,
            revision,
            safeRevision: isSaved ? revision : open.safeRevision,
            history: emptyHistory,
            work: {
              ...workOfMenu(savedAs.id, draftVersion ?? open.work.draftVersion),
              keptState: draftVersion === null ? null : kept,
            },
          }
        }),
      discardChanges: ({ id, version, name, content, design, templateId }) =>
        set((open) => ({
          ...changed(open, { ...partsOf(content), design, templateId, lastImport: undefined }),
          savedAs: { id, version, name },
          safeRevision: open.revision + 1,
        })),
      edit: (change, step) =>
        set((open) => {
          if (!open.menu) return {}
          const menu = change(open.menu)
          if (menu === open.menu) return {}
          if (isRefused(open.menu, menu)) return {}
          return changed(open, { menu }, step === undefined ? null : { key: step, atMs: null })
        }),
      setRestaurant: (restaurant) =>
        set((open) =>
          changed(
            open,
            { restaurant, menu: open.menu && movedAlong(open.menu, open.restaurant, restaurant) },
            settingMergeKey('restaurant', open.restaurant, restaurant),
          ),
        ),
      setDesign: (changes, step) =>
        set((open) =>
          changed(
            open,
            { design: { ...open.design, ...changes } },
            step === undefined ? settingMergeKey('design', open.design, changes) : { key: step, atMs: null },
          ),
        ),
      chooseTemplate: (templateId, preset) =>
        set((open) =>
          changed(open, { templateId, design: { ...open.design, ...preset, isTemplateChosen: true } }),
        ),
      finalize: () => set({ isFinalized: true }),
      reopen: () => set({ isFinalized: false }),
      markSaved: (savedAs, revision) =>
        set((open) => {
          // Another menu has replaced the one that this save sent.
          if (revision !== undefined && revision < open.openedAtRevision) return {}
          const isSame = open.savedAs?.id === savedAs.id
          return {
            savedAs: { name: isSame ? open.savedAs?.name : undefined, ...savedAs },
            safeRevision: revision ?? open.safeRevision,
            // What was brought in while it was saved was not sent.
            ...(revision === open.revision && { lastImport: undefined }),
            // The save forgot the draft that it holds all of.
            ...(revision !== undefined && {
              work: workOfMenu(savedAs.id, isOfSavedMenu(open) && isSame ? open.work.draftVersion : 0),
            }),
          }
        }),
      savedMenuGone: (id) => set((open) => (open.savedAs?.id === id ? { savedAs: null } : {})),
      clear: () =>
        set((open) => ({
          ...blank,
          ...newSession(open.revision + 1),
          work: nextWork(open),
          revision: open.revision + 1,
          safeRevision: open.revision + 1,
        })),
      draftKept: (work, agreed) => set((open) => (open.work.id === work.id ? { work, agreed } : {})),
      forkWork: () => set({ work: newWork(), agreed: null }),
      bringIn: (menu, lastImport, before) =>
        set((open) => changed({ ...open, lastImport: before }, { menu, lastImport })),
      undo: () => set(undone),
      redo: () => set(redone),
    }),
    {
      name: OPEN_MENU_STORAGE_KEY,
      version: 1,
      storage: typeof localStorage === 'undefined' ? undefined : menuBackup(stores()),
      merge(stored, open) {
        const backup = stored as Backup | undefined
        return {
          ...open,
          ...backup,
          design: { ...open.design, ...backup?.design },
          work: workOf(backup, open),
          filters: generationFiltersSchema.safeParse(backup?.filters).data ?? null,
          composed: backup?.composed ?? null,
        }
      },
      partialize: ({
        history: _,
        menuNumber: __,
        openedAtRevision: ___,
        agreed: ____,
        saidLast: _____,
        ...lasting
      }) => lasting,
    },
  ),
)

/** Goes on with the menu kept under another name, or with none; no undo leads back to what was open. */
export function continueFrom(key: string, stores: SessionStores): void {
  const { persist } = useOpenMenu
  const backup = readBackup(stores, key)
  persist.setOptions({ name: key, storage: menuBackup(stores) })
  const empty = { ...useOpenMenu.getState(), ...blank, ...newSession(0), work: newWork() }
  const merged = persist.getOptions().merge?.(backup ?? undefined, empty)
  useOpenMenu.setState(merged ?? empty)
  // A blank backup of this tab would hide that of another one.
  if (!backup) persist.clearStorage()
}
