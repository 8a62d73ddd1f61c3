import { z } from 'zod'
import type { PersistStorage } from 'zustand/middleware'
import { type Backup, backupForm } from '#domain/menu/stored/forms.ts'
import { readStored, stamped, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { rememberedJson } from './remembered-json.ts'
import { forgetWaiting, writeSoon, writeWaiting } from './waiting-backup.ts'

export interface SessionStores {
  readonly tab: Storage
  readonly browser: Storage
}

/** The unreadable backups: a list of texts, until their owner has downloaded or discarded them. */
export const SET_ASIDE_STORAGE_KEY = 'carte-unreadable-menus'

/** Above a section of a backup lie the backup, its state, the menu and the list. */
const SECTION_DEPTH = 4

/** One backup in the tab for its reloads, and one in the browser, where a new tab finds the latest menu. */
export const menuBackup = ({ tab, browser }: SessionStores): PersistStorage<object> => ({
  getItem(key) {
    const state = readBackup({ tab, browser }, key)
    return state && { state, version: 1 }
  },
  setItem(key, { state, version }) {
    writeSoon(() => {
      const text = rememberedJson({ state: stamped(state), version }, SECTION_DEPTH)
      tab.setItem(key, text)
      browser.setItem(key, text)
    })
  },
  removeItem(key) {
    forgetWaiting()
    tab.removeItem(key)
    browser.removeItem(key)
  },
})

/** The backup of this tab, else that of the browser. An unreadable backup is set aside. */
export function readBackup({ tab, browser }: SessionStores, key: string): Backup | null {
  writeWaiting()
  const own = tab.getItem(key)
  const shared = browser.getItem(key)
  const read = own === null ? undefined : backupIn(own, { tab, browser }, key)
  // Both are written together, and to read a long menu takes long.
  if (shared === own) return read ?? null
  const other = shared === null ? null : backupIn(shared, { tab, browser }, key)
  return read === undefined ? other : read
}

/** Null for an unreadable one, which leaves both storages. */
function backupIn(text: string, { tab, browser }: SessionStores, key: string): Backup | null {
  try {
    return readStored(backupForm, stateIn(text))
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error
    // First, so that there is room for the copy.
    for (const storage of [tab, browser]) if (storage.getItem(key) === text) storage.removeItem(key)
    setAside(browser, text)
    return null
  }
}

const wrapperSchema = z.object({ state: z.unknown() })

function stateIn(text: string): unknown {
  try {
    return wrapperSchema.parse(JSON.parse(text)).state
  } catch (cause) {
    throw new UnreadableDocumentError('The backup is damaged.', { cause })
  }
}

const setAside = (browser: Storage, text: string): void =>
  browser.setItem(SET_ASIDE_STORAGE_KEY, JSON.stringify([...new Set([...backupsSetAside(browser), text])]))

export function backupsSetAside(browser: Storage): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(browser.getItem(SET_ASIDE_STORAGE_KEY) ?? '[]'))
  } catch {
    // Not written by us: nothing to offer.
    return []
  }
}
