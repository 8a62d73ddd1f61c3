import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentUser, login, register } from '#contract/accounts/accounts.ts'
import { startServerProcess } from '../support/server-process.ts'
import { credentialsOf, expect, expectAnswer, newAccount, test } from './fixtures.ts'

test('the last administrator names who takes over, and deletes the account', async ({ page, pageErrors }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-hand-over-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
  try {
    const [boss, heir] = [newAccount(), newAccount()]
    for (const data of [boss, heir]) {
      await page.context().clearCookies()
      await page.request.post(`${server.url}${register.path}`, { data })
    }
    const signIn = (account: typeof boss) =>
      page.request.post(`${server.url}${login.path}`, { data: credentialsOf(account) })
    await signIn(boss)
    await page.goto(`${server.url}/account`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const successor = dialog.getByLabel('Username of the next administrator')
    await dialog.getByLabel('Your password').fill(boss.password)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('You are the only administrator here.')).toBeVisible()
    await expect(successor).toBeFocused()
    await successor.fill('nobody here')
    await successor.press('Enter')
    await expect(dialog.getByText('No account has this username.')).toBeVisible()
    expectAnswer(pageErrors, 409)
    await successor.fill(heir.username)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page).toHaveURL(`${server.url}/`)
    await signIn(heir)
    const answer = await page.request.get(`${server.url}${currentUser.path}`)
    expect(await answer.json()).toMatchObject({ username: heir.username, role: 'administrator' })
  } finally {
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
})
