import type { Page } from '@playwright/test'
import { login } from '#contract/accounts/accounts.ts'
import { buildContent } from '../builders/build-menu.ts'
import { pagesAreUpToDate } from '../support/design-menu.ts'
import { openMenuInStorage, PAGE_WITHOUT_SCRIPT } from '../support/open-menu.ts'
import { expect, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'

const chooser = (page: Page) => page.getByRole('heading', { name: 'Choose a template' })

async function savedDesign(page: Page) {
  const [{ id }] = await (await page.request.get('/api/saved-menus')).json()
  return (await page.request.get(`/api/saved-menus/${id}`)).json()
}

test('a visitor takes a template along through the registration; its design stays on every device', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = newAccount()
  await test.step('chooses Modern at home, and registers on the way', async () => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Modern' }).check()
    await page.getByRole('link', { name: 'Design with These Templates' }).click()
    await expect(page).toHaveURL('/auth?tab=register')
    await page.getByLabel('Username').fill(account.username)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByLabel('Confirm Password').fill(account.password)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/start')
  })

  await test.step('finds it marked when a template is to be chosen', async () => {
    await makeProfessional(page)
    const stored = openMenuInStorage(buildContent({ items: 4, restaurantName: 'Chez Paul' }))
    await page.goto(PAGE_WITHOUT_SCRIPT)
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), stored)
    await page.evaluate(() => sessionStorage.removeItem('carte-open-menu'))
    await page.goto('/menu-designer')
    await expect(chooser(page)).toBeVisible()
    const modern = page.getByRole('button', { name: /^Modern/ })
    await expect(modern).toContainText('Your choice')
    await modern.click()
    await pagesAreUpToDate(page)
  })

  await test.step('gives it colors and a size of its own', async () => {
    await page.getByRole('tab', { name: 'Colors' }).click()
    await page.getByRole('button', { name: 'Ocean Breeze' }).click()
    await page.getByRole('tab', { name: 'Text' }).click()
    await page.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'Large' }).check()
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
  })

  const other = await (await browser.newContext({ baseURL })).newPage()
  await test.step('opens it in another browser: the design is there, and nothing asks for a template', async () => {
    const { username, password } = account
    await other.request.post(login.path, { data: { username, password } })
    await other.goto('/my-menus')
    await other.getByRole('button', { name: 'Edit' }).click()
    await other.getByRole('button', { name: 'Continue to Design' }).click()
    await pagesAreUpToDate(other)
    await expect(chooser(other)).toHaveCount(0)
    await expect(other.getByRole('button', { name: /^Modern/ })).toHaveAttribute('aria-pressed', 'true')
    await other.getByRole('button', { name: 'Back to Menu Builder' }).click()
    await other.getByRole('button', { name: 'Continue to Design' }).click()
    await pagesAreUpToDate(other)
    await expect(chooser(other)).toHaveCount(0)
  })

  await test.step('changes the template: the owner’s colors stay until they are let go', async () => {
    await other.getByRole('button', { name: /^Classic/ }).click()
    await expect(toastOf(other, 'Your own colors and text size stay as you chose.')).toBeVisible()
    await other.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(other, 'Menu Saved')).toBeVisible()
    const ocean = {
      primaryColor: '#0b3c5d',
      secondaryColor: '#f0f8fa',
      fontSize: 'large',
      fontFamily: 'serif',
    }
    expect(await savedDesign(other)).toMatchObject({ templateId: 1, design: ocean })
    await other.getByRole('button', { name: /^Rustic/ }).click()
    await other.getByRole('button', { name: 'Use those of Rustic' }).click()
    await other.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(other, 'Menu Saved')).toBeVisible()
    const design = {
      primaryColor: '#8d775f',
      secondaryColor: '#f5f0e6',
      accentColor: '#a63a24',
      fontSize: 'medium',
    }
    expect(await savedDesign(other)).toMatchObject({ templateId: 3, design })
  })
  await other.context().close()
})
