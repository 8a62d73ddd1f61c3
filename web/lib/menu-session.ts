import { LAST_FILTERS_STORAGE_KEY } from './last-filters.ts'

export const MENU_SESSION_MS = 30 * 60 * 1000
export const FILTER_SESSION_MS = 5 * 60 * 1000

export const OPEN_MENU_STORAGE_KEY = 'carte-open-menu'
export const EXPIRED_MENU_STORAGE_KEY = 'carte-expired-menu'
export const ACTIVE_CATEGORY_STORAGE_KEY = 'carte-active-category'
export const TEMPLATE_SELECTION_STORAGE_KEY = 'carte-template-selection-complete'
const MENU_SESSION_START_KEY = 'carte-menu-session-start'
const FILTER_SESSION_START_KEY = 'carte-filter-session-start'

const menuKeys = [
  OPEN_MENU_STORAGE_KEY,
  EXPIRED_MENU_STORAGE_KEY,
  LAST_FILTERS_STORAGE_KEY,
  ACTIVE_CATEGORY_STORAGE_KEY,
  TEMPLATE_SELECTION_STORAGE_KEY,
  FILTER_SESSION_START_KEY,
]

/** When a session began, in ms since the epoch; null when none was stored, or nothing that is a time. */
function startOf(storage: Storage, key: string): number | null {
  const stored = storage.getItem(key)
  const start = Number(stored)
  return stored === null || !Number.isFinite(start) ? null : start
}

/**
 * Ends a menu session that began more than 30 minutes ago and begins the next: the builder starts
 * blank. The menu is put aside first, because it may be the only copy of somebody's work.
 * @param now ms since the epoch
 */
export function keepMenuSession(storage: Storage, now: number): void {
  const start = startOf(storage, MENU_SESSION_START_KEY)
  if (start !== null && now - start <= MENU_SESSION_MS) return
  storage.setItem(MENU_SESSION_START_KEY, String(now))
  if (start === null) return
  const menu = storage.getItem(OPEN_MENU_STORAGE_KEY)
  const keptBefore = storage.getItem(EXPIRED_MENU_STORAGE_KEY)
  for (const key of menuKeys) storage.removeItem(key)
  const kept = menu !== null && holdsMenu(menu) ? menu : keptBefore
  if (kept !== null) storage.setItem(EXPIRED_MENU_STORAGE_KEY, kept)
}

/** A blank builder is backed up too; it must not push an expired menu aside. */
function holdsMenu(backup: string): boolean {
  try {
    return Boolean(JSON.parse(backup)?.state?.groups?.length)
  } catch {
    // Damaged: there is nothing in it that could be restored.
    return false
  }
}

export const hasExpiredMenu = (storage: Storage): boolean =>
  storage.getItem(EXPIRED_MENU_STORAGE_KEY) !== null

/** Puts the menu of the ended session back into its place; false when there is none. */
export function reviveExpiredMenu(storage: Storage): boolean {
  const kept = storage.getItem(EXPIRED_MENU_STORAGE_KEY)
  if (kept === null) return false
  storage.setItem(OPEN_MENU_STORAGE_KEY, kept)
  storage.removeItem(EXPIRED_MENU_STORAGE_KEY)
  return true
}

/** Signing in: nothing of an earlier visitor stays, and the session's clock starts anew. */
export function startMenuSession(storage: Storage, now: number): void {
  for (const key of menuKeys) storage.removeItem(key)
  storage.setItem(MENU_SESSION_START_KEY, String(now))
}

/** Signing out: nothing of this visitor stays. */
export function endMenuSession(storage: Storage): void {
  for (const key of [...menuKeys, MENU_SESSION_START_KEY]) storage.removeItem(key)
}

/**
 * Ends a filter session that began more than 5 minutes ago, or never: what was chosen is forgotten.
 * @param now ms since the epoch
 */
export function keepFilterSession(storage: Storage, now: number): void {
  const start = startOf(storage, FILTER_SESSION_START_KEY)
  if (start !== null && now - start <= FILTER_SESSION_MS) return
  storage.removeItem(LAST_FILTERS_STORAGE_KEY)
  storage.removeItem(ACTIVE_CATEGORY_STORAGE_KEY)
  storage.setItem(FILTER_SESSION_START_KEY, String(now))
}
