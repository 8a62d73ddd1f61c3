import { register } from '#contract/accounts/accounts.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, newAccount, test } from './fixtures.ts'

test('an owner adds a passkey, names it, signs in with it, and removes it', async ({ page, baseURL }) => {
  // A passkey is of a name, not of the number of a machine.
  const own = (path: string) => new URL(path, (baseURL ?? '').replace('127.0.0.1', 'localhost')).href
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const account = newAccount()
  await page.request.post(own(register.path), { data: account })
  await page.goto(own('/account#security'))
  const security = page.locator('#security')
  await security.getByRole('button', { name: 'Add a passkey' }).click()
  await security.getByLabel('Your password').fill(account.password)
  await security.getByRole('button', { name: 'Continue' }).click()
  const remove = security.getByRole('button', { name: /^Remove Chrome/ })
  await expect(remove).toBeVisible()
  await expectAccessible(page, { within: ['#security'] })
  await security.getByRole('button', { name: /^Chrome on/ }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Kitchen laptop')
  await page.keyboard.press('Enter')
  await expect(security.getByRole('button', { name: 'Remove Kitchen laptop' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(own('/auth'))
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()

  await page.goto(own('/account#security'))
  await security.getByRole('button', { name: 'Remove Kitchen laptop' }).click()
  await expect(security.getByRole('button', { name: 'Remove Kitchen laptop' })).toHaveCount(0)
})
