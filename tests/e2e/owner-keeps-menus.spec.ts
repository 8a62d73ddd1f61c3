import type { Locator, Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, listSavedMenus } from '#contract/menus/saved-menus.ts'
import { readQrCodes } from '#tests/typesetting/read-qr.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, newAccount, test, toastOf } from './fixtures.ts'
import { openOwnLink } from './steps/sharing.ts'

const keep = (page: Page, restaurantName: string, words: object = {}) =>
  page.request.post(createSavedMenu.path, {
    data: buildSavePayload({ content: { ...buildContent({ restaurantName }), ...words } }),
  })

const choose = async (page: Page, menu: string, action: string) => {
  await page.getByRole('button', { name: `More actions for ${menu}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

const chooseOf = async (card: Locator, action: string) => {
  await card.getByRole('button', { name: /^More/ }).click()
  await card.page().getByRole('menuitem', { name: action, exact: true }).click()
}

test('an owner looks through saved menus, opens one, shares it and deletes it', async ({ page }) => {
  await page.request.post(register.path, { data: newAccount() })
  await page.goto('/my-menus')

  await test.step('finds the list empty at first', async () => {
    await expect(page.getByText("You haven't saved any menus yet.")).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Your First Menu' })).toBeVisible()
    await expect(page.getByText('0 of 3 menus')).toBeVisible()
  })

  for (const restaurantName of ['Osteria Uno', 'Osteria Due']) await keep(page, restaurantName)
  await page.reload()
  const row = page.getByRole('row', { name: /Osteria Due Menu/ })

  await test.step('sees what each menu is', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Menu Name',
      'Template',
      'Created',
      'Last Changed',
      'Target Check Avg',
      'Actions',
    ])
    await expect(row).toContainText('Classic')
    await expect(row).toContainText('$25')
  })

  await test.step('shares one, and stops sharing it', async () => {
    await choose(page, 'Osteria Due Menu', 'Share')
    const own = await openOwnLink(page)
    await expect(own).toHaveValue(/\/menu-viewer\/[\w-]{20,}$/)
    const link = await own.inputValue()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'QR code as PNG' }).last().click(),
    ])
    expect(await readQrCodes(await readDownload(download))).toEqual([{ text: link, level: 'M' }])
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(row).toContainText('Shared')
    await choose(page, 'Osteria Due Menu', 'Share')
    await expect(await openOwnLink(page)).toHaveValue(link)
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
    await expect(row).not.toContainText('Shared')
  })

  await test.step('opens one from its own page, and goes on with it in the builder', async () => {
    await row.getByRole('link', { name: 'View' }).click()
    await expect(page.getByText('Link not shared: only you can open it')).toBeVisible()
    await expect(page.getByText('Target Check Average')).toBeVisible()
    await page.getByRole('link', { name: 'Edit' }).click()
    await expect(page).toHaveURL(/\/menu-builder\?of=[\w-]{20,}$/)
    await expect(page.getByRole('article', { name: 'Menu', exact: true })).toBeVisible()
  })

  await test.step('opens it by its address in another browser, and reads why where there is no such menu', async () => {
    const address = page.url()
    const browser = page.context().browser()
    const other = await (
      await browser?.newContext({ storageState: { ...(await page.context().storageState()), origins: [] } })
    )?.newPage()
    if (!other) throw new Error('There is no other browser.')
    await other.goto(address)
    await expect(other.getByRole('article', { name: 'Menu', exact: true })).toContainText('Osteria Due')
    await other.goto(`${new URL(address).origin}/menu-builder?of=${'x'.repeat(24)}`)
    await expect(other.getByRole('alert')).toContainText('The link names no menu of this account.')
    await other.getByRole('link', { name: 'My Menus' }).click()
    await expect(other.getByRole('heading', { name: 'My Menus' })).toBeVisible()
    await other.context().close()
  })

  await test.step('deletes one after a question, and takes it back', async () => {
    await page.goto('/my-menus')
    await row.getByRole('button', { name: 'Delete Osteria Due Menu' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    const remove = async () => {
      await row.getByRole('button', { name: 'Delete Osteria Due Menu' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete menu' }).click()
      await expect(toastOf(page, 'Menu Deleted')).toContainText('The menu has been deleted successfully.')
      await expect(row).toHaveCount(0)
    }
    await remove()
    await expect(page.getByRole('heading', { name: 'My Menus' })).toBeFocused()
    await toastOf(page, 'Menu Deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(row).toBeVisible()
    await remove()
    await expect(page.getByRole('row', { name: /Osteria Uno Menu/ })).toBeVisible()
  })
})

test('an owner at home finds menus by their pages, renames one, takes one along, and makes a copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // A print dialog would wait for a person; what it would print stays on the page instead.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title)
  })
  await page.request.post(register.path, { data: newAccount() })
  await keep(page, 'Osteria Uno', { title: 'Dinner', dateLine: 'Winter 2026' })
  await keep(page, 'Osteria Uno', { title: 'Lunch' })
  await page.goto('/')
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

  await test.step('sees the first page, the title, the restaurant, and when it was edited', async () => {
    await expect(card('Dinner')).toContainText(/Osteria Uno.*Winter 2026.*Edited today/)
    await expect
      .poll(() =>
        card('Dinner')
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(200)
    await expectAccessible(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `the home at ${width} px`)
    }
  })

  await test.step('searches by any of its words', async () => {
    await page.getByLabel('Search menus').fill('winter')
    await expect(card('Lunch')).toHaveCount(0)
    await expect(card('Dinner')).toBeVisible()
    await page.getByLabel('Search menus').fill('brunch')
    await expect(page.getByRole('heading', { name: 'No menu found' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all menus' }).click()
    await expect(card('Lunch')).toBeVisible()
  })

  await test.step('renames one where it stands; a title that is too long is refused and stays typed', async () => {
    await choose(page, 'Lunch', 'Rename')
    const form = page.getByRole('form', { name: 'Rename Lunch' })
    await expect(form.getByLabel('Title')).toBeFocused()
    await form.getByLabel('Title').fill('x'.repeat(200))
    await expect(form).toContainText('A title has at most 120 characters. This one has 200.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByLabel('Title')).toHaveValue('x'.repeat(200))
    await form.getByLabel('Title').fill('Dinner')
    await form.getByLabel('Date line').fill('Spring 2026')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card('Dinner')).toHaveCount(2)
    await expect(card('Dinner').filter({ hasText: 'Spring 2026' })).toHaveCount(1)
  })

  await test.step('leaves one without a title: it is the menu of its restaurant', async () => {
    const form = page.getByRole('form', { name: 'Rename Dinner' })
    await chooseOf(card('Dinner').filter({ hasText: 'Spring 2026' }), 'Rename')
    await form.getByLabel('Title').fill(' ')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(card('Osteria Uno Menu')).toContainText('Spring 2026')
  })

  await test.step('takes one along as PDF, onto paper and by its link, from its card', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), chooseOf(card('Dinner'), 'PDF')])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await chooseOf(card('Dinner'), 'Print')
    await expect(page.locator('html')).toHaveAttribute('data-printed', /Osteria Uno/)
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await chooseOf(card('Dinner'), 'Share')
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(card('Dinner')).toContainText('Shared')
    // The address of the page comes first.
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/r\/[\w-]+$/)
  })

  await test.step('makes a copy under a title of its own, until the plan is full', async () => {
    await card('Dinner').filter({ hasText: 'Winter 2026' }).getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Dinner (copy)')
    await page.getByLabel('Title').fill('Brunch')
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click()
    await expect(card('Brunch')).toContainText('Winter 2026')
    await expect(page.getByText('3 of 3 menus')).toBeVisible()
    const listed = await (await page.request.get(listSavedMenus.path)).json()
    expect(listed.map(({ title }: { title: string }) => title).sort()).toEqual(['', 'Brunch', 'Dinner'])
  })

  await test.step('sees them as the table, and opens one by its card', async () => {
    await page.getByRole('button', { name: 'Show as a table' }).click()
    await expect(page.getByRole('row')).toHaveCount(4)
    await page.getByRole('button', { name: 'Show as cards' }).click()
    await card('Brunch').getByRole('button', { name: 'Brunch', exact: true }).click()
    await expect(page).toHaveURL(/\/menu-builder/)
  })

  await test.step('goes on with work that was never saved, or discards it', async () => {
    for (const title of ['Wedding', 'Banquet']) {
      const content = { ...buildContent({ restaurantName: 'Osteria Uno' }), title }
      const { design, templateId } = buildSavePayload()
      const data = { content, design, templateId, step: 'builder', workId: title, version: 0 }
      expect((await page.request.put(writeDraft.path, { data })).status()).toBe(200)
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'Discard the draft Banquet' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Discard/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Restore Banquet' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore Wedding' }).click()
    await expect(page).toHaveURL(/\/menu-builder/)
    await expect(page.getByRole('article', { name: 'Menu', exact: true }).getByText('Wedding')).toBeVisible()
  })
})
