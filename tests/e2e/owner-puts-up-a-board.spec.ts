import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, makeProfessional, newAccount, test } from './fixtures.ts'

test('an owner puts up a board, sees it as it is on the wall, changes it and takes it down', async ({
  page,
  pageErrors,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const { id: menuId } = await (
    await page.request.post(createSavedMenu.path, { data: buildSavePayload({ name: 'Dinner' }) })
  ).json()
  await page.request.post(makeRestaurantPage.path, {
    data: { menuId, timeZone: 'Europe/Rome', isOpen: true },
  })

  await test.step('on Basic the way to it is shown', async () => {
    await page.goto('/restaurant?tab=boards')
    await expect(page.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible()
    await page.getByRole('button', { name: 'Add a board' }).click()
    await expect(page.getByRole('dialog')).toContainText('Boards')
    await page.keyboard.press('Escape')
  })

  await makeProfessional(page)
  await page.reload()

  await test.step('adds one', async () => {
    await page.getByRole('button', { name: 'Add a board' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add board' }).click()
    await expect(dialog.getByText('A board needs a title.')).toBeVisible()
    await dialog.getByLabel('Title').fill('Große Theke')
    await expect(dialog.getByLabel('Address')).toHaveValue('grosse-theke')
    await dialog.getByLabel('A page stays').fill('2')
    await expect(dialog.getByText('between 5 and 120')).toBeVisible()
    await dialog.getByLabel('A page stays').fill('8')
    await expectAccessible(page, { within: ['[role=dialog]'] })
    await dialog.getByRole('button', { name: 'Add board' }).click()
    await expect(dialog).toHaveCount(0)
  })

  const board = page.frameLocator('iframe[title="Große Theke, as it is now"]')
  await test.step('sees it as it is now', async () => {
    await expect(board.locator('.page.seen img')).toBeVisible()
    await expect(page.getByText('8 s a page')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('turns it upright in another look, and the screen follows', async () => {
    const src = await board.locator('.page.seen img').getAttribute('src')
    await page.getByRole('button', { name: 'Change Große Theke' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Tall, 1080 × 1920').check()
    await dialog.getByLabel('Look').selectOption({ label: 'Diner' })
    await dialog.getByLabel('Of this board').check()
    await dialog.getByLabel('Secondary color', { exact: true }).fill('#101820')
    await expect(dialog.getByText('may make text difficult to read')).toBeVisible()
    await dialog.getByLabel('Primary color', { exact: true }).fill('#ffffff')
    await dialog.getByLabel('Dinner').check()
    await dialog.getByText('Sections').click()
    await dialog.getByLabel('Desserts').check()
    const preview = dialog.getByRole('region', { name: 'Preview of the board' })
    await expect(preview).toHaveAttribute('aria-busy', 'false')
    await expect(preview.getByRole('img', { name: 'The board, page 1 of 1' }).locator('canvas')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save board' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => board.locator('.page.seen img').last().getAttribute('src')).not.toBe(src)
    await expect(board.locator('.text')).toContainText('Desserts')
    await expect(board.locator('.text')).not.toContainText('Appetizers')
  })

  await test.step('takes it down', async () => {
    await page.getByRole('button', { name: 'Delete Große Theke' }).click()
    await page.getByRole('button', { name: 'Delete board' }).click()
    await expect(page.getByText('No boards yet')).toBeVisible()
    // Its frame may ask once more before it goes.
    const others = pageErrors.filter((error) => !error.endsWith('/board/grosse-theke/state'))
    pageErrors.splice(0, pageErrors.length, ...others)
  })
})
