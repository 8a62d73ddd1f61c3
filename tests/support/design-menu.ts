import { expect, type Page } from '@playwright/test'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { openMenuInStorage, PAGE_WITHOUT_SCRIPT, type StoredLooks } from './open-menu.ts'

/** Opens this menu in the designer, on a page where somebody is signed in, as a reload would find it. */
export async function openInDesigner(
  page: Page,
  content: MenuContent,
  looks: StoredLooks = {},
): Promise<void> {
  await page.goto(PAGE_WITHOUT_SCRIPT)
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
