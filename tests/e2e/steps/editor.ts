import { expect, type Locator, type Page } from '@playwright/test'

/** The menu as it is written in the editor. */
export const sheetOf = (page: Page): Locator => page.getByRole('article', { name: 'Menu', exact: true })

/** The row of a dish in the sheet, by its name. */
export const rowOf = (page: Page, name: string): Locator =>
  sheetOf(page)
    .locator('[role=listitem][data-item-id], li[data-item-id]')
    .filter({ has: page.getByText(name, { exact: true }) })

/** A section in the outline, with the number of its dishes where one is given. */
export const outlinedSection = (page: Page, name: string, count?: number): Locator =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${name}${count === undefined ? '' : ` ?${count} dish`}`) })

/** Opens one of the editor's views: in the column, in the strip, or at the bottom of a phone. */
export async function openView(
  page: Page,
  view: 'Menu' | 'Prices' | 'Diets & Allergens' | 'Kitchen Sign-Off' | 'Advice' | 'Page',
): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: new RegExp(`^${view}`) })
    .click()
}

/** A tab of the advice. */
export async function openAdvice(
  page: Page,
  tab: 'Price Optimization' | 'Trend Recommendations',
): Promise<Locator> {
  await openView(page, 'Advice')
  await page.getByRole('tab', { name: new RegExp(tab) }).click()
  return page.getByRole('tabpanel', { name: new RegExp(tab) })
}

/** Chooses something of the menu at the end of the bar. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Takes the menu out in one of the ways of Export As. */
export async function exportAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  // By keyboard: a submenu that a jumping mouse has left closes.
  await page.getByRole('menuitem', { name: 'Export As' }).press('ArrowRight')
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens the menu of the account, inside the one at the end of the bar. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Account of/ }).press('ArrowRight')
}

/** Waits until the bar says that all is saved. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(
    page
      .getByRole('banner')
      .getByText(/^Saved/)
      .first(),
  ).toBeVisible()
