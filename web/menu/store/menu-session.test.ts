import { describe, expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { LAST_FILTERS_STORAGE_KEY } from './last-filters.ts'
import { backupsSetAside } from './menu-backup.ts'
import {
  ACTIVE_SECTION_STORAGE_KEY,
  endMenuSession,
  FILTER_SESSION_MS,
  keepFilterSession,
  keepMenuSession,
  MENU_SESSION_MS,
  OPEN_MENU_STORAGE_KEY,
  startMenuSession,
} from './menu-session.ts'

const start = Date.UTC(2026, 0, 1, 12)
const groups = [{ category: { id: 1, name: 'Appetizers' }, items: [] }]
const menuBackup = backupOf({ revision: 1, safeRevision: 1, keptState: null })

/** A backup of the open menu, of which the draft on the server has this state. */
function backupOf({
  keptState,
  ...revisions
}: {
  keptState: string | null
  revision: number
  safeRevision: number
}) {
  const menu = { groups, restaurant: defaultRestaurant, design: defaultDesign, templateId: 1 }
  const work = { id: 'work', draftVersion: 1, keptState }
  return JSON.stringify({ state: { ...menu, ...revisions, work } })
}

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

/** A tab in a browser, with these backups of the open menu. */
const buildStores = ({ tab, browser = tab }: { tab?: string; browser?: string } = {}) => ({
  tab: buildStorage(tab === undefined ? {} : { [OPEN_MENU_STORAGE_KEY]: tab }),
  browser: buildStorage(browser === undefined ? {} : { [OPEN_MENU_STORAGE_KEY]: browser }),
})

describe('the menu session', () => {
  it('keeps the menu for 30 minutes, the last millisecond included', () => {
    const stores = buildStores({ tab: menuBackup })
    keepMenuSession(stores, start)
    keepMenuSession(stores, start + MENU_SESSION_MS)
    expect(stores.tab.getItem(OPEN_MENU_STORAGE_KEY)).toBe(menuBackup)
    expect(stores.browser.getItem(OPEN_MENU_STORAGE_KEY)).toBe(menuBackup)
  })

  it('starts blank after 30 minutes', () => {
    const stores = buildStores({ tab: menuBackup })
    keepMenuSession(stores, start)
    stores.browser.setItem(LAST_FILTERS_STORAGE_KEY, '{}')
    keepMenuSession(stores, start + MENU_SESSION_MS + 1)
    expect(stores.tab.length).toBe(0)
    expect(stores.browser.getItem(OPEN_MENU_STORAGE_KEY)).toBeNull()
    expect(stores.browser.getItem(LAST_FILTERS_STORAGE_KEY)).toBeNull()
  })

  it("keeps changes that did not reach the server beyond the 30 minutes, but not another tab's", () => {
    const unsent = backupOf({ revision: 7, safeRevision: 4, keptState: '6' })
    const stores = buildStores({ tab: unsent, browser: menuBackup })
    keepMenuSession(stores, start)
    keepMenuSession(stores, start + MENU_SESSION_MS + 1)
    expect(stores.tab.getItem(OPEN_MENU_STORAGE_KEY)).toBe(unsent)
    expect(stores.browser.getItem(OPEN_MENU_STORAGE_KEY)).toBeNull()
  })

  it.each([
    ['changes that the draft has', backupOf({ revision: 7, safeRevision: 4, keptState: '7' })],
    ['a menu that nobody changed', backupOf({ revision: 7, safeRevision: 7, keptState: null })],
    ['what is no backup', '{"state":'],
  ])('does not keep %s', (_, backup) => {
    const stores = buildStores({ tab: backup })
    keepMenuSession(stores, start)
    keepMenuSession(stores, start + MENU_SESSION_MS + 1)
    expect(stores.tab.getItem(OPEN_MENU_STORAGE_KEY)).toBeNull()
  })

  it('sets what it cannot read aside, once, and lets nobody else have it', () => {
    const stores = buildStores({ tab: '{"state":{"groups":"none"}}' })
    keepMenuSession(stores, start)
    keepMenuSession(stores, start + MENU_SESSION_MS + 1)
    expect(stores.browser.getItem(OPEN_MENU_STORAGE_KEY)).toBeNull()
    expect(backupsSetAside(stores.browser)).toEqual(['{"state":{"groups":"none"}}'])
    endMenuSession(stores)
    expect(backupsSetAside(stores.browser)).toEqual([])
  })

  it('begins the next session at the moment the last one ended', () => {
    const stores = buildStores()
    keepMenuSession(stores, start)
    keepMenuSession(stores, start + MENU_SESSION_MS + 1)
    stores.tab.setItem(OPEN_MENU_STORAGE_KEY, menuBackup)
    keepMenuSession(stores, start + 2 * MENU_SESSION_MS)
    expect(stores.tab.getItem(OPEN_MENU_STORAGE_KEY)).toBe(menuBackup)
  })

  it('leaves nothing of an earlier visitor after signing in or out', () => {
    const signedIn = buildStores({ tab: menuBackup })
    signedIn.browser.setItem(LAST_FILTERS_STORAGE_KEY, '{}')
    startMenuSession(signedIn, start)
    expect([signedIn.tab.length, signedIn.browser.length]).toEqual([0, 1])
    const signedOut = buildStores({ tab: menuBackup })
    keepMenuSession(signedOut, start)
    endMenuSession(signedOut)
    expect([signedOut.tab.length, signedOut.browser.length]).toEqual([0, 0])
  })
})

describe('the filter session', () => {
  const choices = { [LAST_FILTERS_STORAGE_KEY]: '{}', [ACTIVE_SECTION_STORAGE_KEY]: '2' }

  it('remembers the filters and the open section for 5 minutes', () => {
    const storage = buildStorage()
    keepFilterSession(storage, start)
    for (const [key, value] of Object.entries(choices)) storage.setItem(key, value)
    keepFilterSession(storage, start + FILTER_SESSION_MS)
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBe('{}')
    keepFilterSession(storage, start + FILTER_SESSION_MS + 1)
    expect(storage.getItem(LAST_FILTERS_STORAGE_KEY)).toBeNull()
    expect(storage.getItem(ACTIVE_SECTION_STORAGE_KEY)).toBeNull()
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
