import type { Locator, Page } from '@playwright/test'

/** Opens what is folded in the dialog of a shared menu: the link of that menu alone. */
export async function openOwnLink(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Your menu is shared' })
  // By key: pictures above it load and move it, and a click that begins on it would end next to it.
  await dialog.locator('summary', { hasText: 'Link to this menu only' }).press('Enter')
  return dialog.getByLabel('Link', { exact: true })
}
