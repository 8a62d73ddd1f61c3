import { expect, type Page } from '@playwright/test'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { openMenuInStorage, type StoredLooks, writeBackup } from './open-menu.ts'

/** Opens this menu in the designer, on a page where somebody is signed in, as a reload would find it. */
export async function openInDesigner(
  page: Page,
  content: MenuContent,
  looks: StoredLooks = {},
): Promise<void> {
  await page.goto('/saved-menus')
  // The screen begins a session for whoever is signed in, without a menu; this one takes its place.
  await page.waitForFunction(() => localStorage.getItem('carte-account'))
  await writeBackup(page)
  await page.evaluate(
    ([key, value]) => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value)
      localStorage.setItem('carte-template-selection-complete', 'true')
    },
    openMenuInStorage(content, looks),
  )
  await page.goto('/menu-designer')
}

/** Waits until the pages on the screen are those of the newest change. */
export const pagesAreUpToDate = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Live preview' })).toHaveAttribute('aria-busy', 'false')
