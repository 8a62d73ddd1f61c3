import { describe, expect, it } from 'vitest'
import { LAST_FILTERS_STORAGE_KEY } from './last-filters.ts'
import {
  ACTIVE_CATEGORY_STORAGE_KEY,
  endMenuSession,
  FILTER_SESSION_MS,
  keepFilterSession,
  keepMenuSession,
  MENU_SESSION_MS,
  OPEN_MENU_STORAGE_KEY,
  startMenuSession,
} from './menu-session.ts'

const start = Date.UTC(2026, 0, 1, 12)
const menuBackup = JSON.stringify({ state: { groups: [{ category: { id: 1 }, items: [] }] } })

/** A storage like the browser's. */
function buildStorage(entries: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(entries))
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  }
}

describe('the menu session', () => {
  it('keeps the menu for 30 minutes, the last millisecond included', () => {
    const storage = buildStorage({ [OPEN_MENU_STORAGE_KEY]: menuBackup })
    keepMenuSession(storage, start)
    keepMenuSession(storage, start + MENU_SESSION_MS)
    expect(storage.getItem(OPEN_MENU_STORAGE_KEY)).toBe(menuBackup)
  })

  it('starts blank after 30 minutes', () => {
    const storage = buildStorage()
    keepMenuSession(storage, start)
    storage.setItem(OPEN_MENU_STORAGE_KEY, menuBackup)
    storage.setItem(LAST_FILTERS_STORAGE_KEY, '{}')
    keepMenuSession(storage, start + MENU_SESSION_MS + 1)
    expect(storage.getItem(OPEN_MENU_STORAGE_KEY)).toBeNull()
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBeNull()
  })

  it('begins the next session at the moment the last one ended', () => {
    const storage = buildStorage()
    keepMenuSession(storage, start)
    keepMenuSession(storage, start + MENU_SESSION_MS + 1)
    storage.setItem(OPEN_MENU_STORAGE_KEY, menuBackup)
    keepMenuSession(storage, start + 2 * MENU_SESSION_MS)
    expect(storage.getItem(OPEN_MENU_STORAGE_KEY)).toBe(menuBackup)
  })

  it('leaves nothing of an earlier visitor after signing in or out', () => {
    const entries = { [OPEN_MENU_STORAGE_KEY]: menuBackup, [LAST_FILTERS_STORAGE_KEY]: '{}' }
    const signedIn = buildStorage(entries)
    startMenuSession(signedIn, start)
    expect(signedIn.length).toBe(1)
    keepMenuSession(signedIn, start + MENU_SESSION_MS)
    expect(signedIn.length).toBe(1)
    const signedOut = buildStorage(entries)
    keepMenuSession(signedOut, start)
    endMenuSession(signedOut)
    expect(signedOut.length).toBe(0)
  })
})

describe('the filter session', () => {
  const choices = { [LAST_FILTERS_STORAGE_KEY]: '{}', [ACTIVE_CATEGORY_STORAGE_KEY]: '2' }

  it('remembers the filters and the open category for 5 minutes', () => {
    const storage = buildStorage()
    keepFilterSession(storage, start)
    for (const [key, value] of Object.entries(choices)) storage.setItem(key, value)
    keepFilterSession(storage, start + FILTER_SESSION_MS)
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBe('{}')
    keepFilterSession(storage, start + FILTER_SESSION_MS + 1)
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBeNull()
    expect(storage.getItem(ACTIVE_CATEGORY_STORAGE_KEY)).toBeNull()
  })

  it('forgets choices that no session start belongs to', () => {
    const storage = buildStorage(choices)
    keepFilterSession(storage, start)
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBeNull()
  })

  it('takes a start that is no time for none', () => {
    const storage = buildStorage({ ...choices, 'carte-filter-session-start': 'yesterday' })
    keepFilterSession(storage, start)
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBeNull()
  })
})
