import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServerProcess } from '../support/server-process.ts'
import { expect, newAccount, test } from './fixtures.ts'

/** Words of an installation where people pay; "Professional templates" isn't a plan. */
const WORDS_OF_PLANS =
  /\bPRO\b|PREMIUM|Professional(?! templates)|Upgrade|\$29|[Ss]ubscri|\b[Pp]lans?\b|Payment|Pricing(?! optimization)/

async function register(page: Page): Promise<string> {
  const { username, email, password } = newAccount()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  return username
}

test('an operator runs Carte for restaurants of one’s own, by invitation and without prices', async ({
  browser,
  dataDir,
}) => {
  const logPath = join(dataDir, 'own-restaurants.log')
  const log = openSync(logPath, 'w')
  const settings = { CARTE_BILLING: 'off', CARTE_REGISTRATION: 'invited', LOG_LEVEL: 'warn' }
  const server = await startServerProcess(
    { ...settings, CARTE_DATA_DIR: join(dataDir, 'own-restaurants') },
    { log },
  )
  const { url } = server
  const page = await browser.newPage({ baseURL: url })
  const speaksOfNoPlans = async () => expect(page.locator('body')).not.toContainText(WORDS_OF_PLANS)
  const noteOf = (note: string) => page.getByRole('listitem').filter({ hasText: note })

  await test.step('a stranger is told that registration is by invitation', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create Your Menu' }).click()
    await expect(page.getByText('Registration is by invitation')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Register' })).toBeHidden()
    await speaksOfNoPlans()
  })

  await test.step('the link of the log makes the first account', async () => {
    const line = readFileSync(logPath, 'utf8')
      .split('\n')
      .find((one) => one.includes('no account yet'))
    await page.goto(JSON.parse(line ?? '{}').link)
    await expect(page.getByText('You are invited.')).toBeVisible()
    await register(page)
    await expect(page).toHaveURL('/start')
    await speaksOfNoPlans()
  })

  const link = await test.step('its owner invites somebody', async () => {
    await page.goto('/account')
    // What loads above the form moves it.
    await expect(page.getByRole('button', { name: 'Invite someone' })).toBeVisible()
    await page.getByLabel('Who it is for').fill('Anna, front of house')
    await page.getByRole('button', { name: 'Make a link' }).click()
    await expect(noteOf('Anna, front of house')).toContainText('Open')
    await speaksOfNoPlans()
    return page.getByLabel('The link').inputValue()
  })

  const guest = await browser.newPage({ baseURL: url })
  await test.step('who comes in with the link, once', async () => {
    await guest.goto(link)
    const username = await register(guest)
    await expect(guest).toHaveURL('/start')
    const late = await browser.newPage({ baseURL: url })
    await late.goto(link)
    await register(late)
    await expect(late.getByRole('alert').filter({ hasText: 'This invitation has been used' })).toBeVisible()
    await late.close()
    await page.reload()
    await expect(noteOf('Anna, front of house')).toContainText(`used by ${username}`)
  })

  await test.step('and finds everything open', async () => {
    await guest.goto('/recommendations')
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(guest.locator('body')).not.toContainText(WORDS_OF_PLANS)
    expect((await guest.goto('/subscription-checkout'))?.status()).toBe(404)
  })

  await page.close()
  await guest.close()
  await server.end('SIGTERM')
  closeSync(log)
})
