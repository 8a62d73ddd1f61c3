import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, newAccount, test } from './fixtures.ts'
import { chooseMore, sheetOf } from './steps/editor.ts'

const menu = (amount: number) => {
  const bavette = buildItem({ id: 1, name: 'Bavette', prices: [fixedPrice(amount)] })
  const base = buildSavePayload()
  return buildSavePayload({
    content: { ...base.content, title: 'Dinner', sections: [{ id: 1, name: 'Mains', items: [bavette] }] },
  })
}

test('an owner reads what guests saw, restores it, and saves a menu for a date', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  const { id } = await (await page.request.post(createSavedMenu.path, { data: menu(2400) })).json()
  await page.request.post(shareSavedMenu.path.replace('{id}', id))
  await page.request.put(updateSavedMenu.path.replace('{id}', id), { data: { ...menu(2600), version: 1 } })

  await test.step('finds each change, with who made it and what differs', async () => {
    await page.goto('/my-menus')
    await page.getByRole('button', { name: 'More actions for Dinner' }).click()
    await page.getByRole('menuitem', { name: 'Record' }).click()
    const versions = page.getByRole('listitem').filter({ hasText: 'Version' })
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('1 price')
    await versions.first().getByText('What changed').click()
    await expect(page.getByRole('row', { name: /Bavette/ })).toContainText('$24.00')
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('asks what guests read', async () => {
    await page.getByRole('button', { name: 'Ask' }).click()
    await page.getByLabel('Dish').selectOption('Bavette')
    await expect(page.getByText('Not declared')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PDF for an Inspector' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/on record\.pdf$/)
  })

  await test.step('restores the first version in two clicks', async () => {
    await page.getByRole('button', { name: /^Restore/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Version 3')).toBeVisible()
  })

  await test.step('saves an edited menu for a date, and finds it in the record', async () => {
    await page.goto(`/saved-menus?edit=${id}`)
    await page.getByRole('button', { name: 'Edit Restaurant Details' }).click()
    const details = page.getByRole('dialog')
    await details.getByLabel('Restaurant name').fill('Autumn House')
    await details.getByRole('checkbox').uncheck()
    await details.getByRole('button', { name: 'Save Changes' }).click()
    await chooseMore(page, 'Save for a Date…')
    const dialog = page.getByRole('dialog', { name: 'Save for a date' })
    await dialog.getByLabel('Name').fill('Autumn menu')
    await dialog.getByRole('button', { name: 'Save for This Date' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`/record?menu=${id}`)
    await expect(page.getByRole('button', { name: 'Withdraw Autumn menu' })).toBeVisible()
    await page.getByText('What it changes').click()
    await expect(page.getByRole('row', { name: /Restaurant/ })).toContainText('Autumn House')
    await page.getByRole('button', { name: 'Edit Autumn menu' }).click()
    await expect(page).toHaveURL('/menu-builder')
    await expect(sheetOf(page).getByRole('heading', { level: 2 })).toHaveText('Autumn House')
  })
})
