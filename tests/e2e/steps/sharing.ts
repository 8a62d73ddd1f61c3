import type { Locator, Page } from '@playwright/test'

/** Opens what is folded in the dialog of a shared menu: the link of that menu alone. */
export async function openOwnLink(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Your menu is shared' })
  await dialog.getByText('Link to this menu only').click()
  return dialog.getByLabel('Link', { exact: true })
}
