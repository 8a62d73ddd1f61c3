import { register } from '#contract/accounts/accounts.ts'
import { expect, LONG, newAccount, test, toastOf } from './fixtures.ts'

test('a visitor is told what is wrong with a registration, registers, signs out and in again', async ({
  page,
}) => {
  const { username, email, password } = newAccount()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()

  await page.getByLabel('Email').fill(email)
  // Proposed from the address, until another one is typed.
  await expect(page.getByLabel('Username')).toHaveValue(email.split('@')[0] ?? '')
  await page.getByLabel('Username').fill(username)
  await expect(page.getByText('Username must be at least 3 characters')).toBeHidden()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill('something else')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/start')
  await expect(toastOf(page, 'Registration successful')).toContainText(username)

  await page.goto('/my-menus')
  await expect(page.getByText("You haven't saved any menus yet.")).toBeVisible()
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(toastOf(page, 'You have been logged out successfully')).toBeVisible()

  await page.goto('/my-menus')
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(toastOf(page, 'Login failed')).toContainText('Invalid username or password')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid username or password')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/my-menus')
})

test('a visitor who has an account signs in by the email address', LONG, async ({ page }) => {
  const { username, email, password } = newAccount()
  await page.request.post(register.path, { data: { username, email, password } })
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Username or email').fill(email.toUpperCase())
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'My Menus' })).toBeVisible()
  await expect(toastOf(page, 'Login successful')).toContainText(`Welcome back, ${username}!`)
})
