import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { register } from '#contract/accounts/accounts.ts'
import { PROVIDER_CALLBACK } from '#contract/accounts/single-sign-on.ts'
import { CLIENT, startLibraryProvider } from '../fakes/sign-in-providers.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { startServerProcess } from '../support/server-process.ts'
import { expect, newAccount, test } from './fixtures.ts'

/** A port that nobody listens at: the provider has to know where people come back before Carte starts. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('a person signs in at the provider of a group, and an owner connects it', async ({
  browser,
  dataDir,
}) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await startLibraryProvider(`${url}${PROVIDER_CALLBACK}`)
  const server = await startServerProcess({
    PORT: String(port),
    CARTE_PUBLIC_URL: url,
    CARTE_DATA_DIR: join(dataDir, 'with-a-provider'),
    CARTE_OIDC_ISSUER: provider.issuer,
    CARTE_OIDC_CLIENT_ID: CLIENT.id,
    CARTE_OIDC_CLIENT_SECRET: CLIENT.secret,
    CARTE_OIDC_CLIENT_AUTH: provider.clientAuth,
    CARTE_OIDC_NAME: 'Trattoria Group',
  })
  const owner = newAccount()
  await provider.keep({ sub: 'anna', email: 'anna@example.com', email_verified: true })
  await provider.keep({ sub: 'owner', email: owner.email, email_verified: true })

  const page = await browser.newPage({ baseURL: url, viewport: { width: 390, height: 844 } })
  const signInThere = async (name: string, { isKnown = false } = {}) => {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    if (!isKnown) await page.getByRole('button', { name: 'Allow' }).click()
  }
  await test.step('who is new gets an account there', async () => {
    await page.goto('/auth')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue with Trattoria Group' }).click()
    await signInThere('anna')
    await expect(page).toHaveURL(`${url}/start`)
    await expect(page.getByRole('button', { name: /^Account of anna/ })).toBeVisible()
  })

  await test.step('who has one with that address is asked to connect it', async () => {
    await page.context().clearCookies()
    await page.request.post(register.path, { data: owner })
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Trattoria Group' }).click()
    await signInThere('owner')
    await expect(page.getByRole('alert').filter({ hasText: 'Sign in with its password' })).toBeVisible()
    await page.getByLabel('Username or email').fill(owner.username)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
    await page.goto('/account#security')
    await page.getByRole('button', { name: 'Connect Trattoria Group' }).click()
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await expectAccessible(page, { within: ['#security'] })
  })

  await test.step('and signs in there from then on, until it is taken apart', async () => {
    await page.context().clearCookies()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Trattoria Group' }).click()
    await signInThere('owner', { isKnown: true })
    await expect(page.getByRole('button', { name: `Account of ${owner.username}` })).toBeVisible()
    await page.goto('/account#security')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('button', { name: 'Connect Trattoria Group' })).toBeVisible()
  })

  await page.close()
  await server.end('SIGTERM')
  await provider.close()
})
