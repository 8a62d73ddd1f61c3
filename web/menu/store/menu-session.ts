import { isOnlyCopy } from '../state/work.ts'
import { LAST_FILTERS_STORAGE_KEY } from './last-filters.ts'
import { readBackup, SET_ASIDE_STORAGE_KEY, type SessionStores } from './menu-backup.ts'
import { forgetWaiting } from './waiting-backup.ts'

export const MENU_SESSION_MS = 30 * 60 * 1000
export const FILTER_SESSION_MS = 5 * 60 * 1000

export const OPEN_MENU_STORAGE_KEY = 'carte-open-menu'
export const ACTIVE_SECTION_STORAGE_KEY = 'carte-active-category'
export const TEMPLATE_SELECTION_STORAGE_KEY = 'carte-template-selection-complete'
/** The id of the user who last used the browser: the next user never gets the menu. */
export const ACCOUNT_STORAGE_KEY = 'carte-account'
/** Who last used the browser, unless they signed out. */
export const lastAccount = (): string | null => localStorage.getItem(ACCOUNT_STORAGE_KEY)

const MENU_SESSION_START_KEY = 'carte-menu-session-start'
const FILTER_SESSION_START_KEY = 'carte-filter-session-start'

const menuKeys = [
  OPEN_MENU_STORAGE_KEY,
  LAST_FILTERS_STORAGE_KEY,
  ACTIVE_SECTION_STORAGE_KEY,
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
 * Ends a menu session that began more than 30 minutes ago and begins the next: the builder starts blank. The
 * work is in the owner's draft on the server; a backup that is its only copy stays.
 * @param now ms since the epoch
 */
export function keepMenuSession(stores: SessionStores, now: number): void {
  const start = startOf(stores.browser, MENU_SESSION_START_KEY)
  if (start === null) stores.browser.setItem(MENU_SESSION_START_KEY, String(now))
  else if (now - start > MENU_SESSION_MS) {
    const backup = readBackup(stores, OPEN_MENU_STORAGE_KEY)
    const text = stores.tab.getItem(OPEN_MENU_STORAGE_KEY) ?? stores.browser.getItem(OPEN_MENU_STORAGE_KEY)
    startMenuSession(stores, now)
    if (backup && text !== null && isOnlyCopy(backup)) stores.tab.setItem(OPEN_MENU_STORAGE_KEY, text)
  }
}

/** A new session: nothing of an earlier one stays but what could not be read. */
export function startMenuSession({ tab, browser }: SessionStores, now: number): void {
  forgetWaiting()
  for (const storage of [tab, browser]) {
    for (const key of menuKeys) storage.removeItem(key)
  }
  browser.setItem(MENU_SESSION_START_KEY, String(now))
}

/** Signing out: nothing of this visitor stays. */
export function endMenuSession({ tab, browser }: SessionStores): void {
  forgetWaiting()
  for (const storage of [tab, browser]) {
    for (const key of [...menuKeys, SET_ASIDE_STORAGE_KEY, MENU_SESSION_START_KEY]) storage.removeItem(key)
  }
}

/**
 * Ends a filter session that began more than 5 minutes ago, or never: what was chosen is forgotten.
 * @param now ms since the epoch
 */
export function keepFilterSession(storage: Storage, now: number): void {
  const start = startOf(storage, FILTER_SESSION_START_KEY)
  if (start !== null && now - start <= FILTER_SESSION_MS) return
  storage.removeItem(LAST_FILTERS_STORAGE_KEY)
  storage.removeItem(ACTIVE_SECTION_STORAGE_KEY)
  storage.setItem(FILTER_SESSION_START_KEY, String(now))
}
