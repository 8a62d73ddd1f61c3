import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
import { rowOf } from './steps/editor.ts'

/** A saved menu of the account that is signed in on this page, shared and on the open page of its restaurant. */
async function openMenu(page: Page): Promise<string> {
  const content = { ...buildContent({ items: 4, sections: 2 }), title: 'Dinner' }
  const { id } = await (
    await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  ).json()
  const { url } = await (
    await page.request.post(shareSavedMenu.path.replace('{id}', id), { data: {} })
  ).json()
  const made = await page.request.post(makeRestaurantPage.path, {
    data: { menuId: id, timeZone: 'Europe/Paris', isOpen: true },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return url
}

test('an owner plans prices, guests pay them while they hold, and the menu keeps its own', async ({
  page,
}) => {
  // Many steps of one story.
  test.slow()
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
  const link = await openMenu(page)
  const guest = await page.context().browser()?.newContext()
  const guestPage = await guest?.newPage()
  if (!guestPage) throw new Error('A guest has a browser.')
  const seen = async () => {
    await guestPage.goto(link)
    return guestPage.locator('main').innerText()
  }
  expect(await seen()).toContain('5.50')

  await page.goto('/restaurant?tab=prices')
  const dialog = page.getByRole('dialog', { name: 'Plan prices' })
  const priceOf = (dish: string) => dialog.getByLabel(`Planned price of ${dish}`, { exact: true })

  await test.step('raises a section by percent, from a day that has come', async () => {
    await page.getByRole('button', { name: 'Plan prices' }).click()
    await dialog.getByLabel('Name').fill('Holidays')
    await dialog.getByLabel('From').fill('2020-01-01T00:00')
    await dialog.getByRole('combobox', { name: 'Raise' }).selectOption({ index: 1 })
    await dialog.getByLabel('by %').fill('10')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(priceOf('Dish number 1')).toHaveValue('6.00')
    await expect(priceOf('Dish number 2')).toHaveValue('')
    await priceOf('Dish number 2').fill('seven')
    await dialog.getByRole('button', { name: /^Plan/ }).click()
    await expect(dialog.getByText('One of the amounts cannot be read.')).toBeVisible()
    await priceOf('Dish number 2').fill('')
    await expectAccessible(page, { name: 'planning prices', within: ['[role=dialog]'] })
    await dialog.getByRole('button', { name: 'Plan 2 prices' }).click()
    await expect(toastOf(page, 'These prices apply now')).toBeVisible()
  })

  const rows = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: /Holds now|Planned|Over/ })
  await test.step('sees that they hold, as guests do', async () => {
    await expect(rows).toContainText('Holidays')
    await expect(rows).toContainText('Holds now, for good')
    const text = await seen()
    expect(text).toContain('6.00')
    expect(text).not.toContain('5.50')
  })

  await test.step('is told of another plan for the same price before it is made', async () => {
    await page.getByRole('button', { name: 'Plan prices' }).click()
    await dialog.getByLabel('Name').fill('Weekend')
    await priceOf('Dish number 1').fill('9')
    await expect(dialog.getByText('“Holidays” too, which begins earlier')).toBeVisible()
    await dialog.getByRole('button', { name: 'Plan 1 price' }).click()
    await expect(toastOf(page, 'Prices planned')).toBeVisible()
    await expect(rows.nth(1)).toContainText('Begins')
    await expect(page.getByText('“Weekend” holds over “Holidays”')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Calendar' })).toContainText('Weekend')
    await expectAccessible(page, { name: 'the calendar', within: ['[role=tabpanel]'] })
  })

  await test.step('changes them in their place', async () => {
    await page.getByRole('button', { name: 'Change Holidays' }).click()
    const changing = page.getByRole('dialog', { name: 'Change planned prices' })
    await expect(changing.getByLabel('Name')).toHaveValue('Holidays')
    await changing.getByLabel('Planned price of Dish number 1', { exact: true }).fill('7')
    await changing.getByRole('button', { name: 'Save changes' }).click()
    await expect(toastOf(page, 'These prices apply now')).toBeVisible()
    await expect(rows).toHaveCount(2)
    expect(await seen()).toContain('7.00')
  })

  await test.step('reads in the editor that the price of the menu is overruled', async () => {
    await page.goto(link)
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(rowOf(page, 'Dish number 1')).toContainText('$7 now')
    await rowOf(page, 'Dish number 1').hover()
    await rowOf(page, 'Dish number 1').getByRole('button', { name: 'More actions for Dish number 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit…' }).click()
    await expect(page.getByText('$7 planned for good (“Holidays”); the menu says $5.50.')).toBeVisible()
  })

  await test.step('takes them back', async () => {
    await page.goto('/restaurant?tab=prices')
    await page.getByRole('button', { name: 'Delete Holidays' }).click()
    await expect(toastOf(page, 'Planned prices deleted')).toBeVisible()
    await expect(rows).toHaveCount(1)
    expect(await seen()).toContain('5.50')
  })
  await guest?.close()
})
