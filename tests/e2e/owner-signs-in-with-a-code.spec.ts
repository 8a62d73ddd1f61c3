import { register } from '#contract/accounts/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { codeOf } from '../support/authenticator-app.ts'
import { expect, expectAnswer, newAccount, test, toastOf } from './fixtures.ts'

test('an owner sets an authenticator app up, and signs in with its code and with a recovery code', async ({
  page,
  pageErrors,
}) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  await page.goto('/account#security')
  const security = page.locator('#security')
  await security.getByRole('button', { name: 'Set up' }).click()
  await security.getByLabel('Your password').fill('not it')
  await security.getByRole('button', { name: 'Continue' }).click()
  await expect(security.getByText('This is not your current password.')).toBeVisible()
  await security.getByLabel('Your password').fill(account.password)
  const [made] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/second-factor') && response.status() === 201,
    ),
    security.getByRole('button', { name: 'Continue' }).click(),
  ])
  const { uri, recoveryCodes } = (await made.json()) as { uri: string; recoveryCodes: string[] }
  await expect(security.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page, { within: ['#security'] })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the set-up on a phone')
  await security.getByLabel('Code of the app').fill(codeOf(uri))
  await security.getByRole('button', { name: 'Turn on' }).click()
  await expect(toastOf(page, 'Two-factor authentication is on')).toBeVisible()
  await expect(security.getByText('On', { exact: true })).toBeVisible()
  expectAnswer(pageErrors, 403)

  // The code that turned it on is used up.
  for (const code of [codeOf(uri, Date.now() + 30_000), recoveryCodes[0] ?? '']) {
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByLabel('Username or email').fill(account.username)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    if (code !== recoveryCodes[0]) await expectAccessible(page)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  }
})
