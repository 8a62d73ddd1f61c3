import { expect, type Locator, type Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { openMenuInStorage, PAGE_WITHOUT_SCRIPT, type StoredLooks } from './open-menu.ts'

/** Signs a new owner in and opens this menu in the builder, as a reload would find it. */
export async function openInBuilder(
  page: Page,
  account: { username: string; email: string; password: string },
  content: MenuContent,
  looks: StoredLooks = {},
): Promise<void> {
  await page.request.post(register.path, { data: account })
  await openMenuInBuilder(page, content, looks)
}

/** Opens this menu in the builder, on a page where somebody is signed in. */
export async function openMenuInBuilder(
  page: Page,
  content: MenuContent,
  looks: StoredLooks = {},
): Promise<void> {
  await page.goto(PAGE_WITHOUT_SCRIPT)
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), openMenuInStorage(content, looks))
  // On a phone the prices are the view at home.
  await page.goto('/menu-builder?view=menu')
  await page.getByRole('article', { name: 'Menu' }).waitFor()
}

/** The names of the dishes on the sheet from the top, or of one section. */
export const dishNames = (page: Page, section?: string): Promise<string[]> => {
  const sheet = page.getByRole('article', { name: 'Menu', exact: true })
  const part = section === undefined ? sheet : sheet.getByRole('region', { name: section, exact: true })
  return part.locator('[data-item-id]').getByRole('heading').allTextContents()
}

/** Goes on with the Tab key until something has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}`)
}

/** Clicks after a way of small steps, as a hand makes it: a menu that a mouse leaves in a jump closes its submenu. */
export async function pointAndClick(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport()
  const { x, y } = await centreOf(target)
  await page.mouse.move(x, y, { steps: 8 })
  await target.click()
}

/** Picks up what has the focus. Drag and drop listens to the next key from the next turn of the page's loop on. */
export async function pickUp(page: Page): Promise<void> {
  await page.keyboard.press('Space')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Drags with the mouse, in steps as a hand does. */
export async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  const start = await centreOf(from)
  const end = await centreOf(to)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 8, { steps: 2 })
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
  // Drag and drop takes a click within 50 ms for the end of the drag.
  await page.waitForTimeout(60)
}

export async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Not on the page: ${locator}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
