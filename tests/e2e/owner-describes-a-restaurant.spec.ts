import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { PAGE_WITHOUT_SCRIPT } from '../support/open-menu.ts'
import { expect, expectAnswer, longStep, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'
import { openAdvice, openView } from './steps/editor.ts'

const menuOn = (page: Page) => page.getByRole('article', { name: 'Menu', exact: true })

async function generateMenu(page: Page, cuisine: string): Promise<void> {
  await page.getByLabel('Cuisine').first().selectOption({ label: cuisine })
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(toastOf(page, 'Menu Generated')).toBeVisible()
}

/** A new menu in a browser that has none. */
async function startAnew(page: Page): Promise<void> {
  await page.goto(PAGE_WITHOUT_SCRIPT)
  await page.evaluate(() => {
    sessionStorage.removeItem('carte-open-menu')
    localStorage.removeItem('carte-open-menu')
  })
  await page.goto('/menu-builder')
  await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
}

const picture = async (colour: string) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer(),
})

/** A menu that was just chosen from is still closing: a click meets it, not the button. */
async function openRestaurants(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('button', { name: 'My Restaurants' }).click()
}

test('an owner describes a restaurant once, and every new menu starts with it', async ({
  page,
  pageErrors,
}) => {
  // Many steps of one story.
  test.slow()
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/menu-builder')
  await generateMenu(page, 'Italian')
  await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Your Restaurant')

  const dialog = page.getByRole('dialog', { name: 'Edit Restaurant Details' })
  const files = dialog.locator('input[type=file]')
  await page.getByRole('button', { name: 'Edit Restaurant Details' }).click()

  await longStep('reads what is wrong with a file that isn’t a logo', async () => {
    await files.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await expect(toastOf(page, 'Invalid file type')).toBeVisible()
    await files.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2.1 * 1024 * 1024),
    })
    await expect(toastOf(page, 'File too large')).toContainText('Image must be less than 2MB')
    await files.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('MZ program') })
    await expect(toastOf(page, 'Invalid file type')).toContainText('Please choose a picture')
    expectAnswer(pageErrors, 415)
  })

  await test.step('uploads a logo, removes it, and uploads another', async () => {
    await files.setInputFiles(await picture('#a63a24'))
    await expect(dialog.getByRole('img', { name: 'The logo' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(dialog.getByRole('img', { name: 'The logo' })).toHaveCount(0)
    await files.setInputFiles(await picture('#3f6b3a'))
    await expect(dialog.getByRole('img', { name: 'The logo' })).toBeVisible()
  })

  await test.step('saves it as the restaurant of this account', async () => {
    await dialog.getByLabel('Restaurant name').fill('Osteria della Luna')
    await dialog.getByLabel('Description').fill('Fresh pasta since 1987')
    await dialog.getByLabel('Address').fill('12 Mulberry Street, New York')
    await dialog.getByLabel('Cuisine').selectOption({ label: 'Italian' })
    await dialog.getByLabel('Average check').fill('9')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByText('An average check is 10 to 200 dollars.')).toBeVisible()
    await dialog.getByLabel('Average check').fill('38')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toastOf(page, 'Restaurant Updated')).toBeVisible()
    await expect(menuOn(page)).toContainText('12 Mulberry Street, New York')
  })

  await test.step('finds it on the next menu', async () => {
    await startAnew(page)
    await expect(page.getByText('Your next menu is for Osteria della Luna')).toBeVisible()
    await generateMenu(page, 'Thai')
    await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Osteria della Luna')
    await openAdvice(page, 'Price Optimization')
    await expect(page.getByLabel('Target check average')).toHaveValue('38')
    await openView(page, 'Menu')
  })

  await test.step('changes one menu alone, and takes the profile back', async () => {
    await page.getByRole('button', { name: 'Edit Restaurant Details' }).click()
    await dialog.getByLabel('Restaurant name').fill('')
    await dialog.getByLabel('Description').fill('')
    await dialog.getByLabel('Update my restaurant too').uncheck()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Restaurant Name')
    await expect(menuOn(page).getByText('Custom restaurant menu')).toHaveCount(0)
    await openRestaurants(page)
    await page.getByRole('menuitem', { name: 'Use the saved details' }).click()
    await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Osteria della Luna')
  })

  await test.step('is offered Professional for a second one', async () => {
    await openRestaurants(page)
    await page.getByRole('menuitem', { name: /New restaurant/ }).click()
    await expect(page.getByRole('dialog', { name: 'Premium Feature' })).toContainText(
      'Multiple Restaurant Profiles',
    )
    await page.keyboard.press('Escape')
  })

  await test.step('adds a second one as Professional, and switches', async () => {
    await makeProfessional(page)
    await page.reload()
    await openRestaurants(page)
    await page.getByRole('menuitem', { name: 'New restaurant' }).click()
    const adding = page.getByRole('dialog', { name: 'New Restaurant' })
    await adding.getByLabel('Restaurant name').fill('Trattoria del Sole')
    await adding.getByRole('button', { name: 'Add Restaurant' }).click()
    await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Trattoria del Sole')
    await openRestaurants(page)
    await page.getByRole('menuitem', { name: 'Osteria della Luna' }).click()
    await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Osteria della Luna')
  })

  await test.step('deletes one after a question; the menu keeps its words', async () => {
    await openRestaurants(page)
    await page.getByRole('menuitem', { name: 'Delete this restaurant' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete restaurant' }).click()
    await expect(toastOf(page, 'Restaurant deleted')).toBeVisible()
    await expect(menuOn(page).getByRole('heading', { level: 2 })).toHaveText('Osteria della Luna')
    await startAnew(page)
    await expect(page.getByText('Your next menu is for Trattoria del Sole')).toBeVisible()
  })
})
