import type { StateStorage } from 'zustand/middleware'

/**
 * Where the open menu is backed up: in the tab, so that a reload goes on with this tab's menu whatever
 * the others do, and in the browser, where a new tab finds the menu that was changed last.
 */
export const menuBackup = (tab: Storage, browser: Storage): StateStorage => ({
  getItem: (key) => tab.getItem(key) ?? browser.getItem(key),
  setItem(key, value) {
    tab.setItem(key, value)
    browser.setItem(key, value)
  },
  removeItem(key) {
    tab.removeItem(key)
    browser.removeItem(key)
  },
})
