import { register } from '#contract/accounts/accounts.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'

// All that the browser keeps is looked at.
test.use({ hasPages: true })

test('an owner is welcomed among the own menus, signs out on a public page without a script, and returns to the screen that was asked for', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { username, email, password } = newAccount()
  const elsewhere = await playwright.request.newContext({ baseURL })
  await elsewhere.post(register.path, { data: { username, email, password } })
  await elsewhere.dispose()

  async function signIn() {
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Password').press('Enter')
  }

  await test.step('signs in, and is welcomed once', async () => {
    await page.goto('/auth')
    await signIn()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'My Menus' })).toBeVisible()
    await expect(toastOf(page, 'Login successful')).toContainText(`Welcome back, ${username}!`)
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
    await expect(toastOf(page, 'Login successful')).toHaveCount(0)
  })

  await test.step('signs out on the page for strangers, and leaves nothing in the browser', async () => {
    await page.goto('/welcome')
    await page.evaluate(() => localStorage.setItem('last_menu_filters', '{}'))
    await page.getByText(username).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(toastOf(page, 'You have been logged out successfully')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  await test.step('signs in on the way to a screen, and out again there', async () => {
    await page.goto('/saved-menus')
    await expect(page).toHaveURL('/auth')
    await signIn()
    await expect(page).toHaveURL('/saved-menus')
    await expect(toastOf(page, 'Login successful')).toBeVisible()
    await page.getByRole('button', { name: `Account of ${username}` }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(toastOf(page, 'Logout successful')).toBeVisible()
  })
})
