import { register } from '#contract/accounts.ts'
import { createSavedMenu } from '#contract/saved-menus.ts'
import { readQrCodes } from '#typeset/testing/read-qr.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test('an owner looks through saved menus, opens one, shares it and deletes it', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/my-menus')

  await test.step('finds the list empty at first', async () => {
    await expect(page.getByText("You haven't saved any menus yet.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Your First Menu' })).toBeVisible()
    await expect(page.getByText('0 of 3 menus')).toBeVisible()
  })

  for (const restaurantName of ['Osteria Uno', 'Osteria Due']) {
    await page.request.post(createSavedMenu.path, {
      data: buildSavePayload({ content: buildContent({ restaurantName }) }),
    })
  }
  await page.reload()
  const row = page.getByRole('row', { name: /Osteria Due Menu/ })

  await test.step('sees what each menu is', async () => {
    await expect(row).toContainText('Classic')
    await expect(row).toContainText('$25')
    await expectAccessible(page)
  })

  await test.step('shares one, and stops sharing it', async () => {
    await row.getByRole('button', { name: 'Share Osteria Due Menu' }).click()
    await expect(page.getByRole('dialog').getByLabel('Link')).toHaveValue(/\/menu-viewer\/[\w-]{20,}$/)
    const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'QR code as PNG' }).click(),
    ])
    expect(await readQrCodes(await readDownload(download))).toEqual([{ text: link, level: 'M' }])
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(row).toContainText('Shared')
    await row.getByRole('button', { name: 'Sharing of Osteria Due Menu' }).click()
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(row).not.toContainText('Shared')
  })

  await test.step('opens one from its own page, and goes on with it in the builder', async () => {
    await row.getByRole('link', { name: 'View' }).click()
    await expect(page.getByText('Not shared: only you can see it')).toBeVisible()
    await expect(page.getByText('Target Check Average')).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL('/menu-builder')
    await expect(page.getByRole('heading', { name: 'Osteria Due' })).toBeVisible()
  })

  await test.step('deletes one after a question', async () => {
    await page.getByRole('link', { name: 'My Menus' }).click()
    await row.getByRole('button', { name: 'Delete Osteria Due Menu' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Delete Osteria Due Menu' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete menu' }).click()
    await expect(toastOf(page, 'Menu Deleted')).toContainText('The menu has been deleted successfully.')
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Osteria Uno Menu/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Menus' })).toBeFocused()
  })
})
