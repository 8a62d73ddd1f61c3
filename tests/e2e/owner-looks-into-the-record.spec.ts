import { join } from 'node:path'
import { register } from '#contract/accounts/accounts.ts'
import { openChange } from '#contract/menus/changes.ts'
import { createSavedMenu, shareSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { startServer } from '#server/boot/start.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect as expectSoon, newAccount, test } from './fixtures.ts'
import { chooseMore, sheetOf } from './steps/editor.ts'

/** Pages are set, sent and painted several times, which takes its time on a machine that others share. */
const expect = expectSoon.configure({ timeout: 30_000 })

const DIST_DIR = join(import.meta.dirname, '..', '..', 'dist')

const menu = (amount: number) => {
  const bavette = buildItem({ id: 1, name: 'Bavette', prices: [fixedPrice(amount)] })
  const base = buildSavePayload()
  return buildSavePayload({
    content: { ...base.content, title: 'Dinner', sections: [{ id: 1, name: 'Mains', items: [bavette] }] },
  })
}

/** A server whose clock stands where the journey puts it. */
const timed = test.extend<object, { clock: ReturnType<typeof buildClock> }>({
  clock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
    async ({}, use) => use(buildClock()),
    { scope: 'worker' },
  ],
  server: [
    async ({ dataDir, clock }, use) => {
      const env = readEnv({ PORT: '0', CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'error' })
      const server = await startServer(env, () => loadBuiltSite(DIST_DIR), {
        clock: clock.now,
        roundsMs: { versions: 100 },
      })
      await use({ url: server.url, each: [server.url] })
      await server.stop('end of the journey')
    },
    { scope: 'worker' },
  ],
})

timed(
  'an owner reads what guests saw, restores it, and prepares a menu for a date',
  async ({ page, clock }) => {
    await page.request.post(register.path, { data: newAccount() })
    const { id } = await (await page.request.post(createSavedMenu.path, { data: menu(2400) })).json()
    const shared = await page.request.post(shareSavedMenu.path.replace('{id}', id))
    const { url: guestsLink } = await shared.json()
    await page.request.put(updateSavedMenu.path.replace('{id}', id), { data: { ...menu(2600), version: 1 } })

    await test.step('finds each change, with who made it and what differs', async () => {
      await page.goto('/my-menus')
      await page.getByRole('button', { name: 'More actions for Dinner' }).click()
      await page.getByRole('menuitem', { name: 'Record' }).click()
      const versions = page.getByRole('listitem').filter({ hasText: 'Version' })
      await expect(versions).toHaveCount(2)
      await expect(versions.first()).toContainText('1 price')
      await versions.first().getByText('What changed').click()
      await expect(page.getByRole('row', { name: /Bavette/ })).toContainText('$24.00')
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 800 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('sees the page as guests had it', async () => {
      await page
        .getByRole('button', { name: /^See Page/ })
        .last()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(
        dialog.getByRole('img', { name: 'The page as guests had it' }).locator('canvas'),
      ).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Page as PDF' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
    })

    await test.step('asks what guests read', async () => {
      await page.getByRole('button', { name: 'Ask' }).click()
      await page.getByLabel('Dish').selectOption('Bavette')
      await expect(
        page.getByRole('img', { name: 'The page as guests had it' }).locator('canvas'),
      ).toBeVisible()
      await expect(page.getByText('Not declared')).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'PDF for an Inspector' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/on record\.pdf$/)
    })

    await test.step('restores the first version in two clicks', async () => {
      await page.getByRole('button', { name: /^Restore/ }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
      await expect(page.getByText('Restored version 1 · 1 price')).toBeVisible()
    })

    await test.step('looks at what a program proposes, page by page, and applies it', async () => {
      const { content } = menu(2500)
      const change = { menuId: id, version: 3, title: 'Prices of the week', content }
      await page.request.post(openChange.path, { data: change })
      await page.goto('/my-menus')
      await page.getByRole('button', { name: 'Look at Prices of the week' }).click()
      const dialog = page.getByRole('dialog', { name: 'Prices of the week' })
      for (const name of ['Guests see this', 'After the change'])
        await expect(dialog.getByRole('img', { name }).locator('canvas')).toBeVisible()
      await expect(dialog.getByRole('row', { name: /Bavette/ })).toContainText('$25.00')
      await expectAccessible(page, { within: ['[role=dialog]'] })
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('saves an edited menu for a date, and finds it in the record', async () => {
      await page.goto(`/saved-menus?edit=${id}`)
      await page.getByRole('button', { name: 'Edit Restaurant Details' }).click()
      const details = page.getByRole('dialog')
      await details.getByLabel('Restaurant name').fill('Autumn House')
      await details.getByRole('button', { name: 'Save Changes' }).click()
      await chooseMore(page, 'Save for a Date…')
      const dialog = page.getByRole('dialog', { name: 'Save for a date' })
      await dialog.getByLabel('Name').fill('Autumn menu')
      await dialog.getByRole('button', { name: 'Save for This Date' }).click()
      await expect(dialog).toBeHidden()
      await page.goto(`/record?menu=${id}`)
      await expect(page.getByRole('button', { name: 'Withdraw Autumn menu' })).toBeVisible()
      await page.getByText('What it changes').click()
      await expect(page.getByRole('row', { name: /Restaurant/ })).toContainText('Autumn House')
    })

    await test.step('edits what is prepared, and plans it again', async () => {
      await page.getByRole('button', { name: 'Edit Autumn menu' }).click()
      await expect(page).toHaveURL(`/menu-builder?of=${id}`)
      await expect(sheetOf(page).getByRole('heading', { level: 2 })).toHaveText('Autumn House')
      await chooseMore(page, 'Save for a Date…')
      const dialog = page.getByRole('dialog', { name: 'Save for a date' })
      await dialog.getByLabel('Name').fill('Autumn menu')
      await dialog.getByRole('button', { name: 'Save for This Date' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('fixes two prices meanwhile, and guests see all of it on the date', async () => {
      for (const [version, amount] of [
        [4, 2700],
        [5, 2800],
      ] as const)
        await page.request.put(updateSavedMenu.path.replace('{id}', id), {
          data: { ...menu(amount), version },
        })
      await page.goto('/my-menus')
      await expect(page.getByText(/“Autumn menu” opens /)).toBeVisible()
      clock.passDays(32)
      await page.goto(`/record?menu=${id}`)
      const latest = page.getByRole('listitem').filter({ hasText: 'Version 7' })
      await expect(async () => {
        await page.reload()
        await expect(latest).toContainText('automatically', { timeout: 1000 })
      }).toPass()
      await latest.getByText('What changed').click()
      await expect(page.getByRole('row', { name: /Restaurant/ })).toContainText('Autumn House')
      await page.goto(guestsLink)
      await expect(page.getByRole('heading', { name: 'Autumn House' })).toBeVisible()
      await expect(page.getByText('$28.00')).toBeVisible()
    })
  },
)
