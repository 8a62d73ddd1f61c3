import type { Page } from '@playwright/test'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { stamped } from '#domain/menu/stored/read-stored.ts'

/**
 * A page of our origin: no screen replaces what a test puts into the browser's storage there, and none has
 * to load.
 */
export const PAGE_WITHOUT_SCRIPT = '/robots.txt'

/** The part of a menu's looks that tests check. */
export interface StoredLooks {
  readonly design?: Partial<Design>
  readonly templateId?: number
}

/** The key and the value under which a browser keeps the open menu, as after a reload of the builder. */
export const openMenuInStorage = (
  { restaurant, ...menu }: MenuContent,
  { design, templateId = 1 }: StoredLooks = {},
): [key: string, value: string] => [
  'carte-open-menu',
  JSON.stringify({
    version: 1,
    state: stamped({
      restaurant,
      menu,
      cuisineId: 5,
      templateId,
      design: { ...defaultDesign, ...design },
      isFinalized: false,
      savedAs: null,
      filters: null,
      revision: 1,
      safeRevision: 1,
    }),
  }),
]

/** Has the page write the backup that waits, as a page that goes does. */
export const writeBackup = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
