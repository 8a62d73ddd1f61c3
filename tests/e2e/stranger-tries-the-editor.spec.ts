import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { listDrafts } from '#contract/menus/drafts.ts'
import { createSavedMenu, listSavedMenus } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expect, expectAnswer, LONG, newAccount, test, toastOf } from './fixtures.ts'

test.use({ hasPages: true })

test.use({ viewport: { width: 1440, height: 900 } })

const menuOn = (page: Page) => page.getByRole('article', { name: 'Menu', exact: true })
const note = (page: Page) => page.getByRole('region', { name: 'Your menu from the trial' })
const asked = (page: Page) => page.getByRole('dialog', { name: 'Register to keep this menu' })

/** Gives the chowder another name in its row. */
async function rename(page: Page, name: string): Promise<void> {
  await menuOn(page).getByRole('button', { name: 'Clam chowder', exact: true }).click()
  const box = menuOn(page).getByLabel('Name of Clam chowder')
  await box.fill(name)
  await box.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menuOn(page)).toContainText(name)
}

async function fillRegister(page: Page) {
  const account = newAccount()
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm Password').fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  return account
}

const draftsOf = async (page: Page) =>
  (await (await page.request.get(listDrafts.path)).json()) as { items: number }[]

test('a stranger tries the editor, keeps the work offline and over a reload, and takes it into a new account', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow()
  await page.goto('/demo-preview')
  await page.getByRole('link', { name: 'Try the editor' }).click()
  await expect(page).toHaveURL('/try')
  await expect(menuOn(page)).toContainText('The Sea Gate')

  await test.step('sees the page set beside it', async () => {
    const pane = page.getByRole('region', { name: 'Menu Preview' })
    await expect(pane).toHaveAttribute('aria-busy', 'false')
    await expect(pane.locator('canvas').first()).toBeVisible()
  })

  await test.step('changes a dish without a connection, and finds it after a reload', async () => {
    await context.setOffline(true)
    await rename(page, 'Chowder of the day')
    await context.setOffline(false)
    // What a browser logs by itself for a page that could not be asked for.
    const others = pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))
    pageErrors.splice(0, pageErrors.length, ...others)
    await page.reload()
    await expect(menuOn(page)).toContainText('Chowder of the day')
    await expect(page.getByText('Kept in this browser').first()).toBeVisible()
  })

  await test.step('is asked to register for what needs an account', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(asked(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Share Menu' }).click()
    await asked(page).getByRole('link', { name: 'Create Account' }).click()
  })

  await test.step('registers, and the menu is saved', async () => {
    await fillRegister(page)
    await expect(page).toHaveURL(/\/menu-builder/)
    await expect(toastOf(page, 'Menu Saved')).toBeVisible()
    await expect(menuOn(page)).toContainText('Chowder of the day')
    expect(await (await page.request.get(listSavedMenus.path)).json()).toHaveLength(1)
    expect(await draftsOf(page)).toHaveLength(0)
  })

  await test.step('leaves it to nobody else', async () => {
    await context.clearCookies()
    await page.goto('/try')
    await expect(menuOn(page)).toContainText('Clam chowder')
    await expect(menuOn(page)).not.toContainText('Chowder of the day')
    await page.goto('/auth?tab=register')
    await fillRegister(page)
    await expect(page).toHaveURL('/start')
    expect(await draftsOf(page)).toHaveLength(0)
  })
})

test('an owner with three menus takes the work along as a draft, and is told why it stays one', async ({
  page,
  context,
}) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  const content = buildContent({ items: 3 })
  for (const name of ['One', 'Two', 'Three']) {
    const data = { ...buildSavePayload({ content }), name }
    const answer = await page.request.post(createSavedMenu.path, { data })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  await context.clearCookies()
  await page.goto('/try')
  await rename(page, 'Chowder of the house')
  await page.getByRole('button', { name: 'Save Menu' }).click()
  await asked(page).getByRole('link', { name: 'Login' }).click()
  // By the address this time.
  await page.getByLabel('Username').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/menu-builder/)
  await expect(note(page)).toContainText('It stays a draft: your plan keeps 3 saved menus')
  await expect(menuOn(page)).toContainText('Chowder of the house')
  expect(await (await page.request.get(listSavedMenus.path)).json()).toHaveLength(3)
  expect(await draftsOf(page)).toHaveLength(1)
})

test('a stranger brings a file from the home page, sees it set, and registers with it; an old account is asked', async ({
  page,
  context,
}) => {
  const bring = async (dish: string) => {
    await page.goto('/')
    await page.getByLabel('Choose a File').setInputFiles({
      name: 'dinner.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`PASTE\n${dish} 22\nLasagna 24\n`),
    })
    await expect(page).toHaveURL('/try')
    await page.getByRole('button', { name: 'Import 2 dishes' }).click()
    // The browser is American; a few Italian words make no euros.
    await expect(menuOn(page)).toContainText(dish)
    await expect(menuOn(page)).toContainText('$22')
    await expect(page.getByRole('region', { name: 'Menu Preview' }).locator('canvas').first()).toBeVisible()
  }
  await bring('Rigatoni')
  await page.goto('/auth?tab=register')
  const account = await fillRegister(page)
  await expect(page).toHaveURL(/\/menu-builder/)
  await expect(menuOn(page)).toContainText('Rigatoni')

  await context.clearCookies()
  await bring('Orecchiette')
  await page.goto('/auth')
  await page.getByLabel('Username').fill(account.username)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
  await expect(note(page)).toContainText('2 dishes')
  expect(await draftsOf(page)).toHaveLength(1)
  await note(page).getByRole('button', { name: 'Keep as a draft' }).click()
  await expect(note(page)).toContainText('Your menu from the trial is here.')
  expect(await draftsOf(page)).toHaveLength(2)
})

test(
  'the work of the trial waits in the browser while the server cannot take it',
  LONG,
  async ({ page, pageErrors }) => {
    await page.goto('/try')
    await rename(page, 'Patient chowder')
    await page.route('**/api/draft', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Register to keep it' }).click()
    await fillRegister(page)
    await expect(note(page)).toContainText('still in this browser')
    expectAnswer(pageErrors, 503)
    await page.unroute('**/api/draft')
    await note(page).getByRole('button', { name: 'Try again' }).click()
    await expect(note(page)).toContainText('Your menu from the trial is here.')
    await expect(menuOn(page)).toContainText('Patient chowder')
  },
)
