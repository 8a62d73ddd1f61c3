import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { login, register } from '#contract/accounts/accounts.ts'
import { startServerProcess } from '../support/server-process.ts'
import { credentialsOf, expect, LONG, newAccount, test, toastOf } from './fixtures.ts'
import { openAccount } from './steps/editor.ts'

// All that the browser keeps is looked at.
test.use({ hasPages: true })

/** The draft is at most this far behind. */
const BEHIND_MS = 2000

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}

async function generateMenu(page: Page): Promise<void> {
  await page.goto('/menu-builder')
  await page.getByLabel('Cuisine').first().selectOption({ label: 'French' })
  await page.getByRole('button', { name: 'Generate Menu' }).click()
  await expect(page.getByRole('article', { name: 'Menu' })).toBeVisible()
}

async function addDish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Item' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Description').fill('As the house makes it.')
  await dialog.getByLabel('Price').fill('12.5')
  await dialog.getByRole('button', { name: 'Add to Menu' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

async function restoreDraft(
  browser: Browser,
  baseURL: string,
  account: ReturnType<typeof newAccount>,
): Promise<void> {
  const other = await (await browser.newContext({ baseURL })).newPage()
  await other.request.post(login.path, { data: credentialsOf(account) })
  await other.goto('/menu-builder')
  await other.getByRole('button', { name: 'Restore your last draft' }).click()
  await expect(other.getByRole('heading', { name: 'Tarte of the last two seconds' })).toBeVisible()
  await other.close()
}

test(
  'the server is killed during work: its draft is two seconds old at most, and the work goes on',
  LONG,
  async ({ browser }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-crash-'))
    const settings = { CARTE_DATA_DIR: dataDir, PORT: await freePort() }
    const account = newAccount()
    let server = await startServerProcess(settings)
    try {
      const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
      await desk.request.post(register.path, { data: account })
      await generateMenu(desk)
      await addDish(desk, 'Tarte of the last two seconds')
      await desk.waitForTimeout(BEHIND_MS)
      await server.end('SIGKILL')

      await test.step('goes on while there is no server, and says that the draft waits', async () => {
        await addDish(desk, 'Soup while the server was away')
        await expect(desk.getByText('No connection. Your work is kept on this device.')).toBeVisible()
        await desk.getByRole('button', { name: 'Save Menu' }).click()
        await expect(
          desk.getByText('Waiting for the connection; your work is kept on this device.'),
        ).toBeVisible()
      })

      await desk.context().setOffline(true)
      server = await startServerProcess(settings)
      await test.step('another device finds the draft as it was before the crash', () =>
        restoreDraft(browser, server.url, account))
      await test.step('reconnects to the server, and saves', async () => {
        await desk.context().setOffline(false)
        await Promise.all([
          // Both are shown for a few seconds.
          expect(desk.getByText('Back online')).toBeVisible({ timeout: 30_000 }),
          expect(toastOf(desk, 'Menu Saved')).toBeVisible({ timeout: 30_000 }),
        ])
      })

      await test.step('keeps up with the next change', async () => {
        await expect(desk.getByText('your work is kept on this device.')).toHaveCount(0)
        await addDish(desk, 'Cheese after the restart')
        await expect(desk.getByText('kept as a draft').first()).toBeVisible()
        const { content } = await (await desk.request.get('/api/draft')).json()
        const names = content.sections.flatMap((section: { items: { name: string }[] }) =>
          section.items.map(({ name }) => name),
        )
        expect(names).toEqual(
          expect.arrayContaining(['Soup while the server was away', 'Cheese after the restart']),
        )
      })
    } finally {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

test('after 30 minutes the builder is blank, and the work is one click away', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.clock.install()
  await generateMenu(page)
  await addDish(page, 'Quiche before the break')
  await page.clock.runFor(BEHIND_MS)
  await expect(page.getByText('kept as a draft').first()).toBeVisible()

  await test.step('29 minutes later a reload goes on', async () => {
    await page.clock.fastForward('29:00')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Quiche before the break' })).toBeVisible()
  })

  await test.step('31 minutes later the session is over', async () => {
    await page.clock.fastForward('02:00')
    await page.reload()
    await expect(page.getByText('Generate a menu to see the preview and pricing options.')).toBeVisible()
    await expect(page.getByLabel('Cuisine').first()).toHaveValue('')
  })

  await test.step('the draft brings everything back', async () => {
    await page.getByRole('button', { name: 'Restore your last draft' }).click()
    await expect(page.getByRole('heading', { name: 'Quiche before the break' })).toBeVisible()
  })
})

test('logout takes the last second of work to the server first, and leaves nothing of the account behind', async ({
  page,
}) => {
  const account = newAccount()
  await page.request.post(register.path, { data: account })
  await generateMenu(page)
  await addDish(page, 'Omelette of the last moment')
  await openAccount(page)
  await Promise.all([
    // It is shown for a few seconds, while a busy machine still loads the page.
    expect(toastOf(page, 'Logout successful')).toBeVisible(),
    page.getByRole('menuitem', { name: 'Logout' }).click(),
  ])
  await expect(page).toHaveURL('/')
  // That somebody has signed in here names nobody: it opens Login in the place of Register.
  expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([
    { 'carte-has-signed-in': 'yes' },
    {},
  ])

  await page.request.post(login.path, { data: credentialsOf(account) })
  await page.goto('/menu-builder')
  await page.getByRole('button', { name: 'Restore your last draft' }).click()
  await expect(page.getByRole('heading', { name: 'Omelette of the last moment' })).toBeVisible()
})
