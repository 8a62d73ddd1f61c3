import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an owner puts a special on the menu from a phone, and guests see it at once', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  const content = { ...buildContent({ items: 4, sections: 2 }), title: 'Dinner' }
  const saved = await page.request.post(createSavedMenu.path, { data: buildSavePayload({ content }) })
  const { id } = await saved.json()
  const { url } = await (
    await page.request.post(shareSavedMenu.path.replace('{id}', id), { data: {} })
  ).json()
  await page.request.post(makeRestaurantPage.path, {
    data: { menuId: id, timeZone: 'Europe/Paris', isOpen: true },
  })
  const guest = await page.context().browser()?.newContext()
  const guestPage = await guest?.newPage()
  if (!guestPage) throw new Error('A guest has a browser.')
  const seen = async () => {
    await guestPage.goto(url)
    return guestPage.locator('main').innerText()
  }

  await page.goto('/restaurant?tab=specials')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expectAccessible(page, { name: 'specials' })

  await test.step('adds it with a photograph and a price, in a few seconds', async () => {
    const began = Date.now()
    await page.locator('input[type=file]').setInputFiles({
      name: 'osso-buco.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63a24' } })
        .png()
        .toBuffer(),
    })
    await expect(page.getByRole('button', { name: 'Replace Image' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Osso buco')
    await page.getByLabel('Price', { exact: true }).fill('29')
    await page.getByRole('button', { name: 'Add to the menu' }).click()
    await expect(toastOf(page, 'Osso buco is on the menu')).toBeVisible()
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(await seen()).toContain('Osso buco')
  })

  await test.step('is told what is missing, and loses nothing', async () => {
    await page.getByLabel('Price', { exact: true }).fill('a lot')
    await page.getByRole('button', { name: 'Add to the menu' }).click()
    await expect(page.getByText('A special needs a name.')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Crudo')
    await page.getByRole('button', { name: 'Add to the menu' }).click()
    await expect(page.getByText('Print “a lot” in the place of a price?')).toBeVisible()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Crudo')
  })

  await test.step('says that it is sold out, and that it is back', async () => {
    await page.getByRole('button', { name: 'Sold out Osso buco' }).click()
    await expect(page.getByRole('button', { name: 'Bring back Osso buco' })).toBeVisible()
    expect(await seen()).toContain('Sold out')
    await page.getByRole('button', { name: 'Bring back Osso buco' }).click()
    await expect(page.getByRole('button', { name: 'Sold out Osso buco' })).toBeVisible()
    expect(await seen()).not.toContain('Sold out')
  })

  await test.step('is asked to upgrade for tomorrow, and takes it off today', async () => {
    await page.getByRole('button', { name: 'Again tomorrow for Osso buco' }).click()
    await expect(page.getByRole('dialog')).toContainText('Scheduled Specials')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Take off Osso buco' }).click()
    await expect(page.getByText('None yet.')).toBeVisible()
    expect(await seen()).not.toContain('Osso buco')
  })
  await guest?.close()
})
